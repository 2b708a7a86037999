// The first bytes of a form (RFC 7578): small fields before the file, and how many parts follow. So a form is known to
// be allowed and small before it is parsed.

/** Whole fields before the first file; null when this is no form. */
export function parseFormHead(first: Uint8Array, boundary: string): Map<string, string> | null {
  const text = new TextDecoder('latin1').decode(first);
  const [before = '', ...parts] = text.split(`--${boundary}`);
  if (before !== '' || parts.length === 0) return null;
  const fields = new Map<string, string>();
  // Everything before the next boundary is whole.
  for (const part of parts.slice(0, -1)) {
    const found = /^\r\nContent-Disposition: form-data; name="([^"]*)"(\r\n[^\r]+)*\r\n\r\n([^]*)\r\n$/i.exec(
      part,
    );
    if (!found) break;
    fields.set(found[1] ?? '', found[3] ?? '');
  }
  return fields;
}

export const parseBoundary = (contentType: string): string | null =>
  /;\s*boundary="?([\w'()+,\-./:=? ]{1,70}?)"?\s*(;|$)/i.exec(contentType)?.[1] ?? null;

/** A library makes an object of each part. */
export function hasFewParts(body: Uint8Array, boundary: string, most: number): boolean {
  const mark = Array.from(`--${boundary}`, (sign) => sign.charCodeAt(0));
  let parts = 0;
  for (let at = body.indexOf(0x2d); at >= 0; at = body.indexOf(0x2d, at + 1)) {
    if (mark.every((byte, i) => body[at + i] === byte) && ++parts > most + 1) return false;
  }
  return true;
}
