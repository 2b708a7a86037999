import { ChevronsLeftRight } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { GalleryPhoto } from '../shell/gallery-photo.tsx';
import type { Elements } from '../../ui/elements.ts';
import { FEATURES } from './copy.ts';
import { DayChart } from './day-chart.tsx';
import { emphasized } from './emphasized.tsx';

/** The colors of the outfit in the quote. */
const SWATCHES = [
  'oklch(66% .06 70)',
  'oklch(91% .02 80)',
  'oklch(58% .06 250)',
  'oklch(38% .09 0)',
  'oklch(62% .035 125)',
];
const CARD = '(min-width: 900px) 360px, 100vw';

export function Features() {
  return (
    <section className="page feats" aria-label="Features" id="features">
      <Feature {...FEATURES.weather}>
        <div className="feat-art f-weather">
          <p className="row between items-end">
            <span className="display big num">{emphasized('57 *to* 71°F')}</span>
            <Badge tone="rose">All day</Badge>
          </p>
          <DayChart />
        </div>
      </Feature>
      <Feature title={FEATURES.ai.title} text={FEATURES.ai.text}>
        <div className="feat-art f-ai">
          <div className="swatches flex" aria-hidden="true">
            {SWATCHES.map((color) => (
              <i key={color} style={{ background: color }} />
            ))}
          </div>
          <blockquote className="display">{emphasized(FEATURES.ai.quote)}</blockquote>
          <p className="row wrap gap-1.5">
            {FEATURES.ai.facts.map((fact) => (
              <Badge key={fact}>{fact}</Badge>
            ))}
          </p>
        </div>
      </Feature>
      <Feature
        title={FEATURES.you.title}
        text={FEATURES.you.text}
        link={
          <a className="link u" href="/try">
            {FEATURES.you.try}
          </a>
        }
      >
        <div className="feat-art split">
          <GalleryPhoto name="amara-photo" alt="Your photo as you took it" sizes={CARD} />
          <GalleryPhoto name="amara-camel" alt="The same photo, dressed" sizes={CARD} />
          <span className="cut" aria-hidden="true">
            <b className="sign size-[40px]">
              <ChevronsLeftRight />
            </b>
          </span>
          <Badge tone="dark" className="left-3">
            Your photo
          </Badge>
          <Badge tone="glass" className="right-3">
            Today
          </Badge>
        </div>
      </Feature>
    </section>
  );
}

interface FeatureProps {
  title: string;
  text: string;
  /** Where it can be tried. */
  link?: Elements;
  children: Elements;
}

function Feature({ title, text, link, children }: FeatureProps) {
  return (
    <article className="feat">
      {children}
      <h2 className="display h3">{title}</h2>
      <p className="ink2">{text}</p>
      {link}
    </article>
  );
}
