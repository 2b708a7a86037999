import { Sparkles } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { Brand } from '../../ui/art/brand-mark.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { BeforeAfter } from './before-after.tsx';
import { ConditionIcon } from './condition-icon.tsx';
import { HERO, HERO_DAY } from './copy.ts';
import { emphasized } from './emphasized.tsx';
import { Stars } from './stars.tsx';

export function Hero() {
  return (
    <div className="hero">
      <header className="page bar-top">
        <Brand />
        <ButtonLink to="/auth" variant="line" size="sm">
          Sign In
        </ButtonLink>
      </header>
      <div className="page hero-grid">
        <div className="hero-copy">
          <Badge tone="glass" className="h-[32px]">
            <Sparkles />
            <span>{HERO.badge}</span>
          </Badge>
          <h1 className="display h-hero">{emphasized(HERO.headline)}</h1>
          <p className="lead">{HERO.lead}</p>
          <div className="row wrap hero-cta">
            <ButtonLink to="/auth?tab=signup" size="lg">
              {HERO.start}
            </ButtonLink>
            <a className="btn btn-line btn-lg" href="#how-it-works">
              {HERO.how}
            </a>
          </div>
          <p className="small hero-free">{HERO.free}</p>
          <a className="link u small hero-try" href="/try">
            {HERO.try}
          </a>
        </div>
        <Day />
        <div className="proof">
          <Stars />
          <b className="small">{HERO.loved}</b>
        </div>
      </div>
    </div>
  );
}

/** By the attribute's own name: React 18 writes its own in a way that browsers do not read. */
const FIRST = { fetchpriority: 'high' };

/** What one morning is: the sky, the look as pieces lying on it, and she in it. */
function Day() {
  const { pieces } = HERO_DAY;
  const at = (width: number) => `/gallery/${pieces.name}-${width}.webp`;
  return (
    <div className="hero-day">
      <img
        className="hd-look"
        src={at(pieces.widths[0])}
        srcSet={pieces.widths.map((width) => `${at(width)} ${width}w`).join(', ')}
        sizes="(min-width: 900px) 600px, 88vw"
        width={pieces.width}
        height={pieces.height}
        alt={HERO_DAY.piecesAlt}
        {...FIRST}
        decoding="sync"
      />
      <p className="hd-sky">
        <span className="display temp">{`${HERO_DAY.degrees}°F`}</span>
        <span className="row strong">
          <ConditionIcon condition={HERO_DAY.condition} />
          <span>{HERO_DAY.condition}</span>
        </span>
      </p>
      <BeforeAfter
        className="hd-you"
        before={HERO_DAY.before}
        after={HERO_DAY.after}
        sizes="200px"
        priority="second"
      />
    </div>
  );
}
