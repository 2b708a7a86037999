import { formatLongDay } from '../../domain/time/date-words.ts';
import type { PlannedDay } from '../../contracts/planning.ts';
import type { TemperatureUnit } from '../../domain/weather/temperature.ts';
import { Dialog, type Openable } from '../../ui/dialog.tsx';
import { DayCard } from './day-card.tsx';

interface DaySheetProps extends Openable {
  day: PlannedDay;
  onPhoto: boolean;
  unit: TemperatureUnit;
}

/** A day of the week, opened. */
export function DaySheet({ day, onPhoto, unit, open, onOpenChange }: DaySheetProps) {
  return (
    <Dialog wide open={open} onOpenChange={onOpenChange} title={formatLongDay(day.date)}>
      <div className="day-sheet">
        <DayCard day={day} onPhoto={onPhoto} unit={unit} label={null} heading="h3" />
      </div>
    </Dialog>
  );
}
