const WORDS =
  'Estimated comfort from 8 AM to 9 PM. The temperature stays inside the range this outfit covers: with the coat on until 1 PM, coat off until 5 PM, coat on again in the evening.';
const DEGREES = [
  [55, 185],
  [65, 111],
  [75, 37],
] as const;
const HOURS = [
  ['12 PM', 116],
  ['3 PM', 181],
  ['6 PM', 245],
] as const;

/** A picture of the comfort chart for one fixed day. The real one, drawn from data, is on the home screen. */
export function DayChart() {
  return (
    <svg className="chart" viewBox="0 0 320 230" role="img" aria-label={WORDS}>
      {DEGREES.map(([degrees, y]) => (
        <g key={degrees}>
          <line className="grid-line" x1="38" x2="310" y1={y} y2={y} />
          <text x="0" y={y + 4}>{`${degrees}°F`}</text>
        </g>
      ))}
      <rect className="z1" x="38" y="87" width="97" height="86" rx="10" />
      <rect className="z2" x="138" y="38" width="83" height="59" rx="10" />
      <rect className="z1" x="224" y="87" width="86" height="86" rx="10" />
      <text className="zone" x="50" y="107">
        Coat on
      </text>
      <text className="zone2" x="179" y="31" textAnchor="middle">
        Coat off
      </text>
      <text className="zone" x="301" y="107" textAnchor="end">
        Coat on
      </text>
      <path
        className="line"
        d="M38 166C48 158 62 149 73 141S100 113 116 104s30-23 43-30 32-7 43 0 38 33 43 37 26 28 43 44 16 12 22 15"
      />
      <line className="nowl" x1="46" x2="46" y1="160" y2="204" />
      <circle className="nowpt" cx="46" cy="160" r="6.5" />
      <circle className="pt" cx="181" cy="67" r="4.5" />
      <text className="on" x="181" y="88" textAnchor="middle">
        71°F
      </text>
      <text className="on" x="46" y="224" textAnchor="middle">
        Now
      </text>
      {HOURS.map(([hour, x]) => (
        <text key={hour} x={x} y="224" textAnchor="middle">
          {hour}
        </text>
      ))}
      <text x="310" y="224" textAnchor="end">
        9 PM
      </text>
    </svg>
  );
}
