import { useState } from 'react';
import { importOrReload } from '../../../client/browser/reload-once.ts';
import { showFailure } from '../../../client/api/say-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, type Openable } from '../../../ui/dialog.tsx';
import { FilmPlayer } from './film-player.tsx';

interface OutfitAnimationProps extends Openable {
  src: string;
  poster: string | null;
  /** Offers the look's link, where the device's sheet takes no files. */
  onShareLink: () => void;
}

/** 'Outfit Animation': the film of the outfit, playing by itself and over again, without sound. */
export function OutfitAnimation({ src, poster, open, onOpenChange, onShareLink }: OutfitAnimationProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Outfit Animation">
      <FilmPlayer src={src} poster={poster} />
      <FilmActions src={src} onShareLink={onShareLink} />
    </Dialog>
  );
}

/** True where the device's sheet takes files. */
const canShareFilms = (): boolean =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([], 'film.mp4', { type: 'video/mp4' })] });

/** The dialog is opened in the browser only: what its device can do is known at the first render. */
function FilmActions({ src, onShareLink }: Pick<OutfitAnimationProps, 'src' | 'onShareLink'>) {
  const [busy, setBusy] = useState<'downloadFilm' | 'shareFilm' | null>(null);
  const run = (what: 'downloadFilm' | 'shareFilm') => {
    setBusy(what);
    void importOrReload(() => import('../../../client/film/film-file.ts'))
      .then(
        (file) => file[what](src),
        (error: unknown) => showFailure(error, "We couldn't save this video"),
      )
      .finally(() => setBusy(null));
  };
  return (
    <div className="row wrap mt-[16px] gap-[8px] *:flex-[1_1_140px]">
      <Button
        variant="line"
        busy={busy === 'downloadFilm'}
        busyText="Saving..."
        onClick={() => run('downloadFilm')}
      >
        Download
      </Button>
      <Button
        variant="line"
        busy={busy === 'shareFilm'}
        busyText="Opening..."
        onClick={() => (canShareFilms() ? run('shareFilm') : onShareLink())}
      >
        Share
      </Button>
    </div>
  );
}
