// What the brief asks, checked and settled before anything is chosen: nothing here may crash on odd input.
import { Refusal } from '../../refusal.ts';
import { GENDERS, STYLE_IDS, STYLE_LABELS, type StyleId } from '../../preferences/style.ts';
import type { WeatherHour } from '../../weather/weather.ts';
import { MOST_OFFSET_C, type Reason, type StylingBrief } from './brief.ts';
import { seededRandom } from '../seeded-random.ts';
import { rejectedTraits, stylesNotRejected } from './rejected-looks.ts';

const SUITS: Record<'work' | 'leisure' | 'special', readonly StyleId[]> = {
  work: ['professional', 'classic', 'trendy'],
  leisure: ['casual', 'sporty', 'trendy', 'go-wild'],
  special: ['classic', 'trendy', 'go-wild', 'professional'],
};

function isKnown(style: string): style is StyleId {
  return STYLE_IDS.some((id) => id === style);
}

const MEASURED = ['tempF', 'windMs', 'humidity', 'precipitationMm', 'cloud', 'uv'] as const;

function isMeasured(hour: WeatherHour): boolean {
  return MEASURED.every((key) => Number.isFinite(hour[key]));
}

/** The thermostat as it counts, with what is tried today, °C. */
export function effectiveOffsetC({ offsetC = 0, trialC = 0, askedC = 0 }: StylingBrief): number {
  const sum = offsetC + trialC + askedC;
  return Number.isFinite(sum)
    ? Math.round(Math.min(MOST_OFFSET_C, Math.max(-MOST_OFFSET_C, sum)) * 10) / 10
    : 0;
}

/** Sport and a day out: outdoors in every hour, instead of leaving, midday and coming home. */
export function isOutThroughout({ activity, context, setting }: StylingBrief): boolean {
  return (
    activity === 'brisk' ||
    context === 'leisure' ||
    setting === 'gym' ||
    setting === 'walk' ||
    setting === 'ski'
  );
}

/** Throws Refusal 'bad-input' for a brief that nobody could dress for. */
export function checkBrief({ hours, gender }: StylingBrief): void {
  if (hours.length === 0) {
    throw new Refusal('bad-input', 'An outfit needs at least one hour of weather to be worn in.');
  }
  if (!hours.every(isMeasured)) {
    throw new Refusal('bad-input', 'The weather of these hours is not complete.');
  }
  if (!GENDERS.includes(gender)) {
    throw new Refusal('bad-input', "Choose Women's Style or Men's Style first.");
  }
}

export interface StyleChoice {
  style: StyleId;
  /** Why it is not one of hers, when it is not. */
  reason?: Reason;
}

/** Twice as often for what she likes most, half as often for what she likes least. */
function pickLiked(styles: readonly StyleId[], { seed, affinities }: StylingBrief): StyleId {
  const weights = styles.map((style) => 2 ** Math.min(1, Math.max(-1, affinities?.style?.[style] ?? 0)));
  let left = seededRandom(`${seed}|style`).next() * weights.reduce((sum, weight) => sum + weight, 0);
  return styles.find((_, index) => (left -= weights[index] ?? 0) < 0) ?? styles[0] ?? 'casual';
}

/** One of her styles, by chance; one that suits the occasion where she has one. */
export function pickStyle(brief: StylingBrief): StyleChoice {
  const { styles, context } = brief;
  const known = styles.filter(isKnown);
  const hers = stylesNotRejected(known.length > 0 ? known : STYLE_IDS, rejectedTraits(brief));
  const suiting = context ? hers.filter((style) => SUITS[context].includes(style)) : hers;
  const style = pickLiked(suiting.length > 0 ? suiting : hers, brief);
  if (known.length > 0) return { style };
  const why = styles.length === 0 ? 'No style is chosen yet' : 'None of the styles asked for is one we know';
  return {
    style,
    reason: { fact: 'preference', text: `${why}, so today we picked ${STYLE_LABELS[style]}.` },
  };
}
