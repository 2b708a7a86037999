import { formCue, frontLine, pairAspectRatio } from './form-cues.ts';
import type { CutOut } from './cut-out/cut-by-colors.ts';
import type { Form } from './garment-forms.ts';
import { outlineFeatures } from './outline-features.ts';
import { OUTLINES } from './known-outlines.ts';

interface FormGuess {
  form: Form;
  garmentIds: string[];
  /** 0 the same outline. */
  far: number;
}

interface Known {
  form: Form;
  ids: string[];
  figures: number[];
}

let known: { outlines: Known[]; scale: number[] } | null = null;

/** Figures are scaled by how much they differ between garments. */
function table(): { outlines: Known[]; scale: number[] } {
  if (known) return known;
  const outlines = OUTLINES.trim()
    .split('\n')
    .map((line) => {
      const [form, ids = '', figures = ''] = line.split('|');
      return {
        form: form as Form,
        ids: ids.split(','),
        figures: figures.split(',').map((one) => Number(one) / 100),
      };
    });
  const size = outlines[0]?.figures.length ?? 0;
  const scale = Array.from({ length: size }, (_, at) => {
    const values = outlines.map(({ figures }) => figures[at] ?? 0);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const spread = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
    return 1 / (0.05 + Math.sqrt(spread));
  });
  return (known = { outlines, scale });
}

export function guessForms(cut: CutOut): FormGuess[] {
  const figures = outlineFeatures(cut);
  if (!figures) return [];
  const { outlines, scale } = table();
  const [pair, line] = [pairAspectRatio(cut), frontLine(cut)];
  const far = outlines
    .map((one) => ({
      ...one,
      far:
        formCue(one.form, pair, line) *
        Math.sqrt(
          one.figures.reduce((sum, value, at) => {
            const off = Math.min(2, Math.abs(value - (figures[at] ?? 0)) * (scale[at] ?? 0));
            return sum + off * off;
          }, 0) / figures.length,
        ),
    }))
    .sort((a, b) => a.far - b.far);
  const guesses = new Map<Form, FormGuess>();
  for (const { form, ids, far: off } of far) {
    const guess = guesses.get(form);
    if (guess) guess.garmentIds.push(...ids);
    else guesses.set(form, { form, garmentIds: [...ids], far: off });
  }
  return [...guesses.values()];
}
