import { Archive, CheckCheck, Gift, Search, Undo2, WashingMachine } from 'lucide-react';
import { useState } from 'react';
import { useMovePieces } from '../../client/looks/move-pieces.ts';
import type { ClosetPiece } from '../../contracts/closet.ts';
import type { PieceStatus } from '../../domain/closet/closet-terms.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { PieceDrawing } from '../garments/piece-drawing.tsx';
import { KIND_LABELS, pieceName, piecesWords, pieceState } from './closet-words.ts';
import { countPieces, groupByShelf, PIECE_FILTERS, type PieceFilter } from './filter-pieces.ts';
import { PieceSheet } from './piece-sheet.tsx';
import type { TypedFields } from './piece-facts.ts';

const SHOWN_LABELS: Record<PieceFilter, string> = {
  ...KIND_LABELS,
  all: 'All',
  wash: 'In the wash',
  unworn: 'Not worn this year',
  away: 'Put away',
  gone: 'Given away',
};

interface ShelvesProps {
  pieces: readonly ClosetPiece[];
  shown: PieceFilter;
  onShow: (shown: PieceFilter) => void;
  /** Her local date. */
  today: string;
}

/** Her pieces by kind, to be found, opened, or moved many at once. */
export function Shelves({ pieces, shown, onShow, today }: ShelvesProps) {
  const [typed, setTyped] = useState('');
  const [opened, setOpened] = useState<string | null>(null);
  /** What she typed of a piece and is not saved, by its id: it stands there when the piece is opened again. */
  const [unsaved] = useState(() => new Map<string, TypedFields>());
  /** Null while single pieces open. */
  const [picked, setPicked] = useState<ReadonlySet<string> | null>(null);
  const shelves = groupByShelf(pieces, shown, today, typed);
  const piece = pieces.find(({ id }) => id === opened) ?? null;
  // What was given away comes back one by one: there may be no room for all.
  const canPick = shown !== 'gone';
  const press = (id: string) => {
    if (!picked || !canPick) return setOpened(id);
    const next = new Set(picked);
    if (!next.delete(id)) next.add(id);
    return setPicked(next);
  };
  return (
    <>
      <div className="c-find">
        <div className="filters" role="group" aria-label="Show">
          {PIECE_FILTERS.filter(
            (each) => each === 'all' || countPieces(pieces, each, today) > 0 || each === shown,
          ).map((each) => (
            <Chip
              key={each}
              pressed={shown === each}
              count={countPieces(pieces, each, today)}
              onClick={() => onShow(each)}
            >
              {SHOWN_LABELS[each]}
            </Chip>
          ))}
        </div>
        <div className="c-tools">
          <label className="input c-search">
            <Search className="text-muted" />
            <input
              className="h-[42px]"
              type="search"
              aria-label="Search your closet"
              placeholder="Search"
              maxLength={60}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          </label>
          {canPick && (
            <Button variant="line" onClick={() => setPicked(picked ? null : new Set())}>
              {picked ? 'Done' : 'Select'}
            </Button>
          )}
        </div>
      </div>
      {shelves.length === 0 && <p className="muted py-[48px] text-center">{noneWords(shown, typed)}</p>}
      {shelves.map(({ kind, pieces: some }) => (
        <section key={kind} className="c-sec" aria-label={KIND_LABELS[kind]}>
          <div className="c-sh">
            <h2 className="display h3">{KIND_LABELS[kind]}</h2>
            <span className="small muted num">{some.length}</span>
          </div>
          <ul className="gts">
            {some.map((each) => (
              <li key={each.id}>
                <Tile
                  piece={each}
                  isPicked={(canPick ? picked?.has(each.id) : null) ?? null}
                  onPress={() => press(each.id)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {picked && canPick && <MoveBar picked={picked} shelves={shelves} onPick={setPicked} />}
      <PieceSheet key={opened} piece={piece} unsaved={unsaved} onClose={() => setOpened(null)} />
    </>
  );
}

function noneWords(shown: PieceFilter, typed: string): string {
  if (typed.trim() !== '') return 'You have no piece by that name.';
  if (shown === 'wash') return 'Everything is clean.';
  return 'Nothing here.';
}

interface TileProps {
  piece: ClosetPiece;
  /** Null while pieces open when pressed. */
  isPicked: boolean | null;
  onPress: () => void;
}

function Tile({ piece, isPicked, onPress }: TileProps) {
  const isAway = piece.status !== 'here';
  return (
    <button
      type="button"
      className={isAway ? 'gt wash' : 'gt'}
      aria-pressed={isPicked ?? undefined}
      onClick={onPress}
    >
      <span className="relative mb-[8px] block w-full">
        <PieceDrawing garment={piece.garment} />
        {piece.status === 'wash' && (
          <span className="sign gt-w size-[28px]">
            <WashingMachine className="size-[16px]" />
          </span>
        )}
      </span>
      <b>{pieceName(piece)}</b> <span className="muted num">{pieceState(piece)}</span>
    </button>
  );
}

const MOVES: { status: PieceStatus; label: string; Icon: typeof Archive }[] = [
  { status: 'here', label: 'Clean', Icon: Undo2 },
  { status: 'wash', label: 'Wash', Icon: WashingMachine },
  { status: 'away', label: 'Put away', Icon: Archive },
  { status: 'gone', label: 'Give away', Icon: Gift },
];

interface MoveBarProps {
  picked: ReadonlySet<string>;
  shelves: readonly { pieces: ClosetPiece[] }[];
  onPick: (picked: ReadonlySet<string> | null) => void;
}

function MoveBar({ picked, shelves, onPick }: MoveBarProps) {
  const { mutate, isPending } = useMovePieces();
  const shownIds = shelves.flatMap(({ pieces }) => pieces.map(({ id }) => id));
  return (
    <div className="c-bar" role="toolbar" aria-label="Move pieces">
      <span className="num strong" aria-live="polite">
        {picked.size === 0 ? 'Tap pieces' : piecesWords(picked.size)}
      </span>
      <IconButton label="Select all" onClick={() => onPick(new Set(shownIds))}>
        <CheckCheck />
      </IconButton>
      {MOVES.map(({ status, label, Icon }) => (
        <button
          key={status}
          type="button"
          className="c-move"
          disabled={isPending || picked.size === 0}
          onClick={() => mutate({ ids: [...picked], status }, { onSuccess: () => onPick(null) })}
        >
          <Icon />
          <span>{label}</span>
        </button>
      ))}
    </div>
  );
}
