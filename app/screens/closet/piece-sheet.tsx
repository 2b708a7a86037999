import { Shirt, WashingMachine } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { importOrReload } from '../../client/browser/reload-once.ts';
import { useUser } from '../../client/account/session.ts';
import { useChangePiece, useRemovePiece } from '../../client/looks/closet.ts';
import type { ClosetPiece } from '../../contracts/closet.ts';
import { WARMTHS } from '../../domain/closet/closet-terms.ts';
import { currencyIn } from '../../domain/places/currency.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { RadioSegments } from '../../ui/radio.tsx';
import { Switch } from '../../ui/switch.tsx';
import { lazyDialog } from '../../ui/behavior/lazy-dialog.tsx';
import { PieceDrawing } from '../garments/piece-drawing.tsx';
import { PieceColors, WARMTH_LABELS } from './piece-colors.tsx';
import { pieceName } from './closet-words.ts';
import {
  typedChanges,
  costPerWear,
  dayWords,
  toTypedFields,
  typedPriceOf,
  type TypedFields,
} from './piece-facts.ts';

// What reads photos comes when a piece is opened.
const OwnPicture = lazy(() =>
  importOrReload(() => import('./photos/own-picture.tsx')).then((m) => ({ default: m.OwnPicture })),
);

const wearToday = lazyDialog(() =>
  import('../building-looks/wear-today-dialog.tsx').then((m) => m.WearTodayDialog),
);

interface PieceSheetProps {
  piece: ClosetPiece | null;
  /** What she typed before and could not be saved, by piece. */
  unsaved: Map<string, TypedFields>;
  onClose: () => void;
}

/** One piece: its color, warmth and price, and where it is. Every choice is kept at once. */
export function PieceSheet({ piece, unsaved, onClose }: PieceSheetProps) {
  if (!piece) return null;
  return <Sheet piece={piece} unsaved={unsaved} onClose={onClose} />;
}

function Sheet({ piece, unsaved, onClose }: PieceSheetProps & { piece: ClosetPiece }) {
  const { mutate } = useChangePiece();
  const { mutate: remove } = useRemovePiece();
  const [removing, setRemoving] = useState(false);
  const [wearing, setWearing] = useState(false);
  const change = (body: Omit<Parameters<typeof mutate>[0], 'id'>) => mutate({ id: piece.id, ...body });
  const { user } = useUser();
  const priced = { ...piece, currency: piece.currency ?? currencyIn(user?.location ?? '') };
  const fields = useTyped(priced, unsaved);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (open) return;
        // A field that unmounts with the sheet does not always get a blur event.
        fields.save();
        onClose();
      }}
      title={pieceName(piece)}
      footer={
        <>
          <Button variant="quiet" onClick={() => setRemoving(true)}>
            Remove
          </Button>
          <Button className="grow" onClick={() => fields.save() && onClose()}>
            Done
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[132px_1fr] items-center gap-[18px]">
        <PieceDrawing garment={piece.garment} />
        <Facts piece={piece} />
      </div>
      {piece.status !== 'gone' && (
        <Button variant="soft" onClick={() => setWearing(true)} {...wearToday.intent}>
          <Shirt />
          <span>Wear this today</span>
        </Button>
      )}
      <PieceColors piece={{ ...piece, name: pieceName(piece) }} onChange={({ color }) => change({ color })} />
      <div>
        <p className="flbl">Warmth</p>
        <RadioSegments
          label="Warmth"
          value={piece.warmth}
          onChange={(warmth) => change({ warmth })}
          options={WARMTHS.map((value) => ({ value, label: WARMTH_LABELS[value] }))}
        />
      </div>
      <div className="ps-row">
        <span className="sign pi size-[40px]">
          <WashingMachine />
        </span>
        <span className="grow">
          <b className="strong">In the wash</b>
          <span className="small muted block">
            {piece.restUntil
              ? `Clean again on ${dayWords(piece.restUntil)}`
              : 'Left out of looks until it is back'}
          </span>
        </span>
        <Switch
          label="In the wash"
          checked={piece.status === 'wash'}
          onChange={(inWash) => change({ status: inWash ? 'wash' : 'here' })}
        />
      </div>
      <NameAndPrice piece={priced} fields={fields} />
      <Suspense>
        <OwnPicture piece={piece} />
      </Suspense>
      <Button
        variant="line"
        onClick={() =>
          change({ status: piece.status === 'away' || piece.status === 'gone' ? 'here' : 'away' })
        }
      >
        {piece.status === 'away' || piece.status === 'gone' ? 'Take it out again' : 'Put away for the season'}
      </Button>
      <wearToday.Dialog open={wearing} onOpenChange={setWearing} garments={[piece.garment]} />
      <ConfirmDialog
        open={removing}
        onOpenChange={setRemoving}
        title="Remove this piece?"
        description="It leaves your closet, along with its wear count. Looks that have it stay as they are."
        action="Remove"
        danger
        onConfirm={() => {
          remove(piece.id);
          onClose();
        }}
      />
    </Dialog>
  );
}

