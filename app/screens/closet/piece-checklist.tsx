import { Link, useNavigate } from '../../framework/react.ts';
import { ArrowLeft, ArrowRight, Check, ChevronDown, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useAddPieces, useBasics, useChoices, useClosetSettings } from '../../client/looks/closet.ts';
import type { Closet, ClosetChoice } from '../../contracts/closet.ts';
import { PIECE_KINDS, type PieceKind } from '../../domain/closet/closet-terms.ts';
import type { Hex } from '../../domain/looks/cloth.ts';
import type { WornGarment } from '../../domain/looks/look.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LostAnswer } from '../../ui/states.tsx';
import { TickBox, TickLine } from '../../ui/tick-box.tsx';
import { PieceDrawing } from '../garments/piece-drawing.tsx';
import { KIND_LABELS, piecesWords } from './closet-words.ts';
import { ColorDots } from './color-dots.tsx';
import {
  selectedPieces,
  toggleSelected,
  selectAlso,
  toggleSelectedColor,
  type PieceSelection,
} from './piece-selection.ts';

/** The two-minute list: by kind, with color dots. Nothing is kept before she is done. */
export function PieceChecklist({ closet }: { closet: Closet }) {
  const [ticked, setTicked] = useState<PieceSelection>({});
  const [open, setOpen] = useState<PieceKind | null>('tops');
  const [isDressedFrom, setDressedFrom] = useState(true);
  const { mutate, isPending } = useAddPieces();
  const { mutate: saveSettings } = useClosetSettings();
  const navigate = useNavigate();
  const pieces = selectedPieces(ticked, closet.pieces);
  const owned = closet.pieces.filter(({ status }) => status !== 'gone').length;
  // Her looks come from the whole wardrobe still: the list asks before it changes that.
  const asks = closet.dressFrom === 'everything';
  const step = open ? PIECE_KINDS.indexOf(open) : PIECE_KINDS.length - 1;
  const next = PIECE_KINDS[step + 1];
  const save = () =>
    mutate(pieces, {
      onSuccess: () => {
        if (asks && isDressedFrom) saveSettings({ dressFrom: 'mine-first' });
        void navigate('/closet', { replace: true, preventScrollReset: false });
      },
    });
  return (
    <div className="tick-page">
      <header className="tick-top">
        <Link className="icon-btn" to="/closet" aria-label="Back to your closet">
          <ArrowLeft />
        </Link>
        <span className="small strong">
          {open ? `${KIND_LABELS[open]}, ${step + 1} of ${PIECE_KINDS.length}` : 'Your closet'}
        </span>
        {next && open && pieces.length > 0 ? (
          <button
            type="button"
            className="link small"
            aria-busy={isPending}
            onClick={() => !isPending && save()}
          >
            {isPending ? 'Saving...' : 'Done'}
          </button>
        ) : (
          <Link className="link small" to="/">
            Later
          </Link>
        )}
      </header>
      <div className="steps" aria-hidden="true">
        {PIECE_KINDS.map((kind, index) => (
          <i key={kind} className={index <= step ? 'on' : undefined} />
        ))}
      </div>
      <main id="main" tabIndex={-1} className="tick-main outline-none">
        <div>
          <h1 className="mt-[24px] display h1 wide:mt-[40px]">
            Check off <em className="wide:block">what you own</em>
          </h1>
          <p className="mt-[8px] lead">No photos, no measuring: about two minutes.</p>
          <p className="small muted mt-[8px]">
            <span>Not yours yet? </span>
            <Link className="link" to="/buy">
              Should I buy it?
            </Link>
          </p>
          {asks && (
            <TickLine checked={isDressedFrom} onChange={setDressedFrom}>
              Start my looks with what I own
            </TickLine>
          )}
          <Basics onTake={(basics) => setTicked(selectAlso(ticked, basics))} />
        </div>
        <div>
          {PIECE_KINDS.map((kind) => (
            <Kind
              key={kind}
              kind={kind}
              closet={closet}
              isOpen={open === kind}
              ticked={ticked}
              onTick={setTicked}
              onOpen={() => setOpen(open === kind ? null : kind)}
            />
          ))}
        </div>
      </main>
      <footer className="tick-foot">
        <p className="row gap-[12px]">
          <b className="display num text-[2.25rem]">{pieces.length}</b>
          <span className="xs ink2 max-wide:max-w-[90px]">
            {owned > 0
              ? `new, ${owned} already yours`
              : `${pieces.length === 1 ? 'piece' : 'pieces'} so\u00a0far`}
          </span>
        </p>
        {next && open ? (
          <Button onClick={() => setOpen(next)}>
            <span>{`Next: ${KIND_LABELS[next]}`}</span>
            <ArrowRight />
          </Button>
        ) : (
          <Button
            busy={isPending}
            busyText="Saving..."
            disabled={pieces.length === 0}
            onClick={save}
          >{`Add ${piecesWords(pieces.length)} to my closet`}</Button>
        )}
      </footer>
    </div>
  );
}

function Basics({ onTake }: { onTake: (basics: { garmentId: string; color: string }[]) => void }) {
  const { data } = useBasics();
  if (!data) return <Skeleton className="mt-6 h-44 rounded-card" />;
  return (
    <section className="tick-basics">
      <div aria-hidden="true">
        {data.map(({ garment }) => (
          <PieceDrawing key={garment.id} garment={garment} />
        ))}
      </div>
      <p className="small">
        In a hurry? Take the set that most closets share, and uncheck what you don&apos;t own.
      </p>
      <Button
        variant="line"
        block
        onClick={() => onTake(data.map(({ garmentId, color }) => ({ garmentId, color })))}
      >{`Start with these ${data.length} basics`}</Button>
    </section>
  );
}

