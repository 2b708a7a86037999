import { Search } from 'lucide-react';
import { useState } from 'react';
import { useChoices } from '../../../client/looks/closet.ts';
import type { PieceChoice } from '../../../client/photo/garment-queue.ts';
import type { ClosetChoice } from '../../../contracts/closet.ts';
import { PIECE_KINDS, type PieceKind, type PieceWarmth } from '../../../domain/closet/closet-terms.ts';
import type { Hex } from '../../../domain/looks/cloth.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { PieceDrawing } from '../../garments/piece-drawing.tsx';
import { KIND_LABELS } from '../closet-words.ts';
import { kindsNamed } from './kinds-named.ts';
import { inHerColors } from './photo-choice.ts';
import { ThreeQuestions } from './three-questions.tsx';

interface KindPickerProps {
  /** Of the cloth in her photo. */
  colors: readonly Hex[];
  onChoose: (choice: PieceChoice, more?: { warmth: PieceWarmth }) => void;
  onClose: () => void;
}

/** Each drawing takes the device a moment. */
const FIRST = 24;

/** Every kind that we know, by picture, to be searched; and three questions for what is none of them. */
export function KindPicker({ colors, onChoose, onClose }: KindPickerProps) {
  const [isAsking, setAsking] = useState(false);
  const [kind, setKind] = useState<PieceKind | null>(null);
  const [typed, setTyped] = useState('');
  const [most, setMost] = useState(FIRST);
  const all = useAllKinds();
  const shelf = all?.filter((each) => kind === null || each.kind === kind);
  const found = shelf && kindsNamed(shelf, typed);
  if (isAsking)
    return (
      <ThreeQuestions colors={colors} onChoose={onChoose} onBack={() => setAsking(false)} onClose={onClose} />
    );
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title="What is it?"
      footer={
        <Button variant="line" block onClick={() => setAsking(true)}>
          None of these
        </Button>
      }
    >
      <label className="input c-search">
        <Search className="text-muted" />
        <input
          className="h-[42px]"
          type="search"
          aria-label="Search all kinds"
          placeholder="Search"
          maxLength={60}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setMost(FIRST);
          }}
        />
      </label>
      <div className="ph-shelves filters" role="group" aria-label="Show">
        {PIECE_KINDS.map((each) => (
          <Chip key={each} pressed={kind === each} onClick={() => setKind(kind === each ? null : each)}>
            {KIND_LABELS[each]}
          </Chip>
        ))}
      </div>
      {!found && <Skeleton className="h-44 rounded-card" />}
      {found?.length === 0 && (
        <p className="muted py-[32px] text-center" role="status">
          Nothing of ours is called that. &quot;None of these&quot; takes three questions.
        </p>
      )}
      <ul className="ph-kinds">
        {found?.slice(0, most).map(({ choice }) => {
          const hers = inHerColors(choice, colors);
          return (
            <li key={choice.garmentId}>
              <button type="button" className="gt" onClick={() => onChoose(hers)}>
                <PieceDrawing garment={hers.garment} />
                <b className="mt-[6px]">{choice.name}</b>
              </button>
            </li>
          );
        })}
      </ul>
      {(found?.length ?? 0) > most && (
        <Button variant="quiet" onClick={() => setMost(most + FIRST)}>
          Show more
        </Button>
      )}
    </Dialog>
  );
}

/** Shelf by shelf, the most usual first; undefined until all are there. */
function useAllKinds(): { kind: PieceKind; choice: ClosetChoice }[] | undefined {
  const shelves = [
    useChoices('tops', true).data,
    useChoices('bottoms', true).data,
    useChoices('dresses', true).data,
    useChoices('outerwear', true).data,
    useChoices('shoes', true).data,
    useChoices('accessories', true).data,
  ];
  if (shelves.some((shelf) => shelf === undefined)) return undefined;
  return PIECE_KINDS.flatMap((kind, at) => (shelves[at] ?? []).map((choice) => ({ kind, choice })));
}
