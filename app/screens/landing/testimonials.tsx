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
            <span className="sign size-[48px] display" aria-hidden="true">
              {initials(said.name)}
            </span>
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

/** 'NL' of 'Nora L.'. */
const initials = (name: string) => name.replace(/[^A-Z]/g, '');
