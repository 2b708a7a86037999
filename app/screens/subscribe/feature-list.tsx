import { Check, Minus } from 'lucide-react';
import type { Tier } from '../../domain/billing/plan.ts';
import { classNames } from '../../ui/class-names.ts';
import { FEATURES } from './plan-features.ts';

export function FeatureList({ tier }: { tier: Tier }) {
  return (
    <ul className="gains">
      {FEATURES[tier].map(({ text, isMissing }) => (
        <li key={text} className={classNames(isMissing && 'no')}>
          {isMissing ? <Minus /> : <Check />}
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
