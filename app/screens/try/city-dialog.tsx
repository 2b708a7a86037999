import { useMutation } from '@tanstack/react-query';
import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../client/api/call-api.ts';
import { ApiError } from '../../client/api/errors.ts';
import { findPosition } from '../../client/browser/geolocation.ts';
import { locationFailure } from '../../client/looks/location.ts';
import type { PlaceAnswer } from '../../contracts/places.ts';
import { tryPlace, tryPlaces } from '../../contracts/try.ts';
import { Button, mutationProps } from '../../ui/button.tsx';
import { Dialog, type Openable } from '../../ui/dialog.tsx';
import { CityField, type CityChoice } from '../places/city-field.tsx';

interface CityDialogProps extends Openable {
  onPlace: (place: PlaceAnswer) => void;
}

/** Another city: by name, or wherever the device is. */
export function CityDialog({ open, onOpenChange, onPlace }: CityDialogProps) {
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
