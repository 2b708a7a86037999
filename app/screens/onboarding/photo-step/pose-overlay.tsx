import type { BodyMapData } from '../../../domain/body-map.ts';

/** Pairs of MediaPipe landmarks that are joined by a line. */
const BONES = [
  [11, 12],
  [11, 13],
  [13, 15],
  [12, 14],
  [14, 16],
  [11, 23],
  [12, 24],
  [23, 24],
  [23, 25],
  [25, 27],
  [24, 26],
  [26, 28],
  [27, 31],
  [28, 32],
] as const;
/** The face speaks for itself. */
const JOINTS = [11, 12, 13, 14, 15, 16, 23, 24, 25, 26, 27, 28, 31, 32];
const LEAST_SEEN = 0.4;

/** The found body, drawn over the photo; it is cropped as the photo is (object-fit: cover). */
export function PoseOverlay({ data }: { data: BodyMapData }) {
  const { width, height } = data.photo;
  const unit = Math.min(width, height) / 300;
  const at = (i: number) => {
    const mark = data.landmarks[i];
    return mark && mark[3] >= LEAST_SEEN ? { x: mark[0] * width, y: mark[1] * height } : null;
  };
  return (
    <svg
      className="pose"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g stroke="#fff" strokeOpacity="0.85" strokeWidth={1.3 * unit}>
        {BONES.map(([from, to]) => {
          const a = at(from);
          const b = at(to);
          return a && b && <line key={`${from}-${to}`} x1={a.x} y1={a.y} x2={b.x} y2={b.y} />;
        })}
      </g>
      <g fill="#fff" stroke="var(--accent)" strokeWidth={1.4 * unit}>
        {JOINTS.map((i) => {
          const p = at(i);
          return p && <circle key={i} cx={p.x} cy={p.y} r={2.9 * unit} />;
        })}
      </g>
    </svg>
  );
}
