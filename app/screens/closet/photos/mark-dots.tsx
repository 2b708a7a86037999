import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { Mark } from '../../../domain/closet/own-cloth.ts';
import type { LandmarkName } from '../../../fitting-room/garment-photo/landmarks/garment-landmarks.ts';
import { followMark, isUnsure, shownMarks, type EditedMarks } from './move-mark.ts';
import { MARK_NAMES } from './photo-words.ts';

interface MarkDotsProps {
  /** Address of the photo. */
  photo: string;
  marks: EditedMarks;
  onMove: (marks: EditedMarks) => void;
}

const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Share of the photo's side at one press of an arrow; with Shift. */
const STEP = 0.005;
const LEAP = 0.03;

/** The points over the photo: each is dragged, or moved with the arrow keys. */
export function MarkDots({ photo, marks, onMove }: MarkDotsProps) {
  const place = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const dragged = useRef<LandmarkName | null>(null);
  const move = (name: LandmarkName, to: Mark) => {
    const next = followMark(marks, name, to);
    onMove(next);
    return next[name] ?? to;
  };
  const drag = (event: PointerEvent<HTMLButtonElement>, name: LandmarkName) => {
    const box = place.current?.getBoundingClientRect();
    if (dragged.current !== name || !box) return;
    move(name, { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height });
  };
  const press = (event: KeyboardEvent, name: LandmarkName, { x, y }: Mark) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const by = event.shiftKey ? LEAP : STEP;
    const at = move(name, { x: x + step[0] * by, y: y + step[1] * by });
    setSaid(`${MARK_NAMES[name]}: ${Math.round(at.x * 100)}% across, ${Math.round(at.y * 100)}% down`);
  };
  return (
    <div ref={place} className="mk-place">
      <img src={photo} alt="Your photo of the piece" draggable={false} />
      {shownMarks(marks).map(([name, at]) => (
        <button
          key={name}
          type="button"
          className={isUnsure(at) ? 'mk-dot unsure' : 'mk-dot'}
          aria-label={isUnsure(at) ? `${MARK_NAMES[name]}, please check` : MARK_NAMES[name]}
          style={{ left: `${at.x * 100}%`, top: `${at.y * 100}%` }}
          onPointerDown={(event) => {
            dragged.current = name;
            event.currentTarget.setPointerCapture(event.pointerId);
          }}
          onPointerMove={(event) => drag(event, name)}
          onPointerUp={() => (dragged.current = null)}
          onPointerCancel={() => (dragged.current = null)}
          onKeyDown={(event) => press(event, name, at)}
        >
          <i aria-hidden="true" />
        </button>
      ))}
      <span className="sr-only" aria-live="polite">
        {said}
      </span>
    </div>
  );
}
