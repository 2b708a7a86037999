import { Clock, Image, MapPin, Palette, Shirt } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { formatClock } from '../../domain/time/date-words.ts';
import { GENDER_LABELS, STYLE_LABELS } from '../../domain/preferences/style.ts';
import { Photo } from '../../ui/photo.tsx';
import { GalleryPhoto } from '../shell/gallery-photo.tsx';
import type { Draft, Step } from './onboarding-draft.ts';
import { ModelPicturesOffer, type ModelPictures } from './model-pictures-offer.tsx';
import { STYLE_PICTURES } from './style-pictures.ts';

interface SummaryStepProps {
  draft: Draft;
  /** Address of a picture of her in the look that she has tried on; null for none. */
  picture: string | null;
  onGoTo: (step: Step) => void;
  /** Null where none may be offered. */
  modelPictures: ModelPictures | null;
}

const KEPT = 'You in the look that you kept';

/** Step 4: what she has chosen, each part one tap from being changed. */
export function SummaryStep({ draft, picture, onGoTo, modelPictures }: SummaryStepProps) {
  const styles = draft.stylePreferences.map((id) => STYLE_LABELS[id]).join(', ');
  const rows: { Icon: LucideIcon; label: string; value: string; step: Step }[] = [
    { Icon: MapPin, label: 'Location', value: draft.location, step: 3 },
    { Icon: Palette, label: 'Styles', value: styles, step: 3 },
    { Icon: Clock, label: 'Daily delivery time', value: formatClock(draft.notificationTime), step: 3 },
    {
      Icon: Shirt,
      label: 'Clothes',
      value: draft.gender ? GENDER_LABELS[draft.gender] : 'Not chosen',
      step: 3,
    },
    { Icon: Image, label: 'Photo', value: draft.photoUrl ? 'Ready' : 'Later, from your profile', step: 2 },
  ];
  return (
    <div className="ob-two rev">
      <div className="ob-right">
        <h1 className="display h1" tabIndex={-1}>
          You're all <em>set</em>
        </h1>
        <p className="lead mt-2">We'll make your first outfit as soon as you press the button.</p>
        {picture && <Photo src={picture} alt={KEPT} className="ob-kept wide:hidden" />}
        <dl className="card ruled ob-sum">
          {rows.map(({ Icon, label, value, step }) => (
            <div key={label}>
              <dt>
                <Icon />
                <span>{label}</span>
              </dt>
              <dd>{value}</dd>
              <dd>
                <button type="button" className="link u small" onClick={() => onGoTo(step)}>
                  Change<span className="sr-only">{` ${label.toLowerCase()}`}</span>
                </button>
              </dd>
            </div>
          ))}
        </dl>
        {modelPictures && <ModelPicturesOffer {...modelPictures} />}
      </div>
      <div className="ob-left max-wide:hidden">
        {picture ? (
          <Photo src={picture} alt={KEPT} className="ml-auto max-w-sm" />
        ) : draft.photoUrl ? (
          <Photo src={draft.photoUrl} alt="Your photo" className="ml-auto max-w-sm" />
        ) : (
          <GalleryPhoto
            name={STYLE_PICTURES[draft.stylePreferences[0] ?? 'classic']}
            alt=""
            className="ml-auto max-w-sm"
            sizes="384px"
          />
        )}
      </div>
    </div>
  );
}
