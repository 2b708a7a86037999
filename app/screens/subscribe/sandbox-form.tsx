import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import { useSandboxPayment } from '../../client/account/sandbox-payment.ts';
import { SANDBOX_CARDS } from '../../domain/billing/sandbox-cards.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { RadioCards } from '../../ui/radio.tsx';
import type { FormProps } from './form-props.ts';

const OPTIONS = SANDBOX_CARDS.map(({ id, label, note, last4 }) => ({
  value: id,
  label: `${label} •••• ${last4}`,
  note,
}));

/** Pays in the sandbox with test cards, one for each outcome. */
export function SandboxForm({ setup, busy, onConfirmed }: FormProps) {
  const [card, setCard] = useState('good');
  const payment = useSandboxPayment(setup, onConfirmed);
  const isBusy = busy || (payment.isPending && !payment.isAsking);
  return (
    <>
      <div className="sandbox-note gold" role="note">
        <FlaskConical className="mt-[2px]" />
        <span>
          <b>Test mode: no card is charged.</b> Choose what the bank should do.
        </span>
      </div>
      <RadioCards label="Test card" className="w-full" value={card} onChange={setCard} options={OPTIONS} />
      <Button block busy={isBusy} busyText="Paying..." onClick={() => payment.pay(card)}>
        Pay with the test card
      </Button>
      <ConfirmDialog
        open={payment.isAsking}
        onOpenChange={(open) => !open && payment.answer(false)}
        title="Is this you?"
        description="The test bank wants to confirm it's you. A real bank would ask in its own app."
        action="Yes, it is me"
        cancel="No"
        onConfirm={() => payment.answer(true)}
      />
    </>
  );
}
