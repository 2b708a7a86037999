import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sampleOutfit } from '../../../../tests/screens/sample-outfit.ts';
import { shortLine } from '../../../domain/planning/pieces-line.ts';
import { OutfitCaption } from './outfit-caption.tsx';

test('a caption tells an outfit by two pieces, short enough to stand whole in a narrow card', () => {
  const html = renderToStaticMarkup(<OutfitCaption outfit={sampleOutfit} day="Thu, Nov 20" unit="F" />);
  const told = shortLine(sampleOutfit.look);
  expect(html).toContain(`<p class="said">${told}</p>`);
  expect(told.length).toBeLessThan(60);
  expect(html).not.toContain(sampleOutfit.outfitDescription.slice(0, 30));
});
