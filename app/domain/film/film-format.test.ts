import { expect, test } from 'vitest';
import * as film from './film-format.ts';
import { FILMS_ARE_PAID, filmLimitText, filmsAllowed } from './film-limit-words.ts';

test('a film is ten seconds of 720x1080 at 24 frames a second, 2,000,000 bytes at most', () => {
  expect(film).toMatchObject({ FILM_WIDTH: 720, FILM_HEIGHT: 1080, FILM_FPS: 24, FILM_SECONDS: 10 });
  expect(film.FILM_FRAMES).toBe(240);
  expect(film.MAX_FILM_BYTES).toBe(2_000_000);
});

test('a tab holds its film for 45 s and says every 12 that it is at work: two may be lost', () => {
  expect(film.FILM_LEASE_MS).toBe(45_000);
  expect(film.FILM_HEARTBEAT_MS).toBe(12_000);
});

test('who has had her films of today is told how many there were, and what would give her more', () => {
  expect(filmLimitText('premium')).toBe(
    'Daily limit reached. You have used your video for today. Upgrade to Pro for 3 videos a day.',
  );
  expect(filmLimitText('pro')).toBe(
    'Daily limit reached. You have used all 3 videos for today; there are new ones tomorrow.',
  );
  expect((['free', 'premium', 'pro'] as const).map(filmsAllowed)).toEqual([0, 1, 3]);
  expect(FILMS_ARE_PAID).toContain('Upgrade to Premium');
});