function Facts({ piece }: { piece: ClosetPiece }) {
  const { wornCount, lastWornOn, garment, price, currency } = piece;
  const perWear = costPerWear(price, currency, wornCount);
  const facts = [
    ['Worn', wornCount === 1 ? 'Once' : `${wornCount} times`],
    ['Last worn', lastWornOn ? dayWords(lastWornOn) : 'Not yet'],
    perWear ? ['Per wear', perWear] : ['Warmth', `${garment.clo.toFixed(2).replace(/^0/, '')} clo`],
  ];
  return (
    <dl className="ruled ps-s">
      {facts.map(([term, fact]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className="num">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

/** With the currency that it is or would be priced in. */
type PricedPiece = ClosetPiece & { currency: string };

/** Her name and price as she types them; what is not saved yet outlives the sheet. */
function useTyped(piece: PricedPiece, unsaved: Map<string, TypedFields>) {
  const { mutateAsync } = useChangePiece();
  const [typed, setTyped] = useState(() => unsaved.get(piece.id) ?? toTypedFields(piece));
  const sending = useRef<TypedFields | null>(null);
  const isPrice = (price: string) => typedPriceOf(piece, price) !== undefined;
  const [bad, setBad] = useState(!isPrice(typed.price));
  const type = (part: Partial<TypedFields>) => {
    const next = { ...typed, ...part };
    unsaved.set(piece.id, next);
    setTyped(next);
  };
  /** Sends what differs. Answers whether all of it can be sent. */
  const save = (): boolean => {
    const changes = typedChanges(piece, typed);
    const isGood = isPrice(typed.price);
    setBad(!isGood);
    if (changes && sending.current !== typed) {
      sending.current = typed;
      mutateAsync({ id: piece.id, ...changes }).then(
        () => isGood && unsaved.get(piece.id) === typed && unsaved.delete(piece.id),
        // The next try sends it again.
        () => (sending.current = null),
      );
    } else if (!changes && isGood) unsaved.delete(piece.id);
    return isGood;
  };
  return { typed, bad, type, save };
}

interface NameAndPriceProps {
  piece: PricedPiece;
  fields: ReturnType<typeof useTyped>;
}

function NameAndPrice({ piece, fields: { typed, bad, type, save } }: NameAndPriceProps) {
  return (
    <div className="grid gap-[14px] wide:grid-cols-2">
      <TextField
        label="Your name for it"
        optional
        maxLength={60}
        value={typed.name}
        placeholder={pieceName({ ...piece, name: null })}
        onChange={(event) => type({ name: event.currentTarget.value })}
        onBlur={save}
      />
      <TextField
        label="Price"
        optional
        inputMode="decimal"
        maxLength={12}
        value={typed.price}
        error={bad ? 'A price is a number, such as 49.90.' : null}
        hint={`In ${piece.currency}, for its cost per wear. Only you see it.`}
        onChange={(event) => type({ price: event.currentTarget.value })}
        onBlur={save}
      />
    </div>
  );
}
