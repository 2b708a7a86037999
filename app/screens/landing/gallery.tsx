import { ArrowLeft, ArrowRight, Sparkles } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/button.tsx';
import { GalleryPhoto } from '../shell/gallery-photo.tsx';
import { ConditionIcon } from './condition-icon.tsx';
import { GALLERY, GALLERY_TITLE, STYLED } from './copy.ts';
import type { GalleryItem } from './copy.ts';
import { GalleryFilm } from './gallery-film.tsx';
import { emphasised } from './emphasised.tsx';
import { useLoop } from './use-loop.ts';

/** So many pictures of the second round can be seen at the end of the first. */
const SEEN_BEHIND_THE_END = 4;

/** Eight mornings in a row that never ends. Without JavaScript it is a row that scrolls. */
export function Gallery() {
  const { ref, looping, go } = useLoop(GALLERY.length);
  return (
    <section className="gallery" aria-label="Gallery" aria-roledescription="carousel">
      <div className="page sec-top">
        <h2 className="display h1">{emphasised(GALLERY_TITLE)}</h2>
        <div className={looping ? 'row g-turn' : 'row g-turn invisible'}>
          <IconButton label="Previous" look="line" onClick={() => go(-1)}>
            <ArrowLeft className="i" aria-hidden="true" />
          </IconButton>
          <IconButton label="Next" look="line" onClick={() => go(1)}>
            <ArrowRight className="i" aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      <ul className="g-track" ref={ref}>
        {GALLERY.map((item) => (
          <li key={item.name} className="g-item">
            <GallerySlide item={item} />
          </li>
        ))}
        {looping &&
          GALLERY.map((item, i) => (
            // The same pictures again: neither read nor reached by the Tab key.
            <li key={item.name} className="g-item" aria-hidden="true" {...INERT}>
              <GallerySlide item={item} atOnce={i < SEEN_BEHIND_THE_END} />
            </li>
          ))}
      </ul>
    </section>
  );
}

/** React 18 does not know `inert` by its name. */
const INERT: Record<string, string> = { inert: '' };

function GallerySlide({ item, atOnce }: { item: GalleryItem; atOnce?: boolean }) {
  const { type, name, alt, caption, weather } = item;
  const over = (
    <>
      <span className="tl">
        <Badge tone="glass" className="num">
          <ConditionIcon condition={weather.condition} />
          {weather.degrees}°F, {weather.condition}
        </Badge>
      </span>
      <span className="hov">
        <Sparkles className="i" aria-hidden="true" />
        {STYLED}
      </span>
    </>
  );
  return (
    <figure tabIndex={0}>
      {type === 'video' ? (
        <GalleryFilm name={name} alt={alt}>
          {over}
        </GalleryFilm>
      ) : (
        <GalleryPhoto
          className="knee"
          name={name}
          alt={alt}
          priority={atOnce}
          sizes="(min-width: 900px) 360px, (min-width: 600px) 48vw, 84vw"
        >
          {over}
        </GalleryPhoto>
      )}
      <figcaption className="g-cap">{caption}</figcaption>
    </figure>
  );
}
