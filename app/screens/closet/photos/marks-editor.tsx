import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { openGarmentReader } from '../../../client/photo/garment-reader.ts';
import { useWornPiece } from '../../../client/photo/worn-piece.ts';
import type { WornGarment } from '../../../domain/looks/look.ts';
import type { LaidFlat, MovedMarks } from '../../../fitting-room/garment-photo/garment-photo-messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { MarkDots } from './mark-dots.tsx';
import type { EditedMarks } from './move-mark.ts';
import { DRAWING_SENTENCES } from './photo-words.ts';
import { useAddress } from './use-address.ts';

type Adjusted = MovedMarks['adjusted'];

interface MarksEditorProps {
  title: string;
  garment: WornGarment;
  photo: Blob;
  marks: EditedMarks;
  moved: MovedMarks | null;
  laid: LaidFlat;
  onSave: (moved: MovedMarks, laid: LaidFlat) => void;
  onClose: () => void;
}

const AS_READ: Adjusted = { length: 0, width: 0 };
/** She goes on dragging: nothing is drawn yet. */
const PAUSE_MS = 350;

/** Her photo of a piece under the points that were found on it, and she in the piece: points are dragged until it fits. */
export function MarksEditor({
  title,
  garment,
  photo,
  marks,
  moved,
  laid,
  onSave,
  onClose,
}: MarksEditorProps) {
  const [points, setPoints] = useState<EditedMarks>({ ...marks, ...moved?.marks });
  const [adjusted, setAdjusted] = useState(moved?.adjusted ?? AS_READ);
  const [now, setNow] = useState(laid);
  const [isLaying, setLaying] = useState(false);
  const layFlat = useLayFlat(photo, garment.drawing);
  const address = useAddress(photo);
  const change = (next: EditedMarks) => {
    setPoints(next);
    setLaying(true);
    layFlat({ marks: next, adjusted }, (result) => {
      setLaying(false);
      if (result) setNow(result);
    });
  };
  const shown = useMemo<LaidFlat>(
    () => (now.is === 'cloth' ? { ...now, surface: { ...now.surface, adjusted } } : now),
    [now, adjusted],
  );
  const reset = () => {
    setAdjusted(AS_READ);
    change(marks);
  };
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description="Drag a point where it is not in its place. On a keyboard, choose a point and use the arrow keys."
      footer={
        <>
          <Button variant="quiet" onClick={reset}>
            Start over
          </Button>
          <Button
            className="grow"
            busy={isLaying}
            busyText="One moment..."
            onClick={() => onSave({ marks: points, adjusted }, shown)}
          >
            Save
          </Button>
        </>
      }
    >
      <div className="mk">
        <div className="mk-photo">
          {address && <MarkDots photo={address} marks={points} onMove={change} />}
        </div>
        <Worn garment={garment} laid={shown} isLaying={isLaying} />
        <div className="mk-sliders">
          <Slider
            label="Length"
            ends={['Shorter', 'Longer']}
            value={adjusted.length}
            onChange={(length) => setAdjusted({ ...adjusted, length })}
          />
          <Slider
            label="Width"
            ends={['Tighter', 'Looser']}
            value={adjusted.width}
            onChange={(width) => setAdjusted({ ...adjusted, width })}
          />
        </div>
      </div>
    </Dialog>
  );
}

/** The last order counts; the worker keeps what it has read of the photo. */
function useLayFlat(photo: Blob, kind: WornGarment['drawing']) {
  const [reader] = useState(openGarmentReader);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const last = useRef(0);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      reader.close();
    },
    [reader],
  );
  return (moved: MovedMarks, done: (laid: LaidFlat | null) => void) => {
    const order = ++last.current;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      void reader.layFlat(photo, kind, moved).then((laid) => order === last.current && done(laid));
    }, PAUSE_MS);
  };
}

const LOST_SENTENCES = {
  'no photo': 'Add a photo of yourself in Profile, and you will see the piece on you here.',
  'not shown': 'Your photo cannot show this piece. The points still decide how it is cut.',
} as const;

function Worn({ garment, laid, isLaying }: { garment: WornGarment; laid: LaidFlat; isLaying: boolean }) {
  const worn = useWornPiece(garment, laid);
  const address = useAddress(worn.picture);
  return (
    <div className="mk-worn">
      <div className="mk-her" data-slot={garment.slot}>
        {address ? (
          <img src={address} alt={`You, in the ${garment.name}`} width={768} height={1152} />
        ) : (
          <p className="small muted">{worn.lost && LOST_SENTENCES[worn.lost]}</p>
        )}
        {(isLaying || worn.isDrawing) && (
          <span className="mk-busy" role="status">
            <Spinner />
            <span className="sr-only">Drawing it on you</span>
          </span>
        )}
      </div>
      {laid.why && (
        <p className="small ph-note" role="status">
          {DRAWING_SENTENCES[laid.why]}
        </p>
      )}
    </div>
  );
}

interface SliderProps {
  label: string;
  ends: readonly [string, string];
  value: number;
  onChange: (value: number) => void;
}

function Slider({ label, ends: [low, high], value, onChange }: SliderProps) {
  const id = useId();
  const words = value === 0 ? 'As in the photo' : value < 0 ? low : high;
  return (
    <div className="mk-slider">
      <label className="flbl" htmlFor={id}>
        <span>{label}</span> <span className="muted">{words}</span>
      </label>
      <input
        id={id}
        type="range"
        min={-1}
        max={1}
        step={0.1}
        value={value}
        aria-valuetext={words}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
      <div className="row xs muted justify-between" aria-hidden="true">
        <span>{low}</span>
        <span>{high}</span>
      </div>
    </div>
  );
}