interface KindProps {
  kind: PieceKind;
  closet: Closet;
  isOpen: boolean;
  ticked: PieceSelection;
  onTick: (ticked: PieceSelection) => void;
  onOpen: () => void;
}

/** Shown before "More". */
const FIRST = 6;

function Kind({ kind, closet, isOpen, ticked, onTick, onOpen }: KindProps) {
  const query = useChoices(kind, isOpen || Object.keys(ticked).length > 0);
  const { data, isError } = query;
  const [most, setMost] = useState(FIRST);
  const count = (data ?? []).reduce((sum, { garmentId }) => sum + (ticked[garmentId]?.length ?? 0), 0);
  const isShown = ({ garmentId }: ClosetChoice, index: number) =>
    index < most || (ticked[garmentId]?.length ?? 0) > 0;
  const shown = (data ?? []).filter(isShown);
  return (
    <section className={isOpen ? 'kd open' : count > 0 ? 'kd done' : 'kd'}>
      <h2>
        <button type="button" className="kd-h" aria-expanded={isOpen} onClick={onOpen}>
          <span className="sign kd-c size-[24px]">
            {count > 0 && !isOpen && <Check className="size-[15px] stroke-[2.4]" />}
          </span>
          <span className="display h3">{KIND_LABELS[kind]}</span>
          {!isOpen && <KindGlance kind={kind} choices={data} ticked={ticked} />}
          <span className="small muted num kd-n">{count > 0 && piecesWords(count)}</span>
          <ChevronDown className="text-muted" />
        </button>
      </h2>
      {isOpen && isError && (
        <LostAnswer
          query={query}
          title="We couldn't load this shelf"
          message="The connection dropped. What you checked is still here."
        />
      )}
      {isOpen && !data && !isError && <Skeleton className="h-44 rounded-card" />}
      {isOpen && data && (
        <>
          <ul className="ruled">
            {shown.map((choice) => (
              <Tick key={choice.garmentId} choice={choice} closet={closet} ticked={ticked} onTick={onTick} />
            ))}
          </ul>
          {most < data.length && (
            <button
              type="button"
              className="link mt-[2px] mb-[12px] gap-[8px]"
              onClick={() => setMost(most + 12)}
            >
              <Plus />
              <span>{`More ${KIND_LABELS[kind].toLowerCase()}`}</span>
            </button>
          )}
        </>
      )}
    </section>
  );
}

/** Names shown on a closed shelf. */
const GLANCE = 3;

/** What of a closed shelf is ticked, else what most have there. */
function KindGlance({
  kind,
  choices,
  ticked,
}: Pick<KindProps, 'kind' | 'ticked'> & { choices: ClosetChoice[] | undefined }) {
  const { data: basics } = useBasics();
  const hers = (choices ?? []).flatMap((choice) => {
    const [first] = ticked[choice.garmentId] ?? [];
    return first === undefined ? [] : [inColor(choice, first)];
  });
  const usual = (basics ?? []).filter((basic) => basic.kind === kind).map(({ garment }) => garment);
  return (
    <span className="kd-p" aria-hidden="true">
      {(hers.length > 0 ? hers : usual).slice(0, GLANCE).map((garment) => (
        <PieceDrawing key={garment.id} garment={garment} />
      ))}
    </span>
  );
}

/** Dots in a row on the phone. */
const FIRST_DOTS = 5;

/** A plain garment in the color that is ticked first. */
function inColor({ garmentId, garment, dots }: ClosetChoice, color: string | undefined): WornGarment {
  const dot = dots.find((each) => each.color === color);
  if (!dot || dot.second !== null) return garment;
  return { ...garment, id: `${garmentId}:${dot.color}`, cloth: { ...garment.cloth, colour: dot.hex as Hex } };
}

interface TickProps extends Pick<KindProps, 'closet' | 'ticked' | 'onTick'> {
  choice: ClosetChoice;
}

function Tick({ choice, closet, ticked, onTick }: TickProps) {
  const { garmentId, name, dots } = choice;
  const colors = ticked[garmentId] ?? [];
  const [first] = colors;
  const garment = useMemo(() => inColor(choice, first), [choice, first]);
  const owned = closet.pieces.filter((piece) => piece.garmentId === garmentId && piece.status !== 'gone');
  const has = colors.length > 0;
  return (
    <li className="closet-tick">
      <label className="closet-tick-m">
        <TickBox
          checked={has}
          onChange={() => onTick(toggleSelected(ticked, garmentId, dots[0]?.color ?? ''))}
        />
        <span className="w-[54px] flex-none">
          <PieceDrawing garment={garment} />
        </span>
        <span className="flex flex-col leading-[1.35]">
          <b className="strong">{name}</b>
          {owned.length > 0 && (
            <span className="xs muted">
              {owned.length === 1 ? 'Yours already' : `${owned.length} yours already`}
            </span>
          )}
          {colors.length > 1 && <span className="xs muted">{`${colors.length} colors`}</span>}
        </span>
      </label>
      <ColorDots
        dots={dots.filter(({ color }, index) => index < FIRST_DOTS || colors.includes(color))}
        chosen={colors}
        name={name}
        small
        onPress={(color) => onTick(toggleSelectedColor(ticked, garmentId, color))}
      />
    </li>
  );
}
