// One or two sentences about where the warmth comes from, from the stored receipt.
import type { ComfortReceipt, ReceiptHour } from '../../domain/comfort/receipt.ts';
import { hourWords } from '../../domain/day-words.ts';
import { degrees, type TemperatureUnit } from '../../domain/temperature.ts';
import { nounOf } from '../../domain/wardrobe/glossary.ts';

function shareWords(share: number): string {
  if (share > 0.58) return 'more than half of it';
  if (share > 0.44) return 'about half of it';
  if (share > 0.37) return 'about two fifths of it';
  if (share > 0.29) return 'about a third of it';
  return 'the largest part of it';
}

function heaviest({ lines }: ComfortReceipt): string | null {
  const [first] = [...lines].sort((a, b) => b.clo - a.clo);
  if (!first) return null;
  const share = first.clo / lines.reduce((sum, line) => sum + line.clo, 0);
  return `Your ${nounOf(first.name).toLowerCase()} alone is ${shareWords(share)}.`;
}

function asksWords({ tempF, need }: ReceiptHour, unit: TemperatureUnit): string {
  return `${degrees(tempF, unit)} asks for ${need.min.toFixed(1)} to ${need.max.toFixed(1)}`;
}

function shedWords({ shed, hours, icl }: ComfortReceipt, unit: TemperatureUnit): string | null {
  const first = hours[0];
  if (!shed) return first ? `You wear ${icl.toFixed(2)} clo; ${asksWords(first, unit)}.` : null;
  const hour = hours.find((each) => each.hour === shed.fromHour);
  const carried = `Take the ${nounOf(shed.garment)} off at ${hourWords(shed.fromHour)} and you carry ${shed.icl.toFixed(2)}`;
  if (!hour) return `${carried}.`;
  return `${carried}; ${asksWords(hour, unit)} then.`;
}

/** 'Your coat alone is about half of it. Take the coat off at 1 PM and you carry 0.65; 68° asks for 0.6 to 1.5 then.' */
export function warmthStory(receipt: ComfortReceipt, unit: TemperatureUnit): string {
  const sentences = [heaviest(receipt), shedWords(receipt, unit)];
  if (receipt.minutesOutdoors !== undefined) {
    sentences.push(
      `City clothes cannot hold this cold for long: about ${receipt.minutesOutdoors} minutes at a time.`,
    );
  }
  return sentences.filter((sentence) => sentence !== null).join(' ');
}
