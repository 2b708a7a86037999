import type { Health } from '../../../contracts/health.ts';
import { TitledSection } from '../../../ui/titled-section.tsx';
import { Facts } from '../figure-list.tsx';

const dollars = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    // A question to a text model costs a quarter of a cent.
    maximumFractionDigits: cents > 0 && cents < 100 ? 4 : 2,
  });

const total = (costs: Health['costs'], day: string): number =>
  costs
    .filter((cost) => cost.day === day && (cost.what === 'models' || cost.what === 'films'))
    .reduce((sum, { cents }) => sum + cents, 0);

/** Today against its caps, then the last week by day and by model. */
export function Costs({ spend, costs }: Pick<Health, 'spend' | 'costs'>) {
  const days = [...new Set(costs.map(({ day }) => day))];
  return (
    <TitledSection title="Costs">
      <Facts
        facts={spend.map(({ what, cents, capCents }) => ({
          label: `${what === 'films' ? 'Videos today' : 'Models today'} (UTC)`,
          value: (
            <>
              <span>{dollars(cents)}</span> <span className="small muted">{`of ${dollars(capCents)}`}</span>
            </>
          ),
        }))}
      />
      {days.length > 0 && (
        <table className="card costs">
          <caption className="sr-only">Costs of the last week</caption>
          <tbody className="ruled">
            {days.map((day) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                <td className="small muted">
                  {costs
                    .filter((cost) => cost.day === day && cost.what !== 'models')
                    .map(({ what, cents }) => `${what} ${dollars(cents)}`)
                    .join(', ')}
                </td>
                <td className="num">{dollars(total(costs, day))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </TitledSection>
  );
}
