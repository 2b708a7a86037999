// Where offices, or streets, expect a woman's shoulders and knees to be covered: what she would be told by a colleague there.
import type { StylingBrief } from '../styling/input/brief.ts';

/** Codes and names, for a place is written with either: at the office. */
const AT_WORK = /, (AE|BH|IQ|KW|OM|PK|QA|Bahrain|Iraq|Kuwait|Oman|Pakistan|Qatar|United Arab Emirates)$/;
/** Wherever she goes. */
const EVERYWHERE = /, (AF|IR|SA|YE|Afghanistan|Iran|Saudi Arabia|Yemen)$/;
/** To the elbow, and below the knee. */
const COVERED = { sleeve: 0.5, hem: 1.4 };
/** To the wrist, and to the ankle. */
const FULLY_COVERED = { sleeve: 1, hem: 1.8 };

function customOf({ placeName, context }: StylingBrief): typeof COVERED | null {
  if (EVERYWHERE.test(placeName)) return FULLY_COVERED;
  return context === 'work' && AT_WORK.test(placeName) ? COVERED : null;
}

/** The question with what the place expects. At home and in sport it expects nothing; what is hers she knows best. */
export function heedingCustoms(brief: StylingBrief): StylingBrief {
  const { gender, setting, staysIn, modesty = {}, modestyOfHers = modesty } = brief;
  const custom = customOf(brief);
  if (gender !== 'female' || setting !== undefined || staysIn || !custom) return brief;
  const { sleeve = 0, hem = 0 } = modesty;
  if (sleeve >= custom.sleeve && hem >= custom.hem) return brief;
  const limits = {
    ...modesty,
    sleeve: Math.max(sleeve, custom.sleeve),
    hem: Math.max(hem, custom.hem),
  };
  return { ...brief, modesty: limits, coversUp: true, ...(brief.closet && { modestyOfHers }) };
}
