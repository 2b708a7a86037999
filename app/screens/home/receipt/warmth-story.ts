// A few words beside the receipt: how it works inside and outside, from the stored facts.
import { toFahrenheit } from '../../../domain/comfort/outdoor-air.ts';
import type { ComfortReceipt } from '../../../domain/comfort/receipt.ts';
import { shortOutdoorMinutes } from '../../../domain/looks/comfort-line.ts';
import { formatTemperature, type TemperatureUnit } from '../../../domain/weather/temperature.ts';
import { isPlural, garmentNoun } from '../../../domain/wardrobe/glossary.ts';
import { minutesWords, removedIndoors } from './receipt-facts.ts';

/** 'Inside, the coat and scarf come off and you stay comfortable at 70°F.' */
function insideStory(receipt: ComfortReceipt, unit: TemperatureUnit): string | null {
  const { inside } = receipt;
  const off = removedIndoors(receipt);
  if (!inside || off === null) return null;
  const come = off.includes(' and ') || isPlural(off) ? 'come' : 'comes';
  const feels = {
    cold: "it's light",
    cool: "it's a little light",
    comfortable: 'you stay comfortable',
    warm: "it's still a little warm",
    hot: "it's still warm",
  }[inside.verdict];
  return `Inside, the ${off} ${come} off and ${feels} at ${formatTemperature(toFahrenheit(inside.roomC), unit)}.`;
}

/** The garment that is most of it, where one is. */
function warmest({ lines }: ComfortReceipt): string | null {
  const [first] = [...lines].sort((a, b) => b.clo - a.clo);
  const share = (first?.clo ?? 0) / lines.reduce((sum, line) => sum + line.clo, 0);
  if (!first || share < 0.3) return null;
  const much = share > 0.55 ? 'more than half' : share > 0.44 ? 'about half' : 'about a third';
  return `Your ${garmentNoun(first.name)} alone ${isPlural(first.name) ? 'are' : 'is'} ${much} of the warmth.`;
}

/** 'Your coat alone is about half of the warmth. Inside, the coat comes off and you stay comfortable at 70°F.' */
export function warmthStory(receipt: ComfortReceipt, unit: TemperatureUnit): string {
  const minutes = shortOutdoorMinutes(receipt);
  const cold =
    minutes === null ? null : `In this cold, ${minutesWords(minutes)} outside at a time is plenty.`;
  const sentences = [warmest(receipt), insideStory(receipt, unit), cold];
  const said = sentences.filter((sentence) => sentence !== null);
  if (said.length > 0) return said.join(' ');
  return receipt.layers?.length
    ? 'No one piece does it: the warmth is spread over all of them.'
    : 'Light pieces, and nothing that has to come off.';
}
