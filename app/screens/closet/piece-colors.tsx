import { useChoices } from '../../client/looks/closet.ts';
import { pieceKind, type PieceWarmth } from '../../domain/closet/closet-terms.ts';
import type { Hex } from '../../domain/looks/cloth.ts';
import type { WornGarment } from '../../domain/looks/look.ts';
import { capitalize } from '../../domain/text-format/capitalized.ts';
import { inHerColors } from './photos/photo-choice.ts';
import { ColorDots } from './color-dots.tsx';

export const WARMTH_LABELS: Record<PieceWarmth, string> = { thin: 'Thin', usual: 'Usual', thick: 'Thick' };

interface PieceColorsProps {
  piece: { garmentId: string; color: string; garment: WornGarment; name: string };
  /** Of the cloth in its photo. */
  measured?: readonly Hex[];
  onChange: (next: { color: string; garment: WornGarment }) => void;
}

/** The colors that a piece comes in, and the one that was read from its photo. */
export function PieceColors({ piece, measured, onChange }: PieceColorsProps) {
  const { garmentId, garment, color, name } = piece;
  const { data } = useChoices(pieceKind(garment.slot), true);
  const choice = data?.find((each) => each.garmentId === garmentId);
  if (!choice) return null;
  const hers = measured ? inHerColors(choice, measured) : { color, garment };
  const dots = [
    ...[hers, { color, garment }].map((one) => ({
      color: one.color,
      hex: one.garment.cloth.colour,
      second: one.garment.cloth.accents?.[0] ?? null,
      word: 'as in your picture',
    })),
    ...choice.dots,
  ].filter((dot, at, all) => {
    const same = (each: { color: string }) => each.color === dot.color;
    // A color of ours goes by its own name.
    return choice.dots.some(same) ? choice.dots.includes(dot) : all.findIndex(same) === at;
  });
  const word = dots.find((dot) => dot.color === color)?.word;
  const press = (next: string) => {
    const dot = dots.find((each) => each.color === next);
    if (!dot || next === color) return;
    const cloth = {
      ...garment.cloth,
      colour: dot.hex as Hex,
      ...(dot.second !== null && { accents: [dot.second as Hex, ...(garment.cloth.accents ?? []).slice(1)] }),
    };
    onChange({ color: next, garment: { ...garment, id: `${garmentId}:${next}`, cloth } });
  };
  return (
    <div>
      <p className="flbl">
        Color <span className="muted">{word && capitalize(word)}</span>
      </p>
      <ColorDots dots={dots} chosen={[color]} name={name} onPress={press} />
    </div>
  );
}
