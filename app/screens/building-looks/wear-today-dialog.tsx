import { failureText } from '../../client/api/errors.ts';
import { useBuildDay, useObjections, useVerdict, useWearBuild } from '../../client/building-looks/build.ts';
import type { BuildDay } from '../../contracts/own-looks/build.ts';
import type { WornGarment } from '../../domain/looks/look.ts';
import { listedPieces } from '../../domain/looks/piece-list.ts';
import { capitalize } from '../../domain/text-format/capitalized.ts';
import { useNavigate } from '../../framework/react.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog, type Openable } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LostAnswer } from '../../ui/states.tsx';
import { PieceDrawing } from '../garments/piece-drawing.tsx';
import { NoLooksLeft } from '../subscribe/no-looks-left.tsx';
import { leftWords } from './build-words.ts';

interface WearTodayDialogProps extends Openable {
  /** One piece, around which a look is made; or a whole look, worn as it is. */
  garments: readonly WornGarment[];
  isWhole?: boolean;
}

/** "Wear this today": what it costs and what speaks against it is said before; she decides. */
export function WearTodayDialog({ garments, isWhole = false, open, onOpenChange }: WearTodayDialogProps) {
  const query = useBuildDay();
  const { data: day, isError } = query;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Wear this today?">
      <ul className="b-wear">
        {listedPieces({ garments: [...garments] }).map((garment) => (
          <li key={garment.id}>
            <PieceDrawing garment={garment} />
            <span className={garments.length > 1 ? 'xs' : 'strong'}>{capitalize(garment.name)}</span>
          </li>
        ))}
      </ul>
      {isError && !day && (
        <LostAnswer
          query={query}
          title="We couldn't read your day"
          message={failureText(query.error, 'Please try again in a moment.')}
        />
      )}
      {!day && !isError && <Skeleton className="h-24 rounded-card" />}
      {day && <Asked day={day} garments={garments} isWhole={isWhole} onDone={() => onOpenChange(false)} />}
    </Dialog>
  );
}

interface AskedProps {
  day: BuildDay;
  garments: readonly WornGarment[];
  isWhole: boolean;
  onDone: () => void;
}

function Asked({ day, garments, isWhole, onDone }: AskedProps) {
  const navigate = useNavigate();
  const pieces = garments.map(({ id }) => id);
  const objections = useObjections(isWhole ? undefined : day, pieces).data;
  const verdict = useVerdict(isWhole ? day : undefined, pieces).data;
  const told = isWhole ? verdict && [...verdict.asks, ...verdict.warnings] : objections;
  const { mutate, isPending } = useWearBuild(() => {
    onDone();
    navigate('/');
  });
  if (!told) return <Skeleton className="h-24 rounded-card" />;
  const left = leftWords(day.left);
  const what = isWhole ? 'It takes the place of today’s look.' : 'We make a new look around it for today.';
  const address = isWhole
    ? `pieces=${pieces.map(encodeURIComponent).join(',')}`
    : `piece=${encodeURIComponent(pieces[0] ?? '')}`;
  return (
    <>
      <div role="status" className="stack">
        {told.map((text) => (
          <p key={text} className="b-told">
            {text}
          </p>
        ))}
        <p className="muted num">{left ? `${what} ${left}.` : what}</p>
      </div>
      <Button
        block
        busy={isPending}
        busyText="Putting it on..."
        aria-disabled={day.left === 0}
        onClick={() => mutate({ pieces, finish: !isWhole, sure: true })}
      >
        {told.length > 0 ? 'Wear it anyway' : 'Wear it today'}
      </Button>
      <NoLooksLeft left={day.left} />
      <ButtonLink variant="line" block to={`/build?${address}`}>
        {isWhole ? 'Change it first' : 'Build the rest myself'}
      </ButtonLink>
    </>
  );
}
