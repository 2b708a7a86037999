import { useLocation } from '@remix-run/react';
import { Mail } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { WAITLIST } from './copy.ts';
import { emphasised } from './emphasised.tsx';
import { isEmail, outcomeIn, WAITLIST_WORDS } from './waitlist.ts';
import type { WaitlistOutcome } from './waitlist.ts';

/** Section 6. Without JavaScript the form is posted, and the answer comes back in the address. */
export function Waitlist() {
  return (
    <section className="page" aria-label="Early access" id="early-access">
      <div className="waitlist">
        <div>
          <h2 className="display h2">{emphasised(WAITLIST.title)}</h2>
          <p className="ink2 mt-2 max-w-[26rem]">{WAITLIST.text}</p>
        </div>
        <WaitlistForm />
      </div>
    </section>
  );
}

function WaitlistForm() {
  const [email, setEmail] = useState('');
  const posted = outcomeIn(useLocation().search);
  const [outcome, setOutcome] = useState(posted);
  const [scripted, setScripted] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => setScripted(true), []);
  const [busy, setBusy] = useState(false);

  const amiss = outcome !== null && outcome !== 'joined' && !busy;
  useEffect(() => {
    if (amiss) field.current?.focus();
  }, [amiss]);

  function tell(next: WaitlistOutcome) {
    setOutcome(next);
    const { title, description } = WAITLIST_WORDS[next];
    showToast({ tone: next === 'joined' ? 'good' : 'bad', title, description });
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (isEmail(email)) void join();
    else tell('invalid');
  }
  async function join() {
    setOutcome(null);
    setBusy(true);
    const next = await import('./join-waitlist.ts').then(
      ({ joinWaitlist }) => joinWaitlist(email.trim()),
      (): WaitlistOutcome => 'failed',
    );
    setBusy(false);
    if (next === 'joined') setEmail('');
    tell(next);
  }

  const words = outcome && WAITLIST_WORDS[outcome];
  return (
    <form className="wait-form" method="post" action="/early-access" noValidate={scripted} onSubmit={submit}>
      <TextField
        ref={field}
        label="Email"
        className="wait-email"
        type="email"
        name="email"
        autoComplete="email"
        placeholder="you@example.com"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        disabled={busy}
        before={<Mail className="i" aria-hidden="true" />}
        error={amiss && words ? words.note : null}
        hint={words && outcome === 'joined' ? words.note : undefined}
      />
      <Button type="submit" variant="ink" disabled={busy} busy={busy} busyText="Joining...">
        {WAITLIST.button}
      </Button>
    </form>
  );
}
