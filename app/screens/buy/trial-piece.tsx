import { Check, CircleHelp, X } from 'lucide-react';
import { useState } from 'react';
import { useUser } from '../../client/account/session.ts';
import { useWeighedPurchase } from '../../client/photo/piece-on-trial.ts';
import {
  changePhoto,
  dropPhoto,
  type PieceChoice,
  type QueuedPhoto,
  type TrialPrice,
} from '../../client/photo/garment-queue.ts';
import { useKeepGarments } from '../../client/photo/keep-garments.ts';
import type { Closet } from '../../contracts/closet.ts';
import { parsePrice } from '../../domain/closet/buying/price-text.ts';
import type { PurchaseFigures } from '../../domain/closet/buying/purchase.ts';
import { judgePurchase, type Verdict } from '../../domain/closet/buying/worth-buying.ts';
import type { ReadGarmentPhoto } from '../../fitting-room/garment-photo/garment-photo-messages.ts';
import { Button } from '../../ui/button.tsx';
import { CardBoundary } from '../../ui/card-boundary.tsx';
import { currencyIn } from '../../domain/places/currency.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LostAnswer } from '../../ui/states.tsx';
import { PhotoCard } from '../closet/photos/photo-card.tsx';
import { toPhotographedPiece } from '../closet/photos/photo-choice.ts';
import { PieceDrawing } from '../garments/piece-drawing.tsx';
import { OnHer } from './on-her.tsx';
import { PriceField } from './price-field.tsx';

interface TrialPieceProps {
  photo: QueuedPhoto;
  queue: readonly QueuedPhoto[];
  closet: Closet;
}

/** One piece on trial: what its picture shows, and once that is clear, the verdict. */
export function TrialPiece({ photo, queue, closet }: TrialPieceProps) {
  const { read, choice, trial } = photo;
  return (
    <div className="buy-trial">
      <PhotoCard photo={photo} queue={queue} closet={closet} />
      {read?.is === 'garment' && choice && trial && (
        <CardBoundary>
          <Weighed photo={photo} trial={trial} read={read} choice={choice} closet={closet} />
        </CardBoundary>
      )}
    </div>
  );
}

/** As she has priced what she owns. */
/** What her closet is priced in, else what is paid with where she lives. */
const usualCurrency = ({ pieces }: Closet, location: string | null): string =>
  pieces.find(({ currency }) => currency !== null)?.currency ?? currencyIn(location ?? '');

interface WeighedProps {
  photo: QueuedPhoto;
  trial: TrialPrice;
  read: ReadGarmentPhoto;
  choice: PieceChoice;
  closet: Closet;
}

function Weighed({ photo, trial, read, choice, closet }: WeighedProps) {
  const { user } = useUser();
  const weighed = useWeighedPurchase(choice, photo.warmth, closet.pieces.length);
  const currency = trial.currency ?? usualCurrency(closet, user?.location ?? null);
  const price = parsePrice(trial.typed, currency);
  if (weighed.isError)
    return (
      <LostAnswer
        query={weighed}
        title="We couldn't weigh this piece"
        message="It is still here. Please try again."
      />
    );
  if (!weighed.data || !user)
    return (
      <div className="buy-verdict" role="status">
        <span className="sr-only">Weighing it with your closet</span>
        <Skeleton className="h-44 rounded-card" />
      </div>
    );
  const { figures, looks } = weighed.data;
  const verdict = judgePurchase(figures, price ?? null);
  const hers = new Set(closet.pieces.map(({ garment }) => garment.id));
  return (
    <section
      className="buy-weighed"
      aria-busy={weighed.isPlaceholderData}
      aria-label={`Should I buy the ${figures.garment.name}?`}
    >
      <OnHer photo={photo} read={read} looks={looks} unit={user.temperatureUnit} hers={hers} />
      <div className="buy-said">
        <VerdictWords verdict={verdict} />
        <TwinTile figures={figures} closet={closet} />
        <PriceField
          trial={{ ...trial, currency }}
          isWrong={price === undefined}
          onChange={(next) => changePhoto(photo.id, { trial: next })}
        />
        <Ending photo={photo} price={price ?? null} name={figures.garment.name} />
      </div>
    </section>
  );
}

const HEADS = { buy: 'Buy it', skip: 'Skip it', 'only-if': 'Only if' } as const;
const SIGNS = { buy: <Check />, skip: <X />, 'only-if': <CircleHelp /> } as const;

function VerdictWords({ verdict }: { verdict: Verdict }) {
  return (
    <div className="buy-verdict" data-verdict={verdict.is} role="status">
      <h2 className="display h2">
        <span className="sign size-[40px]" aria-hidden="true">
          {SIGNS[verdict.is]}
        </span>
        <span>{verdict.is === 'only-if' ? `Only if ${verdict.condition}` : HEADS[verdict.is]}</span>
      </h2>
      <ul className="buy-reasons">
        {verdict.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  );
}

/** What she has that is nearly the same, to be compared. */
function TwinTile({ figures: { twin }, closet }: { figures: PurchaseFigures; closet: Closet }) {
  const piece = closet.pieces.find(({ id }) => id === twin?.id);
  if (!piece || !twin) return null;
  return (
    <div className="buy-twin">
      <span>
        <PieceDrawing garment={piece.garment} />
      </span>
      <p className="small">
        <span className="muted">You have: </span>
        <b>{twin.name}</b>
      </p>
    </div>
  );
}

interface EndingProps {
  photo: QueuedPhoto;
  price: ReturnType<typeof parsePrice>;
  name: string;
}

/** Hers with its picture, or gone at once. */
function Ending({ photo, price, name }: EndingProps) {
  const [isSkipped, setSkipped] = useState(false);
  const keep = useKeepGarments(() => undefined);
  const bought = () =>
    keep.mutate([{ ...toPhotographedPiece(photo), price }], { onSuccess: () => dropPhoto(photo.id) });
  const skip = () => {
    setSkipped(true);
    dropPhoto(photo.id);
  };
  return (
    <div className="buy-end">
      <Button
        variant="line"
        disabled={isSkipped || keep.isPending}
        onClick={skip}
        aria-label={`Skip: ${name}`}
      >
        Skip
      </Button>
      <Button
        busy={keep.isPending}
        busyText="Adding it..."
        onClick={bought}
        aria-label={`I bought it: ${name}`}
      >
        I bought it
      </Button>
    </div>
  );
}
