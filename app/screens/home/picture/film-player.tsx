import { Maximize2, Pause, Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { IconButton } from '../../../ui/button.tsx';

interface FilmPlayerProps {
  src: string;
  poster: string | null;
}

/** Ten seconds that play by themselves and over again, without sound: one press stops them, a line shows how far they are. */
export function FilmPlayer({ src, poster }: FilmPlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [share, setShare] = useState(0);
  const turn = () => {
    const film = video.current;
    if (!film) return;
    if (film.paused) void film.play().catch(() => undefined);
    else film.pause();
  };
  const Icon = isPlaying ? Pause : Play;
  return (
    <div className="photo film">
      <video
        ref={video}
        src={src}
        poster={poster ?? undefined}
        autoPlay
        loop
        muted
        playsInline
        aria-label="The outfit in motion"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onTimeUpdate={({ currentTarget: { currentTime, duration } }) => setShare(currentTime / duration || 0)}
      />
      <button type="button" className="open" aria-label={isPlaying ? 'Pause' : 'Play'} onClick={turn} />
      <span className="sign play film-turn size-[44px]">
        <Icon className="size-[18px]" />
      </span>
      {document.fullscreenEnabled && (
        <IconButton
          className="absolute top-[12px] right-[12px] z-2"
          look="solid"
          label="Full screen"
          onClick={() => void video.current?.requestFullscreen()}
        >
          <Maximize2 />
        </IconButton>
      )}
      <span className="film-line" aria-hidden="true">
        <i style={{ width: `${share * 100}%` }} />
      </span>
    </div>
  );
}
