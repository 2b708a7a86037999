import { useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { failureText } from '../../client/api/errors.ts';
import { misnamedPlace } from '../../client/looks/location.ts';
import { useNewTrip } from '../../client/looks/trips.ts';
import { LONGEST_TRIP } from '../../contracts/planning.ts';
import { addDays } from '../../domain/time/local-day.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, type Openable } from '../../ui/dialog.tsx';
import { FieldNote, TextField } from '../../ui/field.tsx';
import { CityField, type CityChoice } from '../places/city-field.tsx';
import { showTrip } from './trip-list.tsx';

interface TripDialogProps extends Openable {
  /** Her local date. */
  today: string;
}

/** Where she goes and when; what she typed stays when it cannot be packed for. Packed, it leads to the list. */
export function TripDialog({ open, onOpenChange, today }: TripDialogProps) {
  const form = useId();
  const [city, setCity] = useState<CityChoice>({ text: '' });
  const [from, setFrom] = useState(addDays(today, 1));
  const [to, setTo] = useState(addDays(today, 4));
  const pack = useNewTrip();
  const packed = useRef<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const location = city.text.trim();
    if (location === '' || pack.isPending) return;
    pack.mutate(
      { location, from, to, placeId: city.placeId },
      {
        onSuccess: ({ id }) => {
          packed.current = id;
          setCity({ text: '' });
          onOpenChange(false);
        },
      },
    );
  };
  const ofPlace = misnamedPlace(pack.error);
  const failure =
    pack.isError && ofPlace === null
      ? failureText(pack.error, "We couldn't pack for this trip. Please try again in a moment.")
      : null;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Pack for a trip"
      takeFocus={() => {
        const id = packed.current;
        packed.current = null;
        return id !== null && showTrip(id);
      }}
      description={`The fewest pieces that cover every day, up to ${LONGEST_TRIP} days.`}
      footer={
        <Button
          type="submit"
          form={form}
          busy={pack.isPending}
          busyText="Packing..."
          disabled={city.text.trim() === '' || from === '' || to === ''}
        >
          Pack
        </Button>
      }
    >
      <form id={form} onSubmit={submit} className="grid gap-[22px]" noValidate>
        <CityField
          label="Where to?"
          placeholder="e.g., Porto"
          value={city}
          onChange={(choice) => {
            if (ofPlace !== null) pack.reset();
            setCity(choice);
          }}
          autoFocus
          disabled={pack.isPending}
          error={ofPlace?.description ?? null}
        />
        <div className="grid grid-cols-2 gap-[14px]">
          <TextField
            label="First day"
            type="date"
            min={today}
            value={from}
            onChange={(event) => {
              setFrom(event.target.value);
              if (event.target.value > to) setTo(event.target.value);
            }}
          />
          <TextField
            label="Last day"
            type="date"
            min={from}
            value={to}
            onChange={(event) => setTo(event.target.value)}
          />
        </div>
        <FieldNote error={failure} />
      </form>
    </Dialog>
  );
}
