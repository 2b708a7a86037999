import { LocateFixed } from 'lucide-react';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { locationFailure, useChangeLocation, type NewPlace } from '../../client/looks/location.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, type Openable } from '../../ui/dialog.tsx';
import { CityField, type CityChoice } from '../places/city-field.tsx';

const NOTHING: CityChoice = { text: '' };

/** 'Update Location': a city by name, or wherever the device is. What she typed stays when saving fails. */
export function LocationDialog({ open, onOpenChange }: Openable) {
  const change = useChangeLocation();
  const form = useId();
  const [city, setCity] = useState(NOTHING);
  const by = change.isPending ? change.variables.by : null;

  const save = (place: NewPlace) => {
    if (change.isPending) return;
    change.mutate(place, {
      onSuccess: () => {
        setCity(NOTHING);
        onOpenChange(false);
      },
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const location = city.text.trim();
    if (location !== '') save({ by: 'name', location, placeId: city.placeId });
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Update Location"
      description="Your weather and today's outfit will follow."
      footer={
        <>
          <Button
            variant="line"
            busy={by === 'gps'}
            busyText="Locating..."
            disabled={by === 'name'}
            onClick={() => save({ by: 'gps' })}
          >
            <LocateFixed />
            Use GPS
          </Button>
          <Button
            type="submit"
            form={form}
            busy={by === 'name'}
            busyText="Updating..."
            disabled={city.text.trim() === '' || by === 'gps'}
          >
            Update Location
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <CityField
          label="City"
          placeholder="e.g., Helsinki, London, Tokyo"
          value={city}
          onChange={(choice) => {
            if (change.isError) change.reset();
            setCity(choice);
          }}
          autoFocus
          disabled={change.isPending}
          error={
            change.isError && by === null && city.text !== ''
              ? locationFailure(change.error).description
              : null
          }
        />
      </form>
    </Dialog>
  );
}
