// Where a look is too little for the cold: how long it holds, what to add, and the hour by which the day falls.
import type { OwnPiece } from '../../closet/closet-terms.ts';
import { yours } from '../../closet/her-words.ts';
import { pieceWornId, resolvePiece } from '../../closet/piece.ts';
import type { ReceiptHour, Shortfall } from '../../comfort/receipt.ts';
import { shortOutdoorMinutes } from '../../looks/comfort-line.ts';
import type { Slot } from '../../looks/look.ts';
import { capitalize } from '../../text-format/capitalized.ts';
import { isOfKind, type Kind } from '../../wardrobe/garment-kinds.ts';
import { nounOf } from '../../wardrobe/glossary.ts';
import type { Reason } from '../input/brief.ts';
import { isOutThroughout } from '../input/wishes.ts';
import { isWornOfKind, pieceInSlot, type OutfitFacts } from '../rules/outfit-facts.ts';
import { BITING_C } from '../rules/weather-rule.ts';
import { degrees, hourOfDay, isSeasonal, withoutRepeatedTemperatures } from './look-facts.ts';
import type { ToldReason } from './told-reason.ts';

/**
 * °F. Below it she is told how long the clothes hold, always, for no clothes are made for longer than two hours at a
 * time; above it, in minutes, only where the clothes hold less than an hour, or are far too little from leaving on.
 */
const TOLD_BELOW_F = 20;
const SHORT = 55;
/** clo from which it is told at all, and from which nobody calls it a little. */
const FELT = 0.2;
const FAR_TOO_LITTLE = 0.45;
const TWO_HOURS = 120;
/** Minutes of clothes from which nobody who works hard is told of them. */
const AT_WORK = 40;

/** Minutes as people say them. */
function aboutSoLong(minutes: number): string {
  if (minutes < 25) return `${minutes} minutes`;
  if (minutes < 40) return 'half an hour';
  if (minutes < 55) return 'three quarters of an hour';
  if (minutes < 80) return 'an hour';
  return minutes < 105 ? 'an hour and a half' : 'two hours';
}

/** °F below which thermals go under clothes. */
const THERMALS_F = 44;

const isInTights = ({ garments }: OutfitFacts['look']): boolean =>
  garments.some((one) => isWornOfKind(one, 'tights'));

/** A shawl or scarf of hers, by its name. */
function warmScarfOf(pieces: readonly OwnPiece[]): string | null {
  const scarf = pieces.find((one) => isOfKindOf(one, 'warm scarf'));
  return scarf ? yours(scarf) : null;
}
const isOfKindOf = (piece: OwnPiece, kind: Kind): boolean => {
  const known = resolvePiece(piece);
  return known !== null && isOfKind(known.garment, kind);
};

/** clo by which a coat of hers must be warmer than what she has on, to be carried for it. */
const WARMER_COAT = 0.15;

/** Where the day falls far, the warmest coat that she left at home. */
function coatForTheFall({ look, brief, receipt }: OutfitFacts): string {
  if (!fallenTo(receipt.hours)) return '';
  const worn = Math.max(
    0,
    ...look.garments.filter(({ slot }) => slot === 'coat' || slot === 'jacket').map(({ clo }) => clo),
  );
  const coatClo = (one: OwnPiece) => {
    const garment = resolvePiece(one)?.garment;
    return garment?.slot === 'coat' ? garment.clo : 0;
  };
  const [warmest] = (brief.closet?.pieces ?? [])
    .filter((one) => coatClo(one) >= worn + WARMER_COAT)
    .sort((a, b) => coatClo(b) - coatClo(a));
  return warmest ? ` Take ${yours(warmest)} along for the cold hours.` : '';
}

