// For the chart of the day: the temperatures that what is worn is good for. The browser draws it, so the physics stay at
// home: this is a table of what they ask for in light air without sun, strolling (need.test.ts holds it to them).

const LOWEST_F = -40;
const HIGHEST_F = 110;

/** Hundredths of a clo at each whole °F from LOWEST_F on; behind the last: nothing. */
// prettier-ignore
const NEED = {
  min: [549, 544, 539, 534, 529, 524, 519, 515, 510, 505, 500, 495, 490, 485, 481, 476, 471, 466, 461, 456, 451, 447, 442, 437, 432, 427, 422, 418, 413, 408, 403, 398, 394, 389, 384, 379, 374, 370, 365, 360, 355, 350, 346, 341, 336, 331, 326, 322, 317, 312, 307, 302, 298, 293, 288, 283, 278, 274, 269, 264, 259, 254, 250, 245, 240, 235, 230, 226, 221, 216, 211, 206, 202, 197, 192, 187, 182, 178, 173, 168, 163, 158, 156, 154, 154, 153, 154, 156, 158, 161, 164, 165, 164, 163, 159, 153, 147, 140, 134, 128, 122, 116, 110, 104, 98, 92, 86, 80, 74, 68, 63, 57, 51, 45, 39, 33, 27, 21, 16, 10, 4, 0],
  max: [635, 630, 625, 620, 615, 610, 605, 600, 596, 591, 586, 581, 576, 571, 566, 561, 556, 552, 547, 542, 537, 532, 527, 522, 518, 513, 508, 503, 498, 493, 489, 484, 479, 474, 469, 464, 459, 455, 450, 445, 440, 435, 431, 426, 421, 416, 411, 406, 402, 397, 392, 387, 382, 377, 373, 368, 363, 358, 353, 348, 344, 339, 334, 329, 324, 319, 314, 310, 305, 300, 295, 290, 285, 280, 276, 271, 266, 261, 256, 251, 246, 241, 244, 247, 251, 256, 262, 268, 275, 283, 292, 294, 294, 292, 287, 276, 265, 255, 245, 234, 224, 214, 204, 194, 184, 174, 164, 154, 145, 135, 126, 116, 107, 98, 88, 79, 70, 61, 52, 43, 34, 26, 17, 8, 0],
};

function temperatureWhere(icl: number, need: readonly number[]): number {
  let low = LOWEST_F;
  let high = HIGHEST_F;
  for (let step = 0; step < 14; step++) {
    const middle = (low + high) / 2;
    const at = Math.floor(middle);
    const [here = 0, next = 0] = [need[at - LOWEST_F], need[at + 1 - LOWEST_F]];
    if (here + (next - here) * (middle - at) > icl * 100) low = middle;
    else high = middle;
  }
  return Math.round((low + high) / 2);
}

/**
 * Range of air temperatures (°F, whole degrees) over which an ensemble of `icl` clo lies between the least and the most
 * the hour asks for, in calm shade.
 */
export const coveredRangeF = (icl: number): { low: number; high: number } => ({
  low: temperatureWhere(icl, NEED.min),
  high: temperatureWhere(icl, NEED.max),
});
