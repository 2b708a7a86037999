import { onError } from './on-error.ts';
import { newApi, type Api } from './route.ts';

/** /api and /objects. Each heading of spec 7 mounts its own calls. */
export function createApi(): Api {
  const api = newApi();
  api.onError(onError);
  api.notFound((c) => c.json({ message: 'There is no such call.' }, 404));
  return api;
}