/** A knit of hers that stayed at home: the warmest, under one that she has on a thinner one. */
function knitOf({ look, brief }: OutfitFacts): string | null {
  const worn = look.garments.find(({ slot }) => slot === 'knitwear');
  const [warmest] = (brief.closet?.pieces ?? [])
    .flatMap((piece) => {
      const garment = resolvePiece(piece)?.garment;
      const isOn = look.garments.some(({ id }) => id === pieceWornId(piece));
      return garment?.slot === 'knitwear' && !isOn ? [{ piece, clo: garment.clo }] : [];
    })
    .filter(({ clo }) => !worn || clo <= worn.clo)
    .sort((a, b) => b.clo - a.clo);
  return warmest ? yours(warmest.piece) : null;
}

/** A coat or jacket of hers, where none is worn: the one that comes nearest to what is missing. */
function outerOf({ look, brief, receipt, conditions }: OutfitFacts): string | null {
  const isOver = ({ slot }: { slot: Slot }) => slot === 'coat' || slot === 'jacket';
  // Nobody runs in her wool coat.
  if (look.garments.some(isOver) || brief.staysIn || brief.setting !== undefined) return null;
  const missing = receipt.shortfall?.clo ?? 0;
  const [nearest] = (brief.closet?.pieces ?? [])
    .flatMap((piece) => {
      const garment = resolvePiece(piece)?.garment;
      const isForIt = garment && isOver(garment) && (conditions.wet || !isOfKind(garment, 'raincoat'));
      return isForIt ? [{ piece, off: Math.abs(garment.clo - missing) }] : [];
    })
    .sort((a, b) => a.off - b.off);
  return nearest ? yours(nearest.piece) : null;
}

/** A coat, a scarf or a knit that she has. */
function ofHers(facts: OutfitFacts, under: string): string | null {
  const over = outerOf(facts);
  if (over) return over;
  const { garments } = facts.look;
  const has = (slot: Slot) => garments.some((one) => one.slot === slot);
  const scarf = has('scarf') ? null : warmScarfOf(facts.brief.closet?.pieces ?? []);
  const knit = scarf || has('dress') ? null : knitOf(facts);
  return scarf ?? (knit && knit + under);
}

/** What would make it warm enough: a layer that the look has not, or less time outside. */
function whatToAdd(facts: OutfitFacts, tempF: number): string {
  const { look, conditions, brief } = facts;
  const has = (...slots: Slot[]) => look.garments.some(({ slot }) => slots.includes(slot));
  const outer =
    look.garments.find(({ slot }) => slot === 'coat') ?? look.garments.find(({ slot }) => slot === 'jacket');
  const under = outer ? ` under the ${nounOf(outer)}` : '';
  const hers = ofHers(facts, under);
  if (hers) return hers;
  if (has('dress') && brief.context === 'special' && tempF >= THERMALS_F) return 'a warm wrap';
  if (tempF < THERMALS_F && !has('base') && !has('dress'))
    return isInTights(look) ? 'a thermal top' : 'thermals underneath';
  if (!has('knitwear')) return `a sweater or cardigan${under}`;
  return conditions.windy && !has('scarf') ? 'a scarf' : `one more layer${under}`;
}

function tooLightFor(facts: OutfitFacts, { tempF, hour, clo }: Shortfall, said: string): string {
  const add = whatToAdd(facts, tempF);
  const light = clo < FAR_TOO_LITTLE ? 'a little light' : 'not warm enough';
  const at = `For ${degrees(tempF)} at ${hourOfDay(hour)} this is ${light}: add ${add}`;
  // A tour, a ride, a day at a stall have no way there that is shorter for it.
  const { brief } = facts;
  const isOnNoWay = brief.keepsJacket === true || brief.staysIn === true;
  if ((isOutThroughout(brief) && brief.setting !== 'gym') || isOnNoWay) return `${at}.`;
  const [text] = withoutRepeatedTemperatures(
    [
      `${at}, or keep the way there and back short.`,
      `${capitalize(light)} for the way there and back: add ${add}, or keep it short.`,
    ],
    said,
  );
  return text ?? '';
}

/** Who skis or breaks a trail. */
const isWarmFromWithin = ({ activity, setting }: OutfitFacts['brief']): boolean =>
  setting === 'ski' || (setting === 'walk' && activity === 'brisk');

