import type { ComfortReceipt } from '../../../domain/comfort/receipt.ts';
import type { Outfit } from '../../../contracts/outfits.ts';
import type { TemperatureUnit } from '../../../domain/weather/temperature.ts';
import { buildChart, type Chart } from './chart-geometry.ts';
import type { ChartSize } from './chart-scale.ts';
import { chartLabel, chartRows, outsideWords } from './chart-words.ts';
import { wornRuns } from './worn-runs.ts';

export interface ComfortChartProps {
  receipt: ComfortReceipt;
  /** Said above it. */
  reasons: Outfit['reasons'];
  /** As from `currentTimePosition`; null when the present is not on the chart. */
  now: number | null;
  unit: TemperatureUnit;
}

const NARROW: ChartSize = { width: 320, height: 226 };
const WIDE: ChartSize = { width: 460, height: 256 };

/** The day's temperature inside the ranges that the outfit covers, drawn for two widths and said in a table. */
export function ComfortChart({ receipt, reasons, now, unit }: ComfortChartProps) {
  const runs = wornRuns(receipt, reasons);
  const label = chartLabel(receipt, runs, unit);
  const narrow = buildChart(receipt.hours, runs, now, NARROW, unit);
  const wide = buildChart(receipt.hours, runs, now, WIDE, unit);
  if (!narrow || !wide) return null;
  const outside = outsideWords(receipt, runs);
  return (
    <>
      {/* By the width of its card: on a laptop that is narrower than on a tablet. */}
      <div className="@min-[420px]:hidden">
        <ChartPicture chart={narrow} size={NARROW} label={label} />
      </div>
      <div className="hidden @min-[420px]:block">
        <ChartPicture chart={wide} size={WIDE} label={label} />
      </div>
      {/* A table cannot be made small enough itself to be out of sight. */}
      <div className="sr-only">
        <table>
          <caption>Estimated comfort by the hour</caption>
          <thead>
            <tr>
              <th scope="col">Hour</th>
              <th scope="col">Temperature</th>
              <th scope="col">Wearing</th>
              <th scope="col">Comfort</th>
            </tr>
          </thead>
          <tbody>
            {chartRows(receipt, runs, unit).map((row) => (
              <tr key={row.key}>
                <th scope="row">{row.hour}</th>
                <td>{row.temperature}</td>
                <td>{row.wearing}</td>
                <td>{row.comfort}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="cap">
        <span>
          The line is the temperature as it was planned; the tinted blocks are the range this outfit
          covers.{' '}
        </span>
        {outside && <b>{`${outside} `}</b>}
        <span>Estimated comfort.</span>
      </p>
    </>
  );
}

function ChartPicture({ chart, size, label }: { chart: Chart; size: ChartSize; label: string }) {
  return (
    <svg className="chart" viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={label}>
      <Ranges chart={chart} />
      <path className="line" d={chart.line} />
      <circle className="pt" cx={chart.high.x} cy={chart.high.y} r="4.5" />
      {chart.now && (
        <>
          {chart.now.stem && (
            <line className="nowl" x1={chart.now.x} x2={chart.now.x} y1={chart.now.y} y2={chart.bottom + 4} />
          )}
          <circle className="nowpt" cx={chart.now.x} cy={chart.now.y} r="6.5" />
        </>
      )}
      <text className="on" x={chart.high.label.x} y={chart.high.label.y} textAnchor="middle">
        {chart.high.label.text}
      </text>
      {chart.hours.map((hour) => (
        <text
          key={hour.x}
          className={hour.now ? 'on' : undefined}
          x={hour.x}
          y={hour.y}
          textAnchor={hour.anchor}
        >
          {hour.text}
        </text>
      ))}
    </svg>
  );
}

function Ranges({ chart }: { chart: Chart }) {
  return (
    <>
      {chart.grid.map((line) => (
        <g key={line.text}>
          <line className="grid-line" x1={chart.left} x2={chart.right} y1={line.y} y2={line.y} />
          <text x={line.x} y={line.y + 4}>
            {line.text}
          </text>
        </g>
      ))}
      {chart.blocks.map((block) => (
        <rect
          key={block.x}
          className={block.layer === 'on' ? 'z1' : 'z2'}
          x={block.x}
          y={block.y}
          width={block.width}
          height={block.height}
          rx={Math.min(10, block.height / 2)}
        />
      ))}
      {chart.blocks.map(({ x, layer, label }) => (
        <text
          key={x}
          className={layer === 'on' ? 'zone' : 'zone2'}
          x={label?.x}
          y={label?.y}
          textAnchor={label?.anchor}
        >
          {label?.text}
        </text>
      ))}
    </>
  );
}
