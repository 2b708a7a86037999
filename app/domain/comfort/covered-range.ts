// For the chart of the day: the temperatures that what is worn is good for. A table for the browser instead of
// the physics: a walk in light air without sun (its test compares the two). A light look is never too warm up to 30 °C;
// above it nobody is comfortable in anything.

const LOWEST_F = -40;
const HIGHEST_F = 110;

/** Hundredths of a clo at each whole °F from LOWEST_F on; behind the last: nothing. */
// oxfmt-ignore
export const CLO_NEED_TABLE = {
  min: [422, 418, 414, 410, 406, 402, 398, 394, 390, 386, 382, 379, 375, 371, 367, 363, 359, 355, 351, 347, 343, 339, 336, 332, 328, 324, 320, 316, 312, 308, 304, 300, 297, 293, 289, 285, 281, 277, 273, 269, 266, 262, 258, 254, 250, 246, 242, 238, 235, 231, 227, 223, 219, 215, 211, 208, 204, 200, 196, 192, 188, 184, 180, 177, 173, 169, 165, 161, 157, 153, 150, 146, 142, 138, 134, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 129, 124, 119, 113, 108, 103, 98, 92, 87, 82, 77, 72, 66, 61, 56, 51, 45, 40, 35, 30, 25, 20, 15, 10, 5, 0],
  max: [507, 503, 499, 495, 491, 487, 483, 479, 475, 471, 467, 463, 459, 455, 451, 447, 443, 439, 435, 432, 428, 424, 420, 416, 412, 408, 404, 400, 396, 392, 388, 384, 381, 377, 373, 369, 365, 361, 357, 353, 349, 345, 341, 338, 334, 330, 326, 322, 318, 314, 310, 306, 302, 298, 295, 291, 287, 283, 279, 275, 271, 267, 263, 259, 255, 251, 247, 243, 239, 236, 232, 228, 227, 227, 227, 227, 227, 227, 227, 227, 227, 227, 227, 227, 227, 227, 227, 227, 227, 227, 227, 227, 225, 217, 208, 200, 191, 183, 175, 166, 158, 150, 142, 134, 126, 118, 110, 102, 94, 87, 79, 71, 64, 56, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 0],
};

/** Below the table the need grows by so much with each °F (the test holds it, too), down to the coldest that was measured. */
const [CLO_PER_F, COLDEST_F] = [3.9, -130];

function temperatureWhere(icl: number, need: readonly number[]): number {
  const beyond = icl * 100 - (need[0] ?? 0);
  if (beyond > 0) return Math.max(COLDEST_F, Math.round(LOWEST_F - beyond / CLO_PER_F));
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

/** Whole °F in which `icl` clo lies within the band of a walk, in calm shade. */
export const coveredRangeF = (icl: number): { low: number; high: number } => ({
  low: temperatureWhere(icl, CLO_NEED_TABLE.min),
  high: temperatureWhere(icl, CLO_NEED_TABLE.max),
});
