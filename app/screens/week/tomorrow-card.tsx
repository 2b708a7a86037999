import { Check, RefreshCw } from 'lucide-react';
import { useAnotherPlan, useKeepPlan } from '../../client/looks/plans.ts';
import type { PlannedDay } from '../../contracts/planning.ts';
import { dayTitle } from '../../domain/planning/day-title.ts';
import { formatDay } from '../../domain/time/date-words.ts';
import { skyWords } from '../../domain/planning/days-ahead.ts';
import { hiddenUnder, piecesToLayOut } from '../../domain/planning/pieces-line.ts';
import type { WornGarment } from '../../domain/looks/look.ts';
import { formatTemperatureRange, type TemperatureUnit } from '../../domain/weather/temperature.ts';
import { Button, mutationProps } from '../../ui/button.tsx';
import { WeatherIcon } from '../../ui/art/weather-icon.tsx';
import { PieceDrawing } from '../garments/piece-drawing.tsx';
import { capitalize } from '../../domain/text/capitalized.ts';
import { DayPicture } from './day-picture.tsx';
import { withoutBreaks } from './unbroken-text.ts';

interface TomorrowCardProps {
  day: PlannedDay;
  onPhoto: boolean;
  unit: TemperatureUnit;
  /** It is evening: she may lay it out. */
  isEvening: boolean;
  /** Among the days of her week it is one of them. */
  heading?: 'h2' | 'h3';
}

const lowered = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** Tomorrow's look, the evening before: her in it, its weather, what to lay out. */
export function TomorrowCard({ day, onPhoto, unit, isEvening, heading: Heading = 'h2' }: TomorrowCardProps) {
  const pieces = piecesToLayOut(day.look);
  const { outlook } = day;
  const title = dayTitle(day);
  const where = (garment: WornGarment): string => {
    const over = hiddenUnder(day.look, garment);
    return over ? `, under the ${over}` : '';
  };
  return (
    <section className="tmw" aria-labelledby="tomorrow-title">
      <div className="tmw-p">
        <DayPicture day={day} onPhoto={onPhoto} isLead />
      </div>
      <div className="tmw-b">
        <p className="tmw-h">
          <span className="label">{isEvening ? 'Tomorrow, tonight' : 'Tomorrow'}</span>
          <span className="xs muted num">{formatDay(day.date)}</span>
        </p>
        <Heading className="tmw-t display" id="tomorrow-title">
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
              <span>{withoutBreaks(capitalize(garment.name) + where(garment))}</span>
            </li>
          ))}
        </ul>
        <TomorrowButtons day={day} />
      </div>
    </section>
  );
}

function TomorrowButtons({ day }: { day: PlannedDay }) {
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
        {day.isKept ? 'Ready at your usual time tomorrow, whatever the forecast does.' : leftWords(day.left)}
      </p>
    </>
  );
}

function leftWords(left: number | null): string {
  if (left === null) return 'Ready at your usual time tomorrow, unless the forecast changes.';
  if (left === 0) return 'No other looks left for tomorrow. This one arrives at your usual time.';
  return `${left} more to choose from. They don't count toward today's outfits.`;
}
