import { Sparkles } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { Brand } from '../../ui/art/brand-mark.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Photo } from '../../ui/photo.tsx';
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
      <div className="page hero-top">
        <Badge tone="glass" className="h-[32px]">
          <Sparkles />
          <span>{HERO.badge}</span>
        </Badge>
        <h1 className="display h-hero">{emphasized(HERO.headline)}</h1>
      </div>
      <div className="page hero-grid">
        <div className="hero-copy">
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
          <Proof className="max-wide:hidden" />
        </div>
        <Day />
        <Proof className="after wide:hidden" />
      </div>
    </div>
  );
}

/** What one morning is: the sky, the look as pieces, and she in it. */
function Day() {
  return (
    <div className="hero-day">
      <Photo
        className="hd-look"
        src={`/gallery/${HERO_DAY.pieces}.webp`}
        width={768}
        height={1152}
        alt={HERO_DAY.piecesAlt}
        priority
      />
      <div className="photo sky-card hd-sky">
        <p className="temp">{`${HERO_DAY.degrees}°F`}</p>
        <p className="row strong">
          <ConditionIcon condition={HERO_DAY.condition} />
          <span>{HERO_DAY.condition}</span>
        </p>
        <dl className="num">
          {HERO_DAY.hours.map(({ at, degrees }) => (
            <div key={at}>
              <dt>{at}</dt>
              <dd>{`${degrees}°`}</dd>
            </div>
          ))}
        </dl>
      </div>
      <BeforeAfter
        className="hd-you"
        before={HERO_DAY.before}
        after={HERO_DAY.after}
        sizes="300px"
        priority="second"
      />
    </div>
  );
}

function Proof({ className }: { className: string }) {
  return (
    <div className={classNames('proof', className)}>
      <Stars />
      <b className="small">{HERO.loved}</b>
    </div>
  );
}
