import { Star } from 'lucide-react';
import { FacePhoto } from '../shell/gallery-photo.tsx';
import { TESTIMONIALS } from './copy.ts';
import type { Testimonial } from './copy.ts';
import { emphasised } from './emphasised.tsx';

export function Testimonials() {
  return (
    <section className="page quotes" aria-label="Testimonials">
      {TESTIMONIALS.map((said) => (
        <figure key={said.name}>
          <Stars rating={said.rating} />
          <blockquote className="display">{emphasised(said.quote)}</blockquote>
          <figcaption className="row">
            <FacePhoto name={said.face} />
            <span className="small">
              <b>{said.name}</b>
              <br />
              <span className="muted">{said.from}</span>
            </span>
          </figcaption>
        </figure>
      ))}
    </section>
  );
}

function Stars({ rating }: Pick<Testimonial, 'rating'>) {
  return (
    <span className="stars" role="img" aria-label={`${rating} of 5 stars`}>
      {Array.from({ length: rating }, (_, i) => (
        <Star key={i} />
      ))}
    </span>
  );
}
