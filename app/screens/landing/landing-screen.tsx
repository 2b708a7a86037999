import { useEffect, useState } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FinalCall } from './final-call.tsx';
import { Features } from './features.tsx';
import { Gallery } from './gallery.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { SiteFooter } from './site-footer.tsx';
import { Testimonials } from './testimonials.tsx';
import { Waitlist } from './waitlist-form.tsx';

/** spec 9 */
const STICKY_AFTER_PX = 600;

/** The public page: the eight sections of spec 2, in order. */
export function LandingScreen() {
  return (
    <div className="land">
      <main>
        <Hero />
        <Features />
        <Gallery />
        <HowItWorks />
        <Testimonials />
        <Waitlist />
        <FinalCall />
      </main>
      <SiteFooter />
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
      className={classNames('follow', on && 'on')}
      tabIndex={on ? undefined : -1}
      aria-hidden={!on}
    >
      Start Free
    </ButtonLink>
  );
}
