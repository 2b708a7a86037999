import type { Dot } from '../../contracts/closet.ts';
import { capitalize } from '../../domain/text-format/capitalized.ts';

interface ColorDotsProps {
  dots: readonly Dot[];
  chosen: readonly string[];
  /** What they are colors of. */
  name: string;
  small?: boolean;
  onPress: (color: string) => void;
}

export function ColorDots({ dots, chosen, name, small, onPress }: ColorDotsProps) {
  return (
    <div className={small ? 'dots sm' : 'dots'} role="group" aria-label={`Colors of ${name}`}>
      {dots.map(({ color, hex, second, word }) => (
        <button
          key={color}
          type="button"
          className="dotb"
          aria-label={capitalize(word)}
          aria-pressed={chosen.includes(color)}
          onClick={() => onPress(color)}
        >
          <i
            style={{
              // The second as a stripe on the first: cream on navy is not navy on cream. Half a pixel softens its edges.
              background: second
                ? `linear-gradient(135deg, ${hex} calc(36% - 0.5px), ${second} calc(36% + 0.5px) calc(64% - 0.5px), ${hex} calc(64% + 0.5px))`
                : hex,
            }}
            aria-hidden="true"
          />
        </button>
      ))}
    </div>
  );
}
