// What a thousand deliveries cost by Cloudflare's published prices, and the largest burst by its published limits.
import type { Measured } from './measured.ts';
import type { BenchRow } from '../results-table.ts';

/** Dollars. Workers' two are from memory, the others from the price pages (docs/scale.md). */
const PRICE = {
  rowRead: 0.001 / 1e6,
  rowWritten: 1 / 1e6,
  queueOperation: 0.4 / 1e6,
  r2Write: 4.5 / 1e6,
  invocation: 0.3 / 1e6,
  cpuMs: 0.02 / 1e6,
};
/** Prepare, render, push: written, read and deleted each. */
const QUEUE_OPERATIONS = 3 * 3;
/** The render's own rows: claim, show, finish and their indexes. */
const RENDER = { read: 6, written: 8 };
/** One message of 40, of 2 and of 100 an invocation. */
const INVOCATIONS = 1 / 40 + 1 / 2 + 1 / 100;

export const LIMITS = {
  consumersPerQueue: 250,
  messagesPerSecond: 5000,
  rendersPerBatch: 2,
};

export function costRows(m: Measured): BenchRow[] {
  const parts = {
    D1:
      (m.read + m.outfitRead + RENDER.read) * PRICE.rowRead +
      (m.written + m.outfitWritten + RENDER.written) * PRICE.rowWritten,
    queues: QUEUE_OPERATIONS * PRICE.queueOperation,
    CPU: (m.deliverMs + m.renderMs) * PRICE.cpuMs + INVOCATIONS * PRICE.invocation,
    R2: PRICE.r2Write,
  };
  const total = Object.values(parts).reduce((a, b) => a + b, 0);
  const said = Object.entries(parts).map(([name, dollars]) => `${name} ${(dollars * 1000).toFixed(4)}`);
  const rendersPerSecond = LIMITS.consumersPerQueue / (m.renderMs / 1000);
  const inThreeHours = (rendersPerSecond * 3 * 3600) / 1e6;
  return [
    {
      what: 'cost per 1,000 deliveries, no paid model, above the free tier',
      figure: `$${(total * 1000).toFixed(4)} (${said.join(', ')})`,
    },
    {
      what: 'largest burst in one minute: pictures ready within the longest lead (3 h), one renders queue',
      figure: `${inThreeHours.toFixed(1)} million people (${rendersPerSecond.toFixed(0)} pictures a second)`,
    },
    {
      what: 'largest burst in one minute: pushes within 60 s of it',
      figure: `${(LIMITS.messagesPerSecond * 60).toLocaleString('en')} people for each pushes queue`,
    },
  ];
}
