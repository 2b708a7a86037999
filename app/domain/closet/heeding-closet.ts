// What her closet says of her before anything is chosen: that she covers her hair, which cloth is not for such heat, what does not fit.
import { toCelsius } from '../comfort/outdoor-air.ts';
import type { StylingBrief } from '../styling/input/brief.ts';
import type { OwnPiece } from './closet-terms.ts';
import { resolvePiece } from './piece.ts';

/** A scarf of hers that is worn on the head as well. */
const ON_THE_HEAD = /^(silk|cotton|cashmere|wool)-scarf$/;
/** Who owns so many covers her hair, whether her settings say so or not. */
const HEADSCARVES = 3;
/** What she calls it tells as much as three scarves do. */
const CALLED_HIJAB = /\b(hijabs?|hidjab|hicab|tudung|jilbab|bergo|khimar|shayla|sheila|tarha|chador)\b/i;
const CALLED_HIJAB_THERE = ['طرحة', 'حجاب', 'شيلة', 'روسری', 'چادر', 'مقنعه'];
const isCalledHijab = (name: string): boolean =>
  CALLED_HIJAB.test(name) || CALLED_HIJAB_THERE.some((word) => name.includes(word));
const ownsHeadscarves = (pieces: readonly OwnPiece[]): boolean => {
  const scarves = pieces.filter(({ garmentId }) => garmentId === 'headscarf');
  return scarves.length >= HEADSCARVES || scarves.some(({ name }) => isCalledHijab(name ?? ''));
};

/** Her pieces; where she covers her head and lists nothing for it, her scarves are that too. */
function withHeadscarves(pieces: readonly OwnPiece[]): readonly OwnPiece[] {
  if (pieces.some((piece) => resolvePiece(piece)?.garment.headCover)) return pieces;
  const scarves = pieces.filter(({ garmentId }) => ON_THE_HEAD.test(garmentId));
  return [...pieces, ...scarves.map((scarf) => ({ ...scarf, garmentId: 'headscarf' }))];
}

/** Cloth that is told in a name, and hangs in the closet from so many °C on. */
const DENSE = /\b(velvet|velour|tweed|fleece|sherpa|teddy|corduroy|cord|flannel|chunky)\b/i;
const DENSE_UP_TO_C = 24;

/** What is named for a burial, and is worn to nothing else. */
const FOR_MOURNING = /\b(funeral|mourning|burial)\b/i;

/** What she says that it is for: her own house and garden. */
const FOR_THE_HOUSE =
  /\b(for (the )?(house|home|garden)|(house|home(?! shirt)|garden|gardening|yard|painting|sleep) (dress|clothes|trousers|pants|jeans|shirt|tee|t-?shirt|hoodie|shoes|clogs)|(de|estar en) casa|(de|pour la) maison|maison$|stained(?! glass)|holey|with holes?|paint (stains?|splatters?))\b/i;
/** How it sits on her, said behind it: in brackets, or of what has to button. */
const TIGHT =
  /\((?:a (?:bit|little) |bit |little |now )?(?:tight|snug|narrow|short now)\)|\b(?:blazer|jacket|coat|suit|dress shirt|sweater|shoes|boots|heels|loafers)\b.* (?:tight|snug)$/i;

/** Without those that her words call so, wherever she has another for the same place. */
function withoutNamed(pieces: readonly OwnPiece[], called: RegExp): readonly OwnPiece[] {
  const slotOf = (piece: OwnPiece) => resolvePiece(piece)?.garment.slot;
  const isCalled = ({ name }: OwnPiece) => called.test(name ?? '');
  const others = new Set(pieces.filter((piece) => !isCalled(piece)).map(slotOf));
  return pieces.filter((piece) => !isCalled(piece) || !others.has(slotOf(piece)));
}

/** The question as her closet asks it: every way to a look goes through here, once. Twice changes nothing. */
export function heedingCloset(brief: StylingBrief): StylingBrief {
  const { closet, modesty, hours } = brief;
  if (!closet) return brief;
  const headCover = modesty?.headCover ?? ownsHeadscarves(closet.pieces);
  const covered = headCover ? withHeadscarves(closet.pieces) : closet.pieces;
  const warmestC = Math.max(...hours.map(({ tempF }) => toCelsius(tempF)));
  const airy = warmestC < DENSE_UP_TO_C ? covered : withoutNamed(covered, DENSE);
  const fitting = withoutNamed(airy, TIGHT);
  const seen = brief.setting === 'home' || brief.getsDirty ? fitting : withoutNamed(fitting, FOR_THE_HOUSE);
  const pieces = brief.isMourning ? seen : withoutNamed(seen, FOR_MOURNING);
  return {
    ...brief,
    closet: { ...closet, pieces },
    ...(headCover && { modesty: { ...modesty, headCover } }),
  };
}
