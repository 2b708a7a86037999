import type { BodyMapData } from '../../../domain/photos/body-map.ts';

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
const NOSE = 0;
const LEAST_SEEN = 0.4;

/** The found body, drawn over the photo; it is cropped as the photo is (object-fit: cover). */
export function PoseOverlay({ data }: { data: BodyMapData }) {
  const { width, height } = data.photo;
  const unit = Math.min(width, height) / 300;
  const at = (i: number) => {
    const mark = data.landmarks[i];
    return mark && mark[3] >= LEAST_SEEN ? { x: mark[0] * width, y: mark[1] * height } : null;
  };
  const seen = [NOSE, ...JOINTS].flatMap((i) => at(i) ?? []);
  return (
    <svg
      className="pose"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {seen.length > 1 && (
        <path
          d={cornersOf(seen, data.photo)}
          fill="none"
          stroke="#fff"
          strokeWidth={2.4 * unit}
          strokeLinecap="round"
        />
      )}
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

/** Shares of her height: air beside her, over her nose for the head, under her toes; and a corner's arm. */
const AIR = { side: 0.05, top: 0.12, bottom: 0.03 };
const ARM = 0.06;

/** The corners of a frame around her, head to toe, within the photo. */
function cornersOf(
  points: readonly { x: number; y: number }[],
  { width, height }: { width: number; height: number },
): string {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const tall = Math.max(...ys) - Math.min(...ys);
  const inset = 0.02 * width;
  const left = Math.max(inset, Math.min(...xs) - AIR.side * tall);
  const right = Math.min(width - inset, Math.max(...xs) + AIR.side * tall);
  const top = Math.max(inset, Math.min(...ys) - AIR.top * tall);
  const bottom = Math.min(height - inset, Math.max(...ys) + AIR.bottom * tall);
  const arm = ARM * tall;
  return (
    `M${left} ${top + arm}V${top}h${arm}M${right - arm} ${top}H${right}v${arm}` +
    `M${right} ${bottom - arm}V${bottom}h${-arm}M${left + arm} ${bottom}H${left}v${-arm}`
  );
}
