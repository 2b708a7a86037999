import { LocateFixed, MapPin } from 'lucide-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../client/api/call-api.ts';
import { ApiError } from '../../client/api/errors.ts';
import { findPosition } from '../../client/browser/geolocation.ts';
import { locationFailure } from '../../client/looks/location.ts';
import type { PlaceAnswer } from '../../contracts/places.ts';
import { tryPlace, tryPlaces } from '../../contracts/try.ts';
import { formatPlace } from '../../domain/places/place.ts';
import { formatTemperature } from '../../domain/weather/temperature.ts';
import { Button, mutationProps } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CityField, type CityChoice } from '../places/city-field.tsx';
import type { Trying } from './use-trial.ts';

/** Where she is dressed for, and its weather now; one tap changes it. */
export function PlaceLine({
  here,
  place,
  onPlace,
}: Pick<Trying, 'here' | 'place'> & { onPlace: (place: PlaceAnswer) => void }) {
  const [isOpen, setOpen] = useState(false);
  const { data, error, isFetching } = here;
  const weather =
    data && data.place.id === place?.id
      ? `${formatTemperature(data.weather.temperature, data.unit)}, ${data.weather.condition}`
      : null;
  const failure = error instanceof ApiError ? error.message : 'We could not read the weather.';
  return (
    <div className="try-place">
      <span className="sign rose size-[40px]">
        <MapPin />
      </span>
      <span className="grid" aria-live="polite">
        <b className="strong">
          {place ? formatPlace(place, 'manual') : isFetching || !error ? 'Finding your city' : 'Your city'}
        </b>
        <span className="small muted num">{weather ?? (error ? failure : 'Reading the sky')}</span>
      </span>
      {error && !isFetching ? (
        <Button variant="quiet" size="sm" onClick={() => void here.refetch()}>
          Try again
        </Button>
      ) : (
        <Button variant="quiet" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Change<span className="sr-only"> city</span>
        </Button>
      )}
      <CityDialog
        open={isOpen}
        onOpenChange={setOpen}
        onPlace={(chosen) => {
          setOpen(false);
          onPlace(chosen);
        }}
      />
    </div>
  );
}

interface CityDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onPlace: (place: PlaceAnswer) => void;
}

/** Another city: by name, or wherever the device is. */
function CityDialog({ open, onOpenChange, onPlace }: CityDialogProps) {
  const [city, setCity] = useState<CityChoice>({ text: '' });
  const find = useMutation({
    mutationFn: async (by: 'name' | 'gps') => {
      const body = by === 'gps' ? { position: await findPosition() } : { placeId: city.placeId };
      return callApi(tryPlace, { body });
    },
    onSuccess: ({ place }) => {
      setCity({ text: '' });
      onPlace(place);
    },
  });
  const by = find.isPending ? find.variables : null;
  const error =
    find.error &&
    (find.error instanceof ApiError ? find.error.message : locationFailure(find.error).description);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Your city"
      description="Today’s outfit follows its weather."
      footer={
        <>
          <Button
            variant="line"
            disabled={by === 'name'}
            busyText="Locating..."
            {...mutationProps(find, 'gps')}
            busy={by === 'gps'}
          >
            <LocateFixed />
            Use GPS
          </Button>
          <Button
            disabled={city.placeId === undefined || by === 'gps'}
            busyText="Changing..."
            {...mutationProps(find, 'name')}
            busy={by === 'name'}
          >
            Use this city
          </Button>
        </>
      }
    >
      <CityField
        label="City"
        placeholder="e.g., Helsinki, London, Tokyo"
        value={city}
        onChange={(choice) => {
          if (find.isError) find.reset();
          setCity(choice);
        }}
        search={tryPlaces}
        autoFocus
        error={error}
      />
    </Dialog>
  );
}
