import {
  getShare,
  revokeShare as revokeCall,
  shareOutfit as shareCall,
} from '../../../../app/contracts/shares.ts';
import { Refusal } from '../../../../app/domain/refusal.ts';
import { revokeShare } from '../../../usecases/outfits/revoke-share.ts';
import { sharedImageKey } from '../../../usecases/outfits/share-link.ts';
import { currentShare, shareOutfit } from '../../../usecases/outfits/share-outfit.ts';
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
  api.get('/look/:token/image.jpg', (c) => serveImage(c, c.req.param('token')));
}

const linkTo = (c: ApiContext, token: string) => ({
  url: `${c.env.ORIGIN ?? new URL(c.req.url).origin}/look/${token}`,
});

async function serveImage(c: ApiContext, token: string): Promise<Response> {
  const { blobs } = c.get('app');
  const notThere = () => new Refusal('not-found', "We couldn't find that picture.");
  const key = await sharedImageKey(c.get('app'), token);
  const whole = key === null ? null : await blobs.head(key);
  if (key === null || !whole) throw notThere();
  const headers = {
    'Content-Type': whole.contentType,
    // Not cached: a revoked link must show nothing.
    'Cache-Control': 'no-cache',
    ETag: whole.etag,
    'Referrer-Policy': 'strict-origin',
    'X-Robots-Tag': 'noindex',
  };
  if (c.req.header('if-none-match') === whole.etag) return new Response(null, { status: 304, headers });
  if (c.req.method === 'HEAD') {
    return new Response(null, { headers: { ...headers, 'Content-Length': String(whole.size) } });
  }
  const image = await blobs.get(key);
  if (!image) throw notThere();
  return new Response(image.body, {
    headers: { ...headers, ETag: image.etag, 'Content-Length': String(image.size) },
  });
}
