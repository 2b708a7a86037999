import {
  getShare,
  revokeShare as revokeCall,
  shareOutfit as shareCall,
} from '../../../../app/contracts/shares.ts';
import { Refusal } from '../../../../app/domain/refusal.ts';
import { limitHourly } from '../../../usecases/limits/rate-limits.ts';
import { revokeShare } from '../../../usecases/outfits/revoke-share.ts';
import { sharedImageKey } from '../../../usecases/outfits/share-link.ts';
import { currentShare, shareOutfit } from '../../../usecases/outfits/share-outfit.ts';
import { forLog } from '../../../for-log.ts';
import { mountForSignedIn, type Api, type ApiContext } from '../route.ts';

export function mountShares(api: Api): void {
  mountForSignedIn(api, getShare, async ({ app, user, param, c }) => {
    const token = await currentShare(app, user, param('id'));
    return token === null ? null : linkTo(c, token);
  });
  mountForSignedIn(api, shareCall, async ({ app, user, param, c }) =>
    linkTo(c, await shareOutfit(app, user, param('id'))),
  );
  mountForSignedIn(api, revokeCall, ({ app, user, param }) => revokeShare(app, user, param('id')));
  api.get('/look/:token/image.jpg', async (c) =>
    servePicture(c, await sharedImageKey(c.get('app'), c.req.param('token'))),
  );
  api.get('/look/:token/preview.jpg', (c) => servePreview(c, c.req.param('token')));
}

const linkTo = (c: ApiContext, token: string) => ({
  url: `${c.env.ORIGIN ?? new URL(c.req.url).origin}/look/${token}`,
});

const notThere = () => new Refusal('not-found', "We couldn't find that picture.");

async function storedPicture(c: ApiContext, key: string | null) {
  const { blobs } = c.get('app');
  const whole = key === null ? null : await blobs.head(key);
  if (key === null || !whole) throw notThere();
  return { key, whole };
}

const headersOf = (contentType: string, etag: string) => ({
  'Content-Type': contentType,
  // Not cached: a revoked link must show nothing.
  'Cache-Control': 'no-cache',
  ETag: etag,
  'Referrer-Policy': 'strict-origin',
  'X-Robots-Tag': 'noindex',
});

/** A picture that she has agreed to show to whoever has the link; 404 for none. */
export async function servePicture(c: ApiContext, found: string | null): Promise<Response> {
  const { key, whole } = await storedPicture(c, found);
  const headers = headersOf(whole.contentType, whole.etag);
  if (c.req.header('if-none-match') === whole.etag) return new Response(null, { status: 304, headers });
  if (c.req.method === 'HEAD') {
    return new Response(null, { headers: { ...headers, 'Content-Length': String(whole.size) } });
  }
  const image = await c.get('app').blobs.get(key);
  if (!image) throw notThere();
  return new Response(image.body, {
    headers: { ...headers, ETag: image.etag, 'Content-Length': String(image.size) },
  });
}

/** Drawn when it is asked for and kept nowhere, so that it goes with the link. Where it cannot be, the picture itself. */
async function servePreview(c: ApiContext, token: string): Promise<Response> {
  const app = c.get('app');
  const { key, whole } = await storedPicture(c, await sharedImageKey(app, token));
  if (app.linkPreviews === null) return servePicture(c, key);
  const headers = headersOf('image/jpeg', whole.etag.replace(/"$/, '-preview"'));
  if (c.req.header('if-none-match') === headers.ETag) return new Response(null, { status: 304, headers });
  if (c.req.method === 'HEAD') return new Response(null, { headers });
  const picture = await app.blobs.bytes(key);
  if (!picture) throw notThere();
  try {
    await limitHourly(app, 'link-preview', key);
    return new Response(new Uint8Array(await app.linkPreviews.draw(picture)), { headers });
  } catch (error) {
    if (!(error instanceof Refusal)) console.warn(JSON.stringify({ previewed: false, error: forLog(error) }));
    return servePicture(c, key);
  }
}
