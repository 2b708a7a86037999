import { CircleHelp } from 'lucide-react';
import { Fragment, useState } from 'react';
import type { PlannedDay } from '../../contracts/planning.ts';
import { formatDay } from '../../domain/time/date-words.ts';
import { certaintyWords } from '../../domain/planning/certainty-words.ts';
import { skyWords, SURENESSES, type Sureness } from '../../domain/planning/days-ahead.ts';
import { shortLine } from '../../domain/planning/pieces-line.ts';
import { formatTemperatureRange, type TemperatureUnit } from '../../domain/weather/temperature.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { WeatherIcon } from '../../ui/art/weather-icon.tsx';
import { CardBoundary } from '../../ui/card-boundary.tsx';
import { ForecastCertainty } from './forecast-certainty.tsx';
import { DayPicture } from './day-picture.tsx';
import { DayCard, tomorrowLabel } from './day-card.tsx';
import { DaySheet } from './day-sheet.tsx';
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
  /** It is evening: tomorrow's look may be laid out. */
  isEvening: boolean;
}

/** Seven days to come, tomorrow large: her in each look, and the weather that it is for. How sure that is, once for all. */
export function WeekDays({ days, onPhoto, unit, isEvening }: WeekDaysProps) {
  const [asked, setAsked] = useState(false);
  return (
    <section aria-labelledby="seven-days">
      <h2 id="seven-days" className="sr-only">
        The seven days
      </h2>
      <p className="wk-cer small muted">
        <span>{certaintyWords(days)}</span>{' '}
        <button type="button" className="link" onClick={() => setAsked(true)}>
          <CircleHelp /> How sure?
        </button>
      </p>
      <ol className="wk">
        {days.map((day, index) => (
          <li key={day.date} className={index === 0 ? 'wd wd-lead' : 'wd'}>
            <CardBoundary>
              {index === 0 ? (
                <DayCard
                  day={day}
                  onPhoto={onPhoto}
                  unit={unit}
                  label={tomorrowLabel(isEvening)}
                  heading="h3"
                />
              ) : (
                <WeekDay day={day} onPhoto={onPhoto} unit={unit} />
              )}
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
    </section>
  );
}

function WeekDay({ day, onPhoto, unit }: Omit<WeekDaysProps, 'days' | 'isEvening'> & { day: PlannedDay }) {
  const { outlook, sureness } = day;
  const [open, setOpen] = useState(false);
  const [weekday = '', date = ''] = formatDay(day.date).split(', ');
  return (
    <>
      <button type="button" className="wd-h" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <b className="display">{weekday}</b> <span className="xs muted num">{date}</span>
      </button>
      <DayPicture day={day} onPhoto={onPhoto} />
      <p className="wd-w num">
        {sureness !== 'usual' && <WeatherIcon condition={outlook.condition} />}
        <b>{formatTemperatureRange(outlook.lowF, outlook.highF, unit)}</b>
        <span>{skyWords({ ...day, words: withoutBreaks(outlook.words) })}</span>
      </p>
      {day.named && <p className="wd-n small strong text-accent-text">{day.named.name}</p>}
      <h3>
        {shortLine(day.look)
          .split(', ')
          .map((piece, at, all) => (
            <Fragment key={piece}>
              <span>{withoutBreaks(at < all.length - 1 ? `${piece},` : piece)}</span>{' '}
            </Fragment>
          ))}
      </h3>
      {day.moved && <p className="mt-[4px] text-accent-text xs">{day.moved}</p>}
      <DaySheet day={day} onPhoto={onPhoto} unit={unit} open={open} onOpenChange={setOpen} />
    </>
  );
}
