import { Pencil, Plane, Shirt, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { failureText } from '../../client/api/errors.ts';
import {
  useDeleteLook,
  usePlanLook,
  useRenameLook,
  useTakeAlong,
  useWearLook,
} from '../../client/named-looks/named-looks.ts';
import { useLooksLeft } from '../../client/looks/outfits.ts';
import { useTrips } from '../../client/looks/trips.ts';
import { LONGEST_LOOK_NAME, type NamedLook } from '../../contracts/own-looks/named-looks.ts';
import { useNavigate } from '../../framework/react.ts';
import { listedPieces } from '../../domain/looks/piece-list.ts';
import { formatDay } from '../../domain/time/date-words.ts';
import { addDays } from '../../domain/time/local-day.ts';
import { capitalize } from '../../domain/text-format/capitalized.ts';
import { Button, ButtonLink, mutationProps } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Dialog, type Openable } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { showToast } from '../../ui/toast/toast-store.ts';
import { leftWords } from '../building-looks/build-words.ts';
import { NoLooksLeft } from '../subscribe/no-looks-left.tsx';
import { DayPicture } from '../week/day-picture.tsx';
import { tripDates } from '../week/trip-words.ts';

interface NamedLookDialogProps extends Openable {
  look: NamedLook;
  /** Her local date. */
  today: string;
  /** Her photo can be dressed. */
  onPhoto: boolean;
}

/** A look of hers in full size: worn today, planned for a day of the week ahead, packed, renamed, deleted. */
export function NamedLookDialog({ look, today, onPhoto, open, onOpenChange }: NamedLookDialogProps) {
  const wear = useWearLook();
  const remove = useDeleteLook();
  const navigate = useNavigate();
  const close = () => onOpenChange(false);
  const worn = () => {
    close();
    showToast({
      tone: 'good',
      title: `“${look.name}” is today's look`,
      action: { label: 'See it', onPress: () => navigate('/') },
    });
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={look.name} wide>
      <div className="named">
        <DayPicture day={look} onPhoto={onPhoto} />
        <div className="named-b">
          <p className="ink2">
            {capitalize(
              listedPieces(look.look)
                .map(({ name }) => name)
                .join(', '),
            )}
          </p>
          <Button
            block
            busy={wear.isPending}
            busyText="Putting it on..."
            onClick={() => wear.mutate(look, { onSuccess: worn })}
          >
            <Shirt />
            Wear today
          </Button>
          <TakesOne />
          <WearOn look={look} today={today} />
          <PackFor look={look} />
          <div className="named-end">
            <Rename look={look} />
            <Button
              variant="danger"
              size="sm"
              busyText="Deleting..."
              {...mutationProps(remove, look)}
              onClick={() => remove.mutate(look, { onSuccess: close })}
            >
              <Trash2 />
              Delete
            </Button>
          </div>
        </div>
      </div>
    </Dialog>
  );
}

/** What wearing it today takes. A look that she had on today already takes none, so the button works with none left. */
export function TakesOne() {
  const left = useLooksLeft();
  const words = leftWords(left);
  if (!words) return <NoLooksLeft left={left} />;
  return <p className="xs muted num">{`It takes the place of today's look. ${words}.`}</p>;
}

/** Days of the week ahead, from tomorrow on. */
const DAYS = [1, 2, 3, 4, 5, 6, 7];

/** Pressed again, the day is free. */
function WearOn({ look, today }: { look: NamedLook; today: string }) {
  const title = useId();
  const plan = usePlanLook(look);
  const chosen = plan.isPending ? plan.variables : look.day;
  return (
    <section aria-labelledby={title}>
      <h3 className="label" id={title}>
        Wear on
      </h3>
      <div className="named-days" role="group" aria-labelledby={title}>
        {DAYS.map((ahead) => {
          const date = addDays(today, ahead);
          const [weekday = '', month = '', number = ''] = formatDay(date).split(/,? /);
          return (
            <Chip
              key={date}
              pressed={chosen === date}
              aria-disabled={plan.isPending || undefined}
              onClick={() => !plan.isPending && plan.mutate(look.day === date ? null : date)}
            >
              <span>{weekday}</span>
              <span className="sr-only">{month}</span>
              <small className="num">{number}</small>
            </Chip>
          );
        })}
      </div>
    </section>
  );
}

function PackFor({ look }: { look: NamedLook }) {
  const title = useId();
  const { data: trips } = useTrips();
  const { mutate } = useTakeAlong(look);
  return (
    <section aria-labelledby={title}>
      <h3 className="label" id={title}>
        Pack for
      </h3>
      {trips?.length === 0 && (
        <ButtonLink to="/week" variant="line" size="sm">
          <Plane />
          Start a packing list
        </ButtonLink>
      )}
      <div className="named-trips" role="group" aria-labelledby={title}>
        {trips?.map((trip) => {
          const isAlong = look.trips.includes(trip.id);
          return (
            <Chip
              key={trip.id}
              pressed={isAlong}
              check
              icon={<Plane />}
              onClick={() => mutate({ trip: trip.id, along: !isAlong })}
            >
              {`${trip.placeName.split(',')[0]}, ${tripDates(trip)}`}
            </Chip>
          );
        })}
      </div>
    </section>
  );
}

function Rename({ look }: { look: NamedLook }) {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState(look.name);
  const rename = useRenameLook(look.id);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '' || rename.isPending) return;
    rename.mutate(name, { onSuccess: () => setOpen(false) });
  };
  if (!isOpen)
    return (
      <Button variant="line" size="sm" onClick={() => setOpen(true)}>
        <Pencil />
        Rename
      </Button>
    );
  return (
    <form className="named-rename" onSubmit={save} noValidate>
      <TextField
        label="Name"
        autoFocus
        autoComplete="off"
        maxLength={LONGEST_LOOK_NAME}
        value={name}
        error={rename.isError ? failureText(rename.error, "We couldn't save this. Please try again.") : null}
        onChange={(event) => {
          rename.reset();
          setName(event.target.value);
        }}
      />
      <Button
        type="submit"
        variant="ink"
        size="sm"
        busy={rename.isPending}
        busyText="Saving..."
        disabled={name.trim() === ''}
      >
        Save
      </Button>
    </form>
  );
}
