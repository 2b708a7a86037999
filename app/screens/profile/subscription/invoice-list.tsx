import { useInvoices } from '../../../client/account/subscription.ts';
import type { Invoice } from '../../../contracts/subscription.ts';
import { longDate } from '../../../domain/time/date-words.ts';
import { outsideAddress } from '../../../domain/text-format/link-target.ts';
import { formatDollars } from '../../../domain/billing/plan.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

const STATE_WORDS: Record<Invoice['state'], string> = { paid: 'Paid', open: 'Open', void: 'Nothing due' };
const REASON_WORDS: Record<Invoice['reason'], string> = {
  first: 'First month',
  renewal: 'Monthly',
  change: 'Change of plan',
  other: 'Invoice',
};

/** What was charged, newest first; asked for when the dialog opens. */
export function InvoiceList({ open }: { open: boolean }) {
  const { data, isError } = useInvoices(open);
  if (isError)
    return <p className="small muted">We couldn't load your invoices. Close this and try again.</p>;
  if (!data) return <Skeleton className="h-24 w-full rounded-field" />;
  if (data.length === 0) return null;
  return (
    <div>
      <h3 className="label mb-2">Invoices</h3>
      <ul className="ruled">
        {data.map((invoice) => (
          <li key={invoice.id} className="row gap-[12px] py-[10px]">
            <span className="grid flex-1">
              <b className="num">{formatDollars(invoice.amountCents)}</b>
              <span className="small muted">{`${REASON_WORDS[invoice.reason]}, ${longDate(invoice.createdAt)}`}</span>
            </span>
            <Badge tone={invoice.state === 'paid' ? 'sage' : 'plain'}>{STATE_WORDS[invoice.state]}</Badge>
            {outsideAddress(invoice.url) && (
              <a
                className="link small"
                href={outsideAddress(invoice.url) ?? undefined}
                target="_blank"
                rel="noreferrer"
              >
                View
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
