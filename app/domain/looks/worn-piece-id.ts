// How a look names a piece: garment and color, 'wool-coat:camel'. Without the wardrobe's weight, for the browser.

/** Garment and color of a worn id, whether there is such a piece or not. */
export function parseWornId(wornId: string): { garmentId: string; color: string } {
  const [garmentId = '', color = ''] = wornId.split(':');
  return { garmentId, color };
}
