import { Sparkles } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { Brand } from '../../ui/art/brand-mark.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FacePhoto, GalleryPhoto } from '../shell/gallery-photo.tsx';
import { ConditionIcon } from './condition-icon.tsx';
import { HERO, HERO_FACES, HERO_PANES } from './copy.ts';
import { emphasized } from './emphasized.tsx';

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
          <a className="link u small hero-try" href="/try">
            {HERO.try}
          </a>
          <Proof className="max-wide:hidden" />
        </div>
        <div className="panes">
          {HERO_PANES.map((pane, i) => (
            <figure key={pane.name} className={`pane ${'abc'[i] ?? ''}`}>
              <GalleryPhoto
                name={pane.name}
                alt={pane.alt}
                // The middle one stands in front, and is what a phone shows whole.
                priority={i === 1 || 'second'}
                sizes="(min-width: 900px) 340px, 230px"
              />
              <figcaption className="num">
                <ConditionIcon condition={pane.condition} />
                <b className="min-w-[1.6em]">{`${pane.degrees}°F`}</b>
                <span>{pane.condition}</span>
              </figcaption>
            </figure>
          ))}
        </div>
        <Proof className="after wide:hidden" />
      </div>
    </div>
  );
}

function Proof({ className }: { className: string }) {
  return (
    <div className={classNames('proof', className)}>
      <span className="faces flex flex-none">
        {HERO_FACES.map((name) => (
          <FacePhoto key={name} name={name} />
        ))}
      </span>
      <p className="small">
        <b>{HERO.loved}</b>
        <br />
        <span>{HERO.free}</span>
      </p>
    </div>
  );
}
