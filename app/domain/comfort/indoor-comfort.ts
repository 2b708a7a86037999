import type { Inside } from './receipt.ts';
import { predictedDissatisfied, predictedMeanVote } from './pmv.ts';

/** The room that a look must please in the cold months, °C (docs/rules/comfort.md, "Inside"). */
const ROOM_C = 22;
export const HEATED_BELOW_C = 15;
const ROOM = { airC: ROOM_C, radiantC: ROOM_C, airSpeed: 0.1, humidity: 50 };
const MET = 1.2;
/** clo at which PMV is -0.5 and +0.5 in that room (indoor-comfort.test.ts holds them to ISO 7730). */
export const INDOOR_BAND = { min: 0.64, max: 1.37 };

export function indoorComfort(icl: number): Inside {
  const pmv = predictedMeanVote(ROOM, MET, icl);
  const verdict =
    pmv < -1 ? 'cold' : pmv < -0.5 ? 'cool' : pmv <= 0.5 ? 'comfortable' : pmv <= 1 ? 'warm' : 'hot';
  const round = (value: number) => Math.round(value * 100) / 100;
  return {
    icl: round(icl),
    roomC: ROOM_C,
    pmv: round(pmv),
    ppd: Math.round(predictedDissatisfied(pmv)),
    verdict,
  };
}
