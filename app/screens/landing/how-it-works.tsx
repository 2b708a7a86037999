import { Heart } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { GalleryPhoto } from '../shell/gallery-photo.tsx';
import { STEPS } from './copy.ts';

const PICTURES = [
  <GalleryPhoto key="photo" className="knee" name="amara-photo" alt="A full-body photo in good light" />,
  <div key="sky" className="photo sky-card how-sky">
    <p className="temp">57°F</p>
    <p className="strong">Lisbon, Partly Cloudy</p>
    <div className="row wrap mt-5 gap-2">
      <Badge tone="glass">Classic</Badge>
      <Badge tone="glass">Casual</Badge>
      <Badge tone="glass">Ready at 8:00</Badge>
    </div>
  </div>,
  <GalleryPhoto key="look" className="knee" name="amara-camel" alt="The finished look on the same photo">
    <span className="tr">
      <span className="icon-btn solid heart" aria-hidden="true">
        <Heart />
      </span>
    </span>
  </GalleryPhoto>,
];

export function HowItWorks() {
  return (
    <section className="how" id="how-it-works">
      <div className="page">
        <div className="sec-top">
          <h2 className="display h1">How It Works</h2>
        </div>
        <ol className="how-grid">
          {STEPS.map((step, i) => (
            <li key={step.title}>
              {PICTURES[i]}
              <div className="st">
                <span className="n display" aria-hidden="true">
                  {i + 1}
                </span>
                <h3 className="display h2 text-2xl">{step.title}</h3>
              </div>
              <p className="ink2">{step.text}</p>
              <ButtonLink to="/auth?tab=signup" variant="line" className="mt-[18px] bg-(--card)">
                {step.button}
              </ButtonLink>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