/** Who stands in a queue has no inside to go to. */
const afterThat = ({ standsStill }: OutfitFacts['brief']): string =>
  standsStill ? 'walk up and down, and take something hot along' : 'then warm up inside';

export function honestCold(facts: OutfitFacts, said: string): Reason[] {
  const { receipt, conditions, brief } = facts;
  const short = shortOutdoorMinutes(receipt);
  const minutes = short ?? TWO_HOURS;
  const coldest = Math.min(...receipt.hours.map(({ tempF }) => tempF));
  const wind = conditions.windy ? 'in that wind ' : '';
  if (isWarmFromWithin(brief) && minutes >= AT_WORK) return [];
  const then = afterThat(brief);
  const good = `${wind}you're good for about ${aboutSoLong(minutes)} outside at a time; ${then}.`;
  const { shortfall } = receipt;
  const isShort = shortfall?.side === 'cold' && shortfall.clo >= FELT;
  if (coldest >= TOLD_BELOW_F && minutes >= SHORT)
    return isShort && brief.setting !== 'run'
      ? [
          {
            fact: 'minutes-outdoors',
            text: tooLightFor(facts, shortfall, said) + coatForTheFall(facts),
          },
        ]
      : [];
  const [text] = withoutRepeatedTemperatures([`At ${degrees(coldest)} ${good}`, capitalize(good)], said);
  // Where skin freezes in minutes.
  const scarf = conditions.coldestC < BITING_C && pieceInSlot(facts, 'scarf');
  const face = scarf ? ` Pull the ${nounOf(scarf)} up over your nose.` : '';
  return [{ fact: 'minutes-outdoors', text: (text ?? capitalize(good)) + face + coatForTheFall(facts) }];
}

/** °F by which a day falls so far that it is told; of its warmest hour, when coats are off; and of a cool end. */
const FALL = { byF: 15, fromF: 58, toF: 66 };

/** The coldest hour after the warmest, where a day falls so far that it is told. */
function fallenTo(hours: readonly ReceiptHour[]): ReceiptHour | null {
  const peak = hours.reduce((at, { tempF }, index) => (tempF > (hours[at]?.tempF ?? 0) ? index : at), 0);
  const [warmest, next, ...more] = hours.slice(peak);
  if (!warmest || !next || warmest.tempF < FALL.fromF) return null;
  const coldest = more.reduce((least, hour) => (hour.tempF < least.tempF ? hour : least), next);
  return warmest.tempF - coldest.tempF >= FALL.byF && coldest.tempF <= FALL.toF ? coldest : null;
}

/** What she does about it. */
function forTheFall(facts: OutfitFacts, { hour, verdict }: ReceiptHour): string {
  const outer = pieceInSlot(facts, 'coat') ?? pieceInSlot(facts, 'jacket') ?? pieceInSlot(facts, 'knitwear');
  const layer = facts.receipt.layers?.find(({ garmentId }) => garmentId === outer?.id);
  const isOn = outer?.drawing.kind === 'coat' && (!layer || layer.wornHours.includes(hour));
  if (isOn && !layer) return `keep the ${nounOf(outer)} on`;
  if (isOn) return `have the ${nounOf(outer)} on by then`;
  return verdict === 'cool' || verdict === 'cold'
    ? 'take a layer along'
    : 'a layer in the bag is a good idea';
}

/** The day gets much colder after its warmest hour, and nothing else has said so. */
export function fallReasons(facts: OutfitFacts, told: readonly ToldReason[], said: string): Reason[] {
  const { setting, staysIn } = facts.brief;
  const isIndoors = setting === 'home' || staysIn === true;
  if (isSeasonal(facts) || isIndoors || told.some(({ fact }) => fact === 'shed')) return [];
  const coldest = fallenTo(facts.receipt.hours);
  if (!coldest) return [];
  const [falls] = withoutRepeatedTemperatures(
    [`It falls to ${degrees(coldest.tempF)} by ${hourOfDay(coldest.hour)}`],
    said,
  );
  return falls ? [{ fact: 'shortfall', text: `${falls}: ${forTheFall(facts, coldest)}.` }] : [];
}
