import { useLocation } from '../../../framework/react.ts';
import { Mail } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { FieldNote, TextField } from '../../../ui/field.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { ToastFrame } from '../../../ui/toast/toaster.tsx';
import { WAITLIST } from '../copy.ts';
import { emphasized } from '../emphasized.tsx';
import { outcomeIn, WAITLIST_WORDS } from './waitlist.ts';
import type { WaitlistOutcome } from './waitlist.ts';

/** Section 6. Without JavaScript the form is posted, and the answer comes back in the address. */
export function Waitlist() {
  return (
    <section className="page" aria-label="Early access" id="early-access">
      <div className="waitlist">
        <div>
          <h2 className="display h2">{emphasized(WAITLIST.title)}</h2>
          <p className="ink2 mt-2 max-w-[26rem]">{WAITLIST.text}</p>
        </div>
        <WaitlistForm />
      </div>
    </section>
  );
}

const FIELD = 'early-access-email';
const isBad = (outcome: WaitlistOutcome) => outcome !== 'joined';

/** attach-waitlist-form.ts sends it in the browser, and finds its words and drawings in the templates. */
function WaitlistForm() {
  const outcome = outcomeIn(useLocation().search);
  const note = outcome && WAITLIST_WORDS[outcome].note;
  return (
    <form className="wait-form" method="post" action="/early-access">
      <TextField
        id={FIELD}
        label="Email"
        className="wait-email"
        type="email"
        name="email"
        autoComplete="email"
        placeholder="you@example.com"
        required
        before={<Mail />}
        error={outcome && isBad(outcome) ? note : null}
        hint={outcome === 'joined' ? note : undefined}
      />
      <Button type="submit" variant="ink" className="min-h-[52px]">
        {WAITLIST.button}
      </Button>
      <template data-is="busy">
        <Spinner />
        <span aria-live="polite">Joining...</span>
      </template>
      {(Object.keys(WAITLIST_WORDS) as WaitlistOutcome[]).map((each) => (
        <OutcomeTemplates key={each} outcome={each} />
      ))}
    </form>
  );
}

function OutcomeTemplates({ outcome }: { outcome: WaitlistOutcome }) {
  const { title, description, note } = WAITLIST_WORDS[outcome];
  return (
    <>
      <template data-is={`note-${outcome}`}>
        <FieldNote
          id={`${FIELD}-note`}
          error={isBad(outcome) ? note : null}
          hint={isBad(outcome) ? undefined : note}
        />
      </template>
      <template data-is={`toast-${outcome}`}>
        <ToastFrame tone={isBad(outcome) ? 'bad' : 'good'} title={title} description={description} />
      </template>
    </>
  );
}
