import type { Dressing } from '../../../contracts/fit-and-taste/dressing.ts';
import type { User } from '../../../contracts/session.ts';
import { TitledSection } from '../../../ui/titled-section.tsx';
import { ComfortRow } from './comfort-row.tsx';
import { FitRow } from './fit-row.tsx';
import { PhotoModelsRow } from './photo-models-row.tsx';
import { TasteRow } from './taste-row.tsx';

interface DressingSectionProps {
  user: User;
  loaded: Dressing;
}

/** What the stylist has learned of her, and the limits that she sets. */
export function DressingSection({ user, loaded }: DressingSectionProps) {
  return (
    <TitledSection title="How we dress you">
      <div className="card plist">
        <ComfortRow loaded={loaded.thermostat} unit={user.temperatureUnit} />
        <TasteRow loaded={loaded.taste} />
        <FitRow loaded={loaded.fit} />
        <PhotoModelsRow loaded={loaded.photoModels} />
      </div>
    </TitledSection>
  );
}
