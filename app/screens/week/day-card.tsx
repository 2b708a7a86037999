import { Check, RefreshCw } from 'lucide-react';
import { useId } from 'react';
import { useAnotherPlan, useKeepPlan } from '../../client/looks/plans.ts';
import type { PlannedDay } from '../../contracts/planning.ts';
import { dayTitle } from '../../domain/planning/day-title.ts';
import { formatDay, formatLongDay } from '../../domain/time/date-words.ts';
import { skyWords } from '../../domain/planning/days-ahead.ts';
import { hiddenUnder, piecesToLayOut, shortName } from '../../domain/planning/pieces-line.ts';
import type { WornGarment } from '../../domain/looks/look.ts';
import { formatTemperatureRange, type TemperatureUnit } from '../../domain/weather/temperature.ts';
import { Button, mutationProps } from '../../ui/button.tsx';
import { WeatherIcon } from '../../ui/art/weather-icon.tsx';
import { PieceDrawing } from '../garments/piece-drawing.tsx';
import { capitalize } from '../../domain/text-format/capitalized.ts';
import { DayPicture } from './day-picture.tsx';
import { withoutBreaks } from './unbroken-text.ts';

interface DayCardProps {
  day: PlannedDay;
  onPhoto: boolean;
  unit: TemperatureUnit;
  /** 'Tomorrow'; null where the day is said already. */
  label: string | null;
  /** Among the days of her week it is one of them. */
  heading?: 'h2' | 'h3';
}

const weekdayOf = (date: string): string => `on ${formatLongDay(date).split(', ')[0]}`;
const lowered = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** The evening before she may lay it out. */
export const tomorrowLabel = (isEvening: boolean): string => (isEvening ? 'Tomorrow, tonight' : 'Tomorrow');

/** A look to come: her in it, its weather, what to lay out. */
export function DayCard({ day, onPhoto, unit, label, heading: Heading = 'h2' }: DayCardProps) {
  const pieces = piecesToLayOut(day.look);
  const { outlook } = day;
  const title = dayTitle(day);
  const titleId = useId();
  const where = (garment: WornGarment): string => {
    const over = hiddenUnder(day.look, garment);
    return over ? `, under the ${over}` : '';
  };
  return (
    <section className="tmw" aria-labelledby={titleId}>
      <div className="tmw-p">
        <DayPicture day={day} onPhoto={onPhoto} isLead />
      </div>
      <div className="tmw-b">
        {label !== null && (
          <p className="tmw-h">
            <span className="label">{label}</span>
            <span className="xs muted num">{formatDay(day.date)}</span>
          </p>
        )}
        <Heading className="tmw-t display" id={titleId}>
          <span>{title.piece}</span> <em>{title.reason}</em>
        </Heading>
        <p className="tmw-w">
          <WeatherIcon condition={outlook.condition} />
          <span className="num">{`${formatTemperatureRange(outlook.lowF, outlook.highF, unit)}, ${lowered(skyWords({ ...day, words: outlook.words }))}`}</span>
        </p>
        {day.moved && (
          <p className="tmw-moved small" role="status">{`${day.moved} ${
            day.named
              ? "You've planned this look, so it stays."
              : day.isKept
                ? "You've settled on this look, so it stays."
                : 'So this look is a new one.'
          }`}</p>
        )}
        <p className="small tmw-l">Lay these out</p>
        <ul className="lay">
          {pieces.map((garment) => (
            <li key={garment.id}>
              <PieceDrawing garment={garment} />
              <span className="lay-name">{withoutBreaks(capitalize(garment.name) + where(garment))}</span>
              {/* Under its drawing in the week's spread there is room for a line. */}
              <span className="lay-short" aria-hidden="true">
                {withoutBreaks(capitalize(shortName(garment)) + where(garment))}
              </span>
            </li>
          ))}
        </ul>
        <DayButtons day={day} when={label === null ? weekdayOf(day.date) : 'tomorrow'} />
      </div>
    </section>
  );
}

/** @param when 'tomorrow', 'on Friday' */
function DayButtons({ day, when }: { day: PlannedDay; when: string }) {
  const keep = useKeepPlan();
  const another = useAnotherPlan();
  return (
    <>
      <div className="tmw-a">
        {!day.named && (
          <Button
            variant="ink"
            aria-pressed={day.isKept}
            onClick={() => !another.isPending && keep.mutate({ day, kept: !day.isKept })}
          >
            <Check />
            <span>{day.isKept ? 'Settled' : "I'll wear this"}</span>
          </Button>
        )}
        <Button variant="line" busyText="Looking..." {...mutationProps(another, day.date)}>
          <RefreshCw />
          Another
        </Button>
      </div>
      <p className="tmw-n xs" role="status">
        {day.isKept
          ? `Ready at your usual time ${when}, whatever the forecast does.`
          : leftWords(day.left, when)}
      </p>
    </>
  );
}

function leftWords(left: number | null, when: string): string {
  if (left === null) return `Ready at your usual time ${when}, unless the forecast changes.`;
  if (left === 0)
    return `No other looks left for ${when.replace('on ', '')}. This one arrives at your usual time.`;
  return `${left} more to choose from. They don't count toward today's outfits.`;
}
