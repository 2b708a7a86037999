import { ChevronDown, ShieldCheck } from 'lucide-react';
import type { AdminUser } from '../../contracts/admin.ts';
import { PLANS, TIERS, type Tier } from '../../domain/billing/plan.ts';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { personInitials, personName, tierWords, avatarTone, whereabouts } from './person-words.ts';

interface PersonRowProps {
  person: AdminUser;
  /** The plan that is being given to her now; null while none is. */
  coming: Tier | null;
  onChoose: (tier: Tier) => void;
}

/** One user: who she is, her plan, and the plan to grant. */
export function PersonRow({ person, coming, onChoose }: PersonRowProps) {
  const name = personName(person);
  // The list names her plan; beside it stands only what that leaves out.
  const words = tierWords(person);
  return (
    <li className="person">
      <span className={classNames('sign size-[48px] initials', avatarTone(person))} aria-hidden="true">
        {personInitials(person)}
      </span>
      <div className="who">
        <p className="row wrap gap-2">
          <b>{name}</b>
          {person.isAdmin && (
            <Badge tone="rose">
              <ShieldCheck />
              Admin
            </Badge>
          )}
        </p>
        <p className="small">{person.email}</p>
        <p className="small muted">{whereabouts(person)}</p>
      </div>
      <div className="plan">
        {words !== PLANS[person.subscriptionTier].label && (
          <Badge tone={person.subscriptionTier === 'free' ? 'plain' : 'gold'}>{words}</Badge>
        )}
        <TierSelect label={`Plan of ${name}`} value={person.subscriptionTier} {...{ coming, onChoose }} />
      </div>
    </li>
  );
}

interface TierSelectProps {
  label: string;
  value: Tier;
  coming: Tier | null;
  onChoose: (tier: Tier) => void;
}

/** The device's own list: the best one on a phone. While a plan is on its way it takes no other. */
function TierSelect({ label, value, coming, onChoose }: TierSelectProps) {
  const isBusy = coming !== null;
  return (
    <span className="tier-select">
      <select
        aria-label={label}
        aria-busy={isBusy || undefined}
        value={coming ?? value}
        onChange={(event) => {
          const chosen = TIERS.find((tier) => tier === event.currentTarget.value);
          if (chosen && !isBusy) onChoose(chosen);
        }}
      >
        {TIERS.map((tier) => (
          <option key={tier} value={tier}>
            {PLANS[tier].label}
          </option>
        ))}
      </select>
      {isBusy ? <Spinner /> : <ChevronDown />}
    </span>
  );
}
