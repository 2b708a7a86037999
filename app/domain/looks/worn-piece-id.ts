// How a look names a piece: garment and color, 'wool-coat:camel'. Without the wardrobe's weight, for the browser.

export function parseWornId(wornId: string): { garmentId: string; color: string } {
  const [garmentId = '', color = ''] = wornId.split(':');
  return { garmentId, color };
}
