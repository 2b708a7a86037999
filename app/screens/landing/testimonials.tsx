import { FacePhoto } from '../shell/gallery-photo.tsx';
import { TESTIMONIALS } from './copy.ts';
import { emphasized } from './emphasized.tsx';
import { Stars } from './stars.tsx';

export function Testimonials() {
  return (
    <section className="page quotes" aria-label="Testimonials">
      {TESTIMONIALS.map((said) => (
        <figure key={said.name}>
          <Stars />
          <blockquote className="display">{emphasized(said.quote)}</blockquote>
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
