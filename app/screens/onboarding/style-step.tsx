import { useMutation } from '@tanstack/react-query';
import { LocateFixed, Check } from 'lucide-react';
import { findPosition } from '../../client/browser/geolocation.ts';
import { locationFailure } from '../../client/looks/location.ts';
import { placeAt } from '../../client/looks/places.ts';
import type { User } from '../../contracts/session.ts';
import { SKIPPED_LOCATION } from '../../contracts/user.ts';
import { formatPlace } from '../../domain/places/place.ts';
import {
  GENDER_LABELS,
  GENDERS,
  toggleStyle,
  STYLE_IDS,
  STYLE_LABELS,
} from '../../domain/preferences/style.ts';
import { Button, mutationProps } from '../../ui/button.tsx';
import { RadioSegments } from '../../ui/radio.tsx';
import { showToast } from '../../ui/toast/toast-store.ts';
import { CityField } from '../places/city-field.tsx';
import type { StyleId } from '../../domain/preferences/style.ts';
import { GalleryPhoto } from '../shell/gallery-photo.tsx';
import { DeliveryTime } from './delivery-time.tsx';
import type { Draft } from './onboarding-draft.ts';
import { NotificationChannels } from './notification-channels.tsx';
import { STYLE_PICTURES } from './style-pictures.ts';

interface StyleStepProps {
  draft: Draft;
  user: User;
  canMail: boolean;
  /** What is wrong with the city in the field. */
  badPlace: string | null;
  onChange: (part: Partial<Draft>) => void;
}

const cityOf = (location: string): string => location.split(',')[0]?.trim() ?? '';

/** Step 3: place, clothes, styles, hour. */
export function StyleStep({ draft, user, canMail, badPlace, onChange }: StyleStepProps) {
  const gps = useGps(draft, onChange);
  const city = draft.placeId === undefined ? '' : cityOf(draft.location);
  return (
    <div className="ob-two rev">
      <div className="ob-right grid content-start gap-7">
        <div>
          <h1 className="display h1" tabIndex={-1}>
            Where, and <em>how</em>
          </h1>
          <p className="lead mt-2">Your weather, your taste, your hour.</p>
        </div>
        <CityField
          label="Location"
          placeholder="e.g., Helsinki, London, Tokyo"
          value={{ text: draft.location, placeId: draft.placeId }}
          onChange={({ text, placeId }) => onChange({ location: text, placeId })}
          error={badPlace}
          action={
            <Button
              variant="quiet"
              size="sm"
              className="-mr-2.5 text-accent-text"
              busyText="Locating..."
              {...mutationProps(gps)}
            >
              <LocateFixed />
              Use GPS
            </Button>
          }
        />
        <fieldset>
          <legend className="lbl">Clothes</legend>
          <RadioSegments
            label="Clothes"
            value={draft.gender}
            onChange={(gender) => onChange({ gender })}
            options={GENDERS.map((value) => ({ value, label: GENDER_LABELS[value] }))}
          />
        </fieldset>
      </div>
      <div className="ob-left">
        <fieldset>
          <legend className="lbl">
            Style <span className="opt">choose at least one</span>
          </legend>
          <StyleTiles
            chosen={draft.stylePreferences}
            onToggle={(style) => onChange({ stylePreferences: toggleStyle(draft.stylePreferences, style) })}
          />
        </fieldset>
      </div>
      <fieldset>
        <legend className="lbl">Daily outfit time</legend>
        <DeliveryTime
          value={draft.notificationTime}
          onChange={(notificationTime) => onChange({ notificationTime })}
        />
        <p className="hint">{city ? `In your own time zone, ${city}.` : 'In your own time zone.'}</p>
      </fieldset>
      <NotificationChannels time={draft.notificationTime} user={user} canMail={canMail} />
    </div>
  );
}

/** 'Use GPS'; where it cannot, San Francisco stands in, but never over a city that she has entered. */
function useGps(draft: Draft, onChange: (part: Partial<Draft>) => void) {
  return useMutation({
    mutationFn: async () => {
      const { lat, lon } = await findPosition();
      return placeAt(lat, lon);
    },
    onSuccess: (place) => {
      if (!place) return fallBack(null);
      const location = formatPlace(place, 'gps');
      onChange({ location, placeId: place.id, timezone: place.timezone });
      showToast({ tone: 'good', title: 'Location detected!', description: location });
    },
    onError: fallBack,
  });

  function fallBack(error: Error | null) {
    if (draft.location.trim() === '') onChange({ ...SKIPPED_LOCATION, placeId: undefined });
    showToast({ tone: 'bad', ...locationFailure(error) });
  }
}

interface StyleTilesProps {
  chosen: readonly StyleId[];
  onToggle: (style: StyleId) => void;
}

/** The six styles as pictures; several can be chosen. */
function StyleTiles({ chosen, onToggle }: StyleTilesProps) {
  return (
    <div className="stys">
      {STYLE_IDS.map((id) => {
        const pressed = chosen.includes(id);
        return (
          <button key={id} type="button" className="sty" aria-pressed={pressed} onClick={() => onToggle(id)}>
            <GalleryPhoto
              name={STYLE_PICTURES[id]}
              alt=""
              className="knee rounded-field"
              sizes="(min-width: 900px) 200px, 30vw"
            />
            <span className="sty-l">
              <b>{STYLE_LABELS[id]}</b>
              {pressed && <Check />}
            </span>
          </button>
        );
      })}
    </div>
  );
}
