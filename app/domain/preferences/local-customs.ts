// Where offices, or streets, expect a woman's shoulders and knees to be covered: what she would be told by a colleague there.
import type { StylingBrief } from '../styling/input/brief.ts';

/** Codes and names, for a place is written with either: at the office. */
const AT_WORK = /, (AE|BH|IQ|KW|OM|PK|QA|Bahrain|Iraq|Kuwait|Oman|Pakistan|Qatar|United Arab Emirates)$/;
/** Wherever she goes. */
const EVERYWHERE = /, (AF|IR|SA|YE|Afghanistan|Iran|Saudi Arabia|Yemen)$/;
/** To the elbow, and below the knee. */
const COVERED = { sleeve: 0.5, hem: 1.4 };

const isCustom = ({ placeName, context }: StylingBrief): boolean =>
  EVERYWHERE.test(placeName) || (context === 'work' && AT_WORK.test(placeName));

/** The question with what the place expects. At home and in sport it expects nothing; what is hers she knows best. */
export function heedingCustoms(brief: StylingBrief): StylingBrief {
  const { gender, setting, staysIn, modesty = {}, modestyOfHers = modesty } = brief;
  if (gender !== 'female' || setting !== undefined || staysIn || !isCustom(brief)) return brief;
  const { sleeve = 0, hem = 0 } = modesty;
  if (sleeve >= COVERED.sleeve && hem >= COVERED.hem) return brief;
  const limits = {
    ...modesty,
    sleeve: Math.max(sleeve, COVERED.sleeve),
    hem: Math.max(hem, COVERED.hem),
  };
  return { ...brief, modesty: limits, coversUp: true, ...(brief.closet && { modestyOfHers }) };
}
