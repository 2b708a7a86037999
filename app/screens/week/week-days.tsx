import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import type { PlannedDay } from '../../contracts/planning.ts';
import { formatDay } from '../../domain/time/date-words.ts';
import { certaintyWords } from '../../domain/planning/certainty-words.ts';
import { skyWords, SURENESSES, type Sureness } from '../../domain/planning/days-ahead.ts';
import { shortLine } from '../../domain/planning/pieces-line.ts';
import { formatTemperature, type TemperatureUnit } from '../../domain/weather/temperature.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { WeatherIcon } from '../../ui/art/weather-icon.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { CardBoundary } from '../../ui/card-boundary.tsx';
import { ForecastCertainty } from './forecast-certainty.tsx';
import { DayPicture } from './day-picture.tsx';
import { withoutBreaks } from './unbroken-text.ts';

const MEANS: Record<Sureness, string> = {
  sure: 'Tomorrow and the day after. A two-day forecast nearly always holds.',
  likely: 'Three to five days ahead. The weather is right; the hour of the rain may not be.',
  idea: 'Six and seven days ahead. Good for a plan, not a promise.',
  usual: 'No forecast reaches that far. We show what the season usually brings.',
};

interface WeekDaysProps {
  days: PlannedDay[];
  onPhoto: boolean;
  unit: TemperatureUnit;
}

/** Seven days to come, each with its look and its weather; how sure that is, once for all. */
export function WeekDays({ days, onPhoto, unit }: WeekDaysProps) {
  const [asked, setAsked] = useState(false);
  const lows = Math.min(...days.map(({ outlook }) => outlook.lowF));
  const highs = Math.max(...days.map(({ outlook }) => outlook.highF));
  return (
    <TitledSection
      title="The seven days"
      beside={
        <button type="button" className="link" onClick={() => setAsked(true)}>
          <CircleHelp /> How sure?
        </button>
      }
    >
      <p className="wk-cer small muted">{certaintyWords(days)}</p>
      <ol className="ruled grid wk">
        {days.map((day) => (
          <li key={day.date} className="wd">
            <CardBoundary>
              <WeekDay day={day} onPhoto={onPhoto} unit={unit} from={lows} to={highs} />
            </CardBoundary>
          </li>
        ))}
      </ol>
      <Dialog open={asked} onOpenChange={setAsked} title="How sure?">
        <dl className="sure-list">
          {SURENESSES.map((sureness) => (
            <div key={sureness}>
              <dt>
                <ForecastCertainty sureness={sureness} />
              </dt>
              <dd>{MEANS[sureness]}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </TitledSection>
  );
}

interface WeekDayProps extends Omit<WeekDaysProps, 'days'> {
  day: PlannedDay;
  /** Coldest and warmest of the week, °F: the ends of the bar. */
  from: number;
  to: number;
}

function WeekDay({ day, onPhoto, unit, from, to }: WeekDayProps) {
  const { outlook, sureness } = day;
  const [weekday = '', date = ''] = formatDay(day.date).split(', ');
  const at = (tempF: number) => `${to > from ? Math.round(((tempF - from) / (to - from)) * 100) : 0}%`;
  const isVague = sureness === 'idea' || sureness === 'usual';
  return (
    <>
      <p className="wd-h">
        <b className="display text-[1.375rem]">{weekday}</b> <span className="xs muted num">{date}</span>
      </p>
      <DayPicture day={day} onPhoto={onPhoto} />
      <div className="wd-b">
        {day.named && <p className="wd-n small strong text-accent-text">{day.named.name}</p>}
        <h3>{withoutBreaks(shortLine(day.look))}</h3>
        <p className="wd-w">
          {sureness !== 'usual' && <WeatherIcon condition={outlook.condition} />}
          <span>{skyWords({ ...day, words: withoutBreaks(outlook.words) })}</span>
        </p>
        <p className="rng-t num">
          <span>{formatTemperature(outlook.lowF, unit)}</span>
          <span className={isVague ? 'rng soft' : 'rng'} aria-hidden="true">
            <i style={{ left: at(outlook.lowF), right: `calc(100% - ${at(outlook.highF)})` }} />
          </span>
          <span>
            <span className="sr-only">to </span>
            <span>{formatTemperature(outlook.highF, unit)}</span>
          </span>
        </p>
        {day.moved && <p className="mt-[4px] text-accent-text xs">{day.moved}</p>}
      </div>
    </>
  );
}
