import { WashingMachine } from 'lucide-react';
import { useState } from 'react';
import { useChangePiece, useChoices, useRemovePiece } from '../../client/closet.ts';
import type { ClosetPiece } from '../../contracts/closet.ts';
import { WARMTHS, type PieceWarmth } from '../../domain/closet/terms.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { RadioSegments } from '../../ui/radio.tsx';
import { Switch } from '../../ui/switch.tsx';
import { PiecePicture } from './piece-picture.tsx';
import { ColorDots } from './color-dots.tsx';
import { capitalized } from '../../domain/capitalized.ts';
import { nameOf } from './closet-words.ts';
import { centsOf, costPerWear, dayWords, priceText } from './piece-facts.ts';

const WARMTH_LABELS: Record<PieceWarmth, string> = { thin: 'Thin', usual: 'Usual', thick: 'Thick' };

/** One piece: its color, warmth and price, and where it is. Every choice is kept at once. */
export function PieceSheet({ piece, onClose }: { piece: ClosetPiece | null; onClose: () => void }) {
  if (!piece) return null;
  return <Sheet piece={piece} onClose={onClose} />;
}

function Sheet({ piece, onClose }: { piece: ClosetPiece; onClose: () => void }) {
  const { mutate } = useChangePiece();
  const { mutate: remove } = useRemovePiece();
  const [removing, setRemoving] = useState(false);
  const change = (body: Omit<Parameters<typeof mutate>[0], 'id'>) => mutate({ id: piece.id, ...body });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={nameOf(piece)}
      footer={
        <>
          <Button variant="quiet" onClick={() => setRemoving(true)}>
            Remove
          </Button>
          <Button className="grow" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <div className="ps-l">
        <PiecePicture piece={piece} />
        <Facts piece={piece} />
      </div>
      <Colors piece={piece} onChange={(color) => change({ color })} />
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
        <span className="pi">
          <WashingMachine className="i" aria-hidden="true" />
        </span>
        <span className="grow">
          <b>In the wash</b>
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
      <NameAndPrice piece={piece} onChange={change} />
      <Button
        variant="line"
        onClick={() =>
          change({ status: piece.status === 'away' || piece.status === 'gone' ? 'here' : 'away' })
        }
      >
        {piece.status === 'away' || piece.status === 'gone' ? 'Take it out again' : 'Put away for the season'}
      </Button>
      <ConfirmDialog
        open={removing}
        onOpenChange={setRemoving}
        title="Remove this piece?"
        description="It leaves your closet with its wears. Looks that have it stay as they are."
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
    <dl className="ps-s">
      {facts.map(([term, fact]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className="num">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

function Colors({ piece, onChange }: { piece: ClosetPiece; onChange: (color: string) => void }) {
  const { data } = useChoices(piece.kind, true);
  const offered = data?.find(({ garmentId }) => garmentId === piece.garmentId)?.dots ?? [];
  const { colour, accents = [] } = piece.garment.cloth;
  const own = { color: piece.color, hex: colour, second: accents[0] ?? null, word: 'as on your picture' };
  const isOffered = offered.some(({ color }) => color === piece.color);
  const dots = offered.length === 0 || isOffered ? offered : [own, ...offered];
  const word = dots.find(({ color }) => color === piece.color)?.word;
  if (dots.length === 0) return null;
  return (
    <div>
      <p className="flbl">
        Color <span className="muted">{word && capitalized(word)}</span>
      </p>
      <ColorDots dots={dots} chosen={[piece.color]} name={nameOf(piece)} onPress={onChange} />
    </div>
  );
}

interface NameAndPriceProps {
  piece: ClosetPiece;
  onChange: (body: { name: string | null } | { price: number | null; currency: string | null }) => void;
}

function NameAndPrice({ piece, onChange }: NameAndPriceProps) {
  const [bad, setBad] = useState(false);
  return (
    <div className="ps-n">
      <TextField
        label="Your name for it"
        optional
        maxLength={60}
        defaultValue={piece.name ?? ''}
        placeholder={nameOf({ ...piece, name: null })}
        onBlur={(event) => {
          const name = event.currentTarget.value.trim() || null;
          if (name !== piece.name) onChange({ name });
        }}
      />
      <TextField
        label="Price"
        optional
        inputMode="decimal"
        maxLength={12}
        defaultValue={priceText(piece.price)}
        error={bad ? 'A price is a number, such as 49.90.' : null}
        hint="For its cost per wear. Only you see it."
        onBlur={(event) => {
          const price = centsOf(event.currentTarget.value);
          setBad(price === undefined);
          if (price !== undefined && price !== piece.price)
            onChange({ price, currency: price === null ? null : (piece.currency ?? 'USD') });
        }}
      />
    </div>
  );
}
