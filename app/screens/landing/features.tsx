import { Badge } from '../../ui/badge.tsx';
import type { Elements } from '../../ui/elements.ts';
import { BeforeAfter } from './before-after.tsx';
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
        <BeforeAfter className="feat-art" before="amara-photo" after="amara-navy" sizes={CARD} />
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
