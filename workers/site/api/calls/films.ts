import {
  beginFilm as beginCall,
  filmUpload,
  keepFilm as keepCall,
  leaveFilm as leaveCall,
  putFilm,
} from '../../../../app/contracts/films.ts';
import { generateVideo, listAnimations } from '../../../../app/contracts/outfits.ts';
import { localDate } from '../../../../app/domain/time/local-day.ts';
import { filmsOf, ON_DEVICE } from '../../../db/work/films.ts';
import { hearFilmHook } from '../../../usecases/films/film-hook.ts';
import { beginFilm, keepFilm, leaveFilm } from '../../../usecases/films/make-film.ts';
import { receiveFilm, signFilmUpload } from '../../../usecases/films/receive-film.ts';
import { startAnimation } from '../../../usecases/films/start-animation.ts';
import { incoming, quoted, stored } from '../incoming.ts';
import { signedIn, type Api, done } from '../route.ts';

const OK = { success: true as const };

/** Films of outfits, and how a device makes one. */
export function mountFilms(api: Api): void {
  signedIn(api, generateVideo, async ({ app, user, param }) => {
    const { id, maker } = await startAnimation(app, user, param('id'));
    return { ...OK, message: 'Video generation started', animationId: id, onDevice: maker === ON_DEVICE };
  });
  signedIn(api, listAnimations, ({ app, user }) =>
    filmsOf(app.looksNear(user.shard), user.id, localDate(app.clock.now(), user.timezone)),
  );
  signedIn(api, beginCall, ({ app, user, param }) => beginFilm(app, user, param('id')));
  signedIn(api, keepCall, ({ app, user, param, body }) => done(keepFilm(app, user, param('id'), body.lease)));
  signedIn(api, leaveCall, ({ app, user, param, body }) => done(leaveFilm(app, user, param('id'), body)));
  signedIn(api, filmUpload, async ({ app, user, param, body, c }) => {
    const { expires, signature } = await signFilmUpload(app, user, param('id'), body.lease);
    const { origin } = new URL(c.req.url);
    return {
      uploadURL: `${origin}/api/animations/${param('id')}/film/${body.lease}/${expires}/${signature}`,
    };
  });
  signedIn(api, putFilm, async ({ app, user, param, c }) => {
    const { etag } = await receiveFilm(
      app,
      user,
      {
        filmId: param('id'),
        lease: param('lease'),
        expires: param('expires'),
        signature: param('signature'),
      },
      incoming(c),
    );
    return stored(quoted(etag));
  });
  // No page calls this: a paid service does, with a signature of its own.
  api.post('/api/hooks/films/:maker/:shard/:userId/:filmId/:expires/:signature', async (c) => {
    await hearFilmHook(c.get('app'), c.req.param(), { headers: c.req.raw.headers, incoming: incoming(c) });
    return c.json(OK);
  });
}
