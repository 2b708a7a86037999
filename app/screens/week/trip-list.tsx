import { Printer, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { usePackAgain, useRemoveTrip, useTick } from '../../client/looks/trips.ts';
import type { Trip } from '../../contracts/planning.ts';
import type { WornGarment } from '../../domain/looks/look.ts';
import { formatList } from '../../domain/text-format/listed.ts';
import { formatDay } from '../../domain/time/date-words.ts';
import { skyWords } from '../../domain/planning/days-ahead.ts';
import { headlinePieces } from '../../domain/planning/pieces-line.ts';
import { wholeDegrees, type TemperatureUnit } from '../../domain/weather/temperature.ts';
import { Button, mutationProps } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Bar } from '../../ui/progress.tsx';
import { TickBox } from '../../ui/tick-box.tsx';
import { WeatherIcon } from '../../ui/art/weather-icon.tsx';
import { PieceDrawing } from '../garments/piece-drawing.tsx';
import { capitalize } from '../../domain/text-format/capitalized.ts';
import { showInView } from '../home/show-in-view.ts';
import { withoutBreaks } from './unbroken-text.ts';
import { besidesWords, tripDayNumber, tripDates, tripSureness, tripWeather } from './trip-words.ts';

interface TripListProps {
  trip: Trip;
  unit: TemperatureUnit;
  /** Her local date. */
  today: string;
}

const titleId = (tripId: string): string => `trip-${tripId}`;

/** Scrolls to a list and puts the focus on its heading; false where it does not stand on the page. */
export function showTrip(tripId: string): boolean {
  const heading = document.getElementById(titleId(tripId));
  if (!heading) return false;
  heading.focus({ preventScroll: true });
  showInView(heading.closest('section') ?? heading);
  return true;
}

/** A packing list: the pieces with their ticks, and the looks that they make; on the way, those of the days to come. */
export function TripList({ trip, unit, today }: TripListProps) {
  const title = titleId(trip.id);
  const { days, pieces, packed } = trip;
  const made = days.length + trip.looks.length;
  const place = trip.placeName.split(',')[0] ?? trip.placeName;
  const dayNumber = tripDayNumber(trip, today);
  const sureness = dayNumber === null ? tripSureness(trip, today) : null;
  const isAllUsual = days.every((day) => day.sureness === 'usual');
  return (
    <section className="trip" aria-labelledby={title}>
      <header className="trip-h">
        <div>
          <p className="label num">
            {dayNumber === null ? 'Packing list' : `Day ${dayNumber} of ${days.length}`}
          </p>
          <h2 className="display h2" id={title} tabIndex={-1}>
            <span>{`${place}, `}</span>
            <em>{days.length === 1 ? '1 day' : `${days.length} days`}</em>
          </h2>
          <p className="ink2 num">{`${tripDates(trip)} · ${tripWeather(trip, unit)}`}</p>
          {sureness && <p className="mt-[8px] max-w-[32rem] xs muted">{sureness}</p>}
        </div>
        <p className="trip-n">
          <b className="display num">{pieces.length}</b> <span>pieces</span> <i>make</i>{' '}
          <b className="display num">{made}</b> <span>{made === 1 ? 'look' : 'looks'}</span>
        </p>
      </header>
      <div className="trip-g">
        <div>
          <p className="small strong num" role="status">{`${packed.length} of ${pieces.length} packed`}</p>
          <Bar className="trip-bar" now={packed.length} max={pieces.length} label="Packed" />
          <ul className="ruled pkl">
            {pieces.map((piece) => (
              <PieceTick key={piece.id} trip={trip} piece={piece} isPacked={packed.includes(piece.id)} />
            ))}
          </ul>
          <p className="xs muted mt-3">{besidesWords(trip)}</p>
          <TripButtons trip={trip} place={place} mayPackAgain={dayNumber === null} />
        </div>
        <ol className="tlk" aria-label="The look of each day">
          {days
            .filter(({ date }) => date >= today)
            .map((day) => (
              <TripDay
                key={day.date}
                day={day}
                unit={unit}
                isAllUsual={isAllUsual}
                isToday={day.date === today}
              />
            ))}
        </ol>
      </div>
    </section>
  );
}

function PieceTick({ trip, piece, isPacked }: { trip: Trip; piece: WornGarment; isPacked: boolean }) {
  const { mutate } = useTick(trip);
  const looks = trip.looks.filter(({ pieces }) => pieces.includes(piece.id)).map(({ name }) => name);
  return (
    <li className="tk">
      <label>
        <TickBox checked={isPacked} onChange={(packed) => mutate({ piece: piece.id, packed })} />
        <PieceDrawing garment={piece} />
        <b>
          <span>{withoutBreaks(capitalize(piece.name))}</span>
          {looks.length > 0 && <small className="tk-l">{formatList(looks)}</small>}
        </b>
      </label>
    </li>
  );
}

interface TripDayProps {
  day: Trip['days'][number];
  unit: TemperatureUnit;
  /** No day of it has a forecast: that is said once, above. */
  isAllUsual: boolean;
  isToday: boolean;
}

function TripDay({ day, unit, isAllUsual, isToday }: TripDayProps) {
  const { outlook, look, date, sureness } = day;
  const [weekday = '', monthDay = ''] = formatDay(date).split(', ');
  const pieces = [
    ...headlinePieces(look),
    ...look.garments.filter(({ slot }) => ['scarf', 'hat', 'gloves', 'bag'].includes(slot)),
  ];
  const names = pieces.map(({ name }) => name).join(', ');
  return (
    <li>
      <p className="row between gap-0">
        <b className="display h3">{isToday ? 'Today' : weekday}</b>
        <span className="row gap-[5px] small muted num">
          {sureness !== 'usual' && <WeatherIcon className="size-[16px]" condition={outlook.condition} />}
          <span>{`${wholeDegrees(outlook.highF, unit)}°${unit}`}</span>
        </span>
      </p>
      <div className="tlk-d" role="img" aria-label={`${monthDay}: ${names}`}>
        {pieces.slice(0, 8).map((piece) => (
          <PieceDrawing key={piece.id} garment={piece} />
        ))}
      </div>
      {!isAllUsual && <p className="xs muted">{skyWords({ date, sureness, words: outlook.words })}</p>}
    </li>
  );
}

function TripButtons({ trip, place, mayPackAgain }: { trip: Trip; place: string; mayPackAgain: boolean }) {
  const again = usePackAgain(trip.id);
  const remove = useRemoveTrip();
  const [asking, setAsking] = useState(false);
  return (
    <div className="trip-a">
      <Button variant="line" size="sm" onClick={() => window.print()}>
        <Printer />
        Print
      </Button>
      {mayPackAgain && (
        <Button variant="line" size="sm" busyText="Packing..." {...mutationProps(again)}>
          <RefreshCw />
          Pack again
        </Button>
      )}
      <Button variant="line" size="sm" className="trip-rm" onClick={() => setAsking(true)}>
        <Trash2 />
        <span className="sr-only wide:not-sr-only">Remove</span>
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Remove this list?"
        description={`The packing list for ${place} and its check marks will be gone.`}
        action="Remove"
        busyText="Removing..."
        busy={remove.isPending}
        danger
        onConfirm={() => remove.mutate(trip.id)}
      />
    </div>
  );
}
