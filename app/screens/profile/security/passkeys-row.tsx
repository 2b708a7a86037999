import { Fingerprint } from 'lucide-react';
import { usePasskeys } from '../../../client/account/passkey-support.ts';
import { useAddPasskey, useRemovePasskey } from '../../../client/account/passkeys.ts';
import type { PasskeyLine } from '../../../contracts/security.ts';
import { formatDay } from '../../../domain/time/date-words.ts';
import { localDate } from '../../../domain/time/local-day.ts';
import { Button, mutationProps } from '../../../ui/button.tsx';
import { OpenRow } from '../profile-rows.tsx';

interface PasskeysRowProps {
  passkeys: PasskeyLine[];
  /** Hers, for the days. */
  timezone: string;
}

/** Keys of her devices: signing in without a password. */
export function PasskeysRow({ passkeys, timezone }: PasskeysRowProps) {
  const isKnown = usePasskeys();
  const add = useAddPasskey();
  const remove = useRemovePasskey();
  const count = passkeys.length;
  const day = (instant: string) => formatDay(localDate(Date.parse(instant), timezone));
  return (
    <OpenRow
      Icon={Fingerprint}
      title="Passkeys"
      value={
        count === 0
          ? 'Sign in with your fingerprint, face or PIN'
          : count === 1
            ? '1 passkey'
            : `${count} passkeys`
      }
    >
      {count > 0 && (
        <ul className="ruled sessions">
          {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
            <li key={id}>
              <Fingerprint className="size-[20px] text-muted" />
              <span className="flex-1">
                <b className="strong">{name}</b>
                <span className="small muted">
                  {lastUsedAt ? `Last used: ${day(lastUsedAt)}` : `Added: ${day(createdAt)}`}
                </span>
              </span>
              <Button
                variant="line"
                size="sm"
                aria-label={`Remove the passkey for ${name}`}
                busy={remove.isPending && remove.variables === id}
                busyText="Removing..."
                onClick={() => remove.mutate(id)}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="security-form mt-4">
        <p className="small ink2">
          {isKnown
            ? "A passkey stays on your devices. It can't be guessed, stolen from us or typed into the wrong page."
            : "This browser doesn't support passkeys."}
        </p>
        {isKnown && (
          <Button variant="line" busyText="Adding..." {...mutationProps(add)}>
            Add a passkey
          </Button>
        )}
      </div>
    </OpenRow>
  );
}
