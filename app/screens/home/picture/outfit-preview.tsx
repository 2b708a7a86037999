import { House, Thermometer, Trees } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Outfit } from '../../../contracts/outfits.ts';
import type { User } from '../../../contracts/session.ts';
import { formatDay } from '../../../domain/time/date-words.ts';
import { Dialog, type Openable } from '../../../ui/dialog.tsx';
import { convertTemperatures, type TemperatureUnit } from '../../../domain/weather/temperature.ts';
import { shortOutdoorMinutes } from '../../../domain/looks/comfort-line.ts';
import { VERDICT_WORDS, insideWords, minutesWords, receiptFacts } from '../receipt/receipt-facts.ts';
import { FitLine } from '../fit-line.tsx';
import { ClothGlow } from './cloth-glow.tsx';

interface OutfitPreviewProps extends Openable {
  outfit: Outfit;
  user: User;
  actions: ReactNode;
}

/** 'Outfit Preview': the picture with its few facts. */
export function OutfitPreview({ outfit, user, open, onOpenChange, actions }: OutfitPreviewProps) {
  const unit = user.temperatureUnit;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Outfit Preview" wide bare>
      <div className="preview">
        <PreviewPicture outfit={outfit} />
        <div className="preview-words">
          <div className="stack">
            <p className="label">{formatDay(outfit.date)}</p>
            <p className="display h2">{outfit.title}</p>
            <p className="ink2">{convertTemperatures(outfit.outfitDescription, unit)}</p>
            <FitLine outfit={outfit} unit={unit} />
            <Facts outfit={outfit} unit={unit} />
          </div>
          <div className="preview-act">{actions}</div>
        </div>
      </div>
    </Dialog>
  );
}

/** The whole picture, from head to toe. */
function PreviewPicture({ outfit }: { outfit: Outfit }) {
  const isFlat = outfit.imageSource?.startsWith('flat-lay') ?? false;
  return (
    <div className="photo rounded-none">
      {!isFlat && <ClothGlow look={outfit.look} />}
      {outfit.editedImageUrl && (
        <img src={outfit.editedImageUrl} width={900} height={1200} alt={`${outfit.title}, the picture`} />
      )}
    </div>
  );
}

function Facts({ outfit, unit }: { outfit: Outfit; unit: TemperatureUnit }) {
  const { receipt } = outfit;
  const minutes = shortOutdoorMinutes(receipt);
  const leaving = VERDICT_WORDS[receipt.hours[0]?.verdict ?? 'comfortable'];
  return (
    <dl className="preview-facts">
      <div>
        <dt>
          <Thermometer className="size-[17px] text-accent-text" />
          The day
        </dt>
        <dd>{receiptFacts(outfit, unit).range}</dd>
      </div>
      {outfit.occasion !== 'home' && (
        <div>
          <dt>
            <Trees className="size-[17px] text-accent-text" />
            Outside
          </dt>
          <dd>{minutes === null ? leaving : `${minutesWords(minutes)} at a time`}</dd>
        </div>
      )}
      {receipt.inside && (
        <div>
          <dt>
            <House className="size-[17px] text-accent-text" />
            Inside
          </dt>
          <dd>{insideWords(receipt.inside, unit)}</dd>
        </div>
      )}
    </dl>
  );
}
