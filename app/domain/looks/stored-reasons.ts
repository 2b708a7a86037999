// The reasons as they are kept for years: what comes off takes as few letters as its piece and hours.
import type { LayerOff, Reason } from '../styling/input/brief.ts';

type StoredReason = Omit<Reason, 'off'> & { off?: (string | number)[] };

export const packReasons = (reasons: readonly Reason[]): StoredReason[] =>
  reasons.map(({ off, ...said }) => (off ? { ...said, off: off.flatMap(keptOff) } : said));

const keptOff = ({ garmentId, fromHour, untilHour }: LayerOff) =>
  [garmentId, fromHour, untilHour].filter((one) => one !== undefined);

export const unpackReasons = (kept: readonly StoredReason[]): Reason[] =>
  kept.map(({ off, ...said }) => (off ? { ...said, off: offOf(off) } : said));

function offOf(kept: readonly (string | number)[]): LayerOff[] {
  return kept.flatMap((garmentId, i) => {
    if (typeof garmentId === 'number') return [];
    const [fromHour, untilHour] = [kept[i + 1], kept[i + 2]];
    if (typeof fromHour !== 'number') return [{ garmentId }];
    return [{ garmentId, fromHour, ...(typeof untilHour === 'number' && { untilHour }) }];
  });
}
