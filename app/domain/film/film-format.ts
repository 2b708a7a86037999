export const FILM_WIDTH = 720;
export const FILM_HEIGHT = 1080;
export const FILM_FPS = 24;
export const FILM_SECONDS = 10;
export const FILM_FRAMES = FILM_FPS * FILM_SECONDS;
/** Of a film that a device made; providers' may be larger (workers/usecases/films/keep-provider-film.ts). */
export const MAX_FILM_BYTES = 2_000_000;

export const FILM_LEASE_MS = 45_000;
export const FILM_HEARTBEAT_MS = 12_000;
