import { Copy } from 'lucide-react';
import { useCalendarChange } from '../../../client/account/calendars.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { showToast } from '../../../ui/toast/toast-store.ts';

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    showToast({ tone: 'good', title: 'Address copied' });
  } catch {
    showToast({ tone: 'bad', title: 'Press and hold the address to copy it.' });
  }
}

/** The private address of her looks: made, copied, made anew, ended. */
export function FeedRow({ url }: { url: string | null }) {
  const { mutate, isPending, variables } = useCalendarChange();
  const busy = (change: typeof variables) => isPending && variables === change;
  if (url === null)
    return (
      <div className="stack">
        <p className="small muted">
          Your calendar app reads your looks from an address that only you have. It contains no name and no
          email.
        </p>
        <Button
          variant="line"
          busy={busy('makeFeed')}
          busyText="Making it..."
          onClick={() => mutate('makeFeed')}
        >
          Make a private address
        </Button>
      </div>
    );
  return (
    <div className="stack">
      <TextField
        label="Private address"
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
        hint={
          'In your calendar app choose "Subscribe" or "From URL" and paste it. Whoever has it can see your looks.'
        }
        after={
          <IconButton label="Copy the address" onClick={() => void copy(url)}>
            <Copy />
          </IconButton>
        }
      />
      <div className="row wrap gap-2">
        <Button
          variant="line"
          size="sm"
          busy={busy('makeFeed')}
          busyText="Making it..."
          onClick={() => mutate('makeFeed')}
        >
          New address
        </Button>
        <Button
          variant="quiet"
          size="sm"
          busy={busy('endFeed')}
          busyText="Turning off..."
          onClick={() => mutate('endFeed')}
        >
          Turn off
        </Button>
      </div>
      <p className="xs muted">A new address replaces the old one.</p>
    </div>
  );
}
