import { expect, test } from 'vitest';
import { loadAnalyzedPerson } from '../../../../tests/people/analyzed-person.ts';
import { GOOD_PEOPLE } from '../../../../tests/people/load-person.ts';
import type { TopDrawing } from '../../../domain/looks/look.ts';
import { heightAtTorsoShare } from '../../person/measures/body-frame.ts';
import { makeTop } from './top.ts';

const SHIRT: TopDrawing = { kind: 'top', neck: 'shirt', sleeve: 1, fit: 1.12, sleeveFit: 1.18, hem: 1.06 };
const WAISTBAND = 0.74;
const PLACE = { waistband: WAISTBAND, underLayer: false, underTop: false };

test.each(GOOD_PEOPLE)(
  '%s: half-tucked, the waistband shows in front and the sides hang over it',
  async (name) => {
    const { model } = await loadAnalyzedPerson(name, 192, 288);
    const { frame } = model;
    /** Coverage halfway between waistband and hem: in the middle, and toward the sides. */
    const coverage = (drawing: TopDrawing) => {
      const { layer } = makeTop(model, drawing, { fabric: 'plain', colour: '#e9e0d2' }, PLACE).sheets[0]!;
      const at = (down: number, across: number): number => {
        const row = frame.outline(down);
        const x = (row.left + row.right) / 2 + (across * (row.right - row.left)) / 2;
        return layer.alpha[Math.round(heightAtTorsoShare(frame, down)) * model.width + Math.round(x)]!;
      };
      return { chest: at(0.6, 0), middle: at(0.86, 0), sides: [at(0.86, -0.85), at(0.86, 0.85)] };
    };
    expect(coverage(SHIRT)).toEqual({ chest: 255, middle: 255, sides: [255, 255] });
    expect(coverage({ ...SHIRT, halfTucked: true })).toEqual({ chest: 255, middle: 0, sides: [255, 255] });
  },
);
