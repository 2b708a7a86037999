import { ArrowLeft, ArrowRight, Sparkles } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { GalleryPhoto } from '../../shell/gallery-photo.tsx';
import { ConditionIcon } from '../condition-icon.tsx';
import { GALLERY, GALLERY_TITLE, STYLED } from '../copy.ts';
import type { GalleryItem } from '../copy.ts';
import { emphasized } from '../emphasized.tsx';
import { GalleryFilm } from './gallery-film.tsx';

/** Eight mornings in a row that scrolls; gallery-loop.ts lets it never end, and shows its buttons. */
export function Gallery() {
  return (
    <section className="gallery" aria-label="Gallery" aria-roledescription="carousel">
      <div className="page sec-top">
        <h2 className="display h1">{emphasized(GALLERY_TITLE)}</h2>
        <div className="row g-turn invisible">
          <IconButton label="Previous" look="line" data-turn="-1">
            <ArrowLeft />
          </IconButton>
          <IconButton label="Next" look="line" data-turn="1">
            <ArrowRight />
          </IconButton>
        </div>
      </div>
      <ul className="g-track">
        {GALLERY.map((item) => (
          <li key={item.name} className="g-item">
            <GallerySlide item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function GallerySlide({ item }: { item: GalleryItem }) {
  const { type, name, alt, caption, weather } = item;
  const over = (
    <>
      <span className="tl">
        <Badge tone="glass" className="num">
          <ConditionIcon condition={weather.condition} />
          <span>{`${weather.degrees}°F, ${weather.condition}`}</span>
        </Badge>
      </span>
      <span className="hov">
        <Sparkles />
        <span>{STYLED}</span>
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
          sizes="(min-width: 900px) 360px, (min-width: 600px) 48vw, 84vw"
        >
          {over}
        </GalleryPhoto>
      )}
      <figcaption className="g-cap">{caption}</figcaption>
    </figure>
  );
}
