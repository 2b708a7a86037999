import { useEffect, useState } from 'react';
import { Brand } from '../../ui/brand-mark.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { COPYRIGHT, TAGLINE } from './copy.ts';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';

/** spec 9 */
const STICKY_AFTER_PX = 600;

/** The public page, in its first version: hero, how it works, footer. */
export function LandingScreen() {
  return (
    <div className="land">
      <main>
        <Hero />
        <HowItWorks />
      </main>
      <footer className="site-foot">
        <div className="page foot-grid">
          <div>
            <Brand />
            <p className="small muted">{TAGLINE}</p>
          </div>
          <p className="xs muted copy">{COPYRIGHT}</p>
        </div>
      </footer>
      <StickyStart />
    </div>
  );
}

/** 'Start Free', once the page is scrolled far enough. */
function StickyStart() {
  const [on, setOn] = useState(false);
  useEffect(() => {
    const look = () => setOn(scrollY > STICKY_AFTER_PX);
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  return (
    <ButtonLink
      to="/auth?tab=signup"
      size="lg"
      className={classNames('sticky', on && 'on')}
      tabIndex={on ? undefined : -1}
      aria-hidden={!on}
    >
      Start Free
    </ButtonLink>
  );
}
