import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useCalendarChange, useSaveSource } from '../../../client/account/calendars.ts';
import { failureText } from '../../../client/api/errors.ts';
import type { Calendars } from '../../../contracts/calendar.ts';
import { CALENDAR_FAILURE_WORDS } from '../../../domain/calendar/calendar-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldNote, TextField } from '../../../ui/field.tsx';

/** The calendar that is read: its private address pasted, what was wrong with it, forgotten again. */
export function SourceRow({ source }: { source: Calendars['source'] }) {
  const change = useCalendarChange();
  if (source)
    return (
      <div className="stack">
        <p className="small">
          We read <b>{source.host}</b> to see what's on today. We look at titles and never keep them.
        </p>
        {source.failure && <FieldNote error={CALENDAR_FAILURE_WORDS[source.failure]} />}
        <Button
          variant="line"
          size="sm"
          busy={change.isPending && change.variables === 'endSource'}
          busyText="Forgetting..."
          onClick={() => change.mutate('endSource')}
        >
          Forget this calendar
        </Button>
      </div>
    );
  return <PasteForm />;
}

function PasteForm() {
  const save = useSaveSource();
  const [url, setUrl] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (url.trim() === '' || save.isPending) return;
    save.mutate(url.trim(), { onError: () => field.current?.focus() });
  };
  const failure = save.isError ? failureText(save.error, 'Please try again in a moment.') : null;
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <TextField
        ref={field}
        label="Private address of your calendar"
        type="url"
        inputMode="url"
        placeholder="https://... .ics"
        autoComplete="off"
        spellCheck={false}
        maxLength={2000}
        value={url}
        onChange={(event) => setUrl(event.target.value)}
        error={failure}
        hint="We read today's titles to suggest an occasion on your home page. We never keep them, and we store the address encrypted."
      />
      <Button
        type="submit"
        variant="line"
        busy={save.isPending}
        busyText="Reading it..."
        disabled={url.trim() === ''}
      >
        Read this calendar
      </Button>
    </form>
  );
}
