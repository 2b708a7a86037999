import {
  beginFilm as beginCall,
  filmUpload,
  keepFilm as keepCall,
  leaveFilm as leaveCall,
  putFilm,
} from '../../../../app/contracts/films.ts';
import { generateVideo, listAnimations } from '../../../../app/contracts/outfits.ts';
import { localDate } from '../../../../app/domain/time/local-day.ts';
import { listFilms, DEVICE_MAKER } from '../../../db/jobs/films.ts';
import { handleFilmHook } from '../../../usecases/films/film-webhook.ts';
import { beginFilm, renewFilmLease, leaveFilm } from '../../../usecases/films/make-film.ts';
import { receiveFilm, signFilmUpload } from '../../../usecases/films/receive-film.ts';
import { startAnimation } from '../../../usecases/films/start-animation.ts';
import { toIncomingBody, quoteEtag, storedAnswer } from '../incoming-body.ts';
import { mountForSignedIn, type Api, successAfter } from '../route.ts';

const OK = { success: true as const };

export function mountFilms(api: Api): void {
  mountForSignedIn(api, generateVideo, async ({ app, user, param }) => {
    const { id, maker } = await startAnimation(app, user, param('id'));
    return { ...OK, message: 'Video generation started', animationId: id, onDevice: maker === DEVICE_MAKER };
  });
  mountForSignedIn(api, listAnimations, ({ app, user }) =>
    listFilms(app.looksNear(user.shard), user.id, localDate(app.clock.now(), user.timezone)),
  );
  mountForSignedIn(api, beginCall, ({ app, user, param }) => beginFilm(app, user, param('id')));
  mountForSignedIn(api, keepCall, ({ app, user, param, body }) =>
    successAfter(renewFilmLease(app, user, param('id'), body.lease)),
  );
  mountForSignedIn(api, leaveCall, ({ app, user, param, body }) =>
    successAfter(leaveFilm(app, user, param('id'), body)),
  );
  mountForSignedIn(api, filmUpload, async ({ app, user, param, body, c }) => {
    const { expires, signature } = await signFilmUpload(app, user, param('id'), body.lease);
    const { origin } = new URL(c.req.url);
    return {
      uploadURL: `${origin}/api/animations/${param('id')}/film/${body.lease}/${expires}/${signature}`,
    };
  });
  mountForSignedIn(api, putFilm, async ({ app, user, param, c }) => {
    const { etag } = await receiveFilm(
      app,
      user,
      {
        filmId: param('id'),
        lease: param('lease'),
        expires: param('expires'),
        signature: param('signature'),
      },
      toIncomingBody(c),
    );
    return storedAnswer(quoteEtag(etag));
  });
  // Called by a paid service, with its own signature.
  api.post('/api/hooks/films/:maker/:shard/:userId/:filmId/:expires/:signature', async (c) => {
    await handleFilmHook(c.get('app'), c.req.param(), {
      headers: c.req.raw.headers,
      incoming: toIncomingBody(c),
    });
    return c.json(OK);
  });
}
