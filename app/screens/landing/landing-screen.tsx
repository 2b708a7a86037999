import { ButtonLink } from '../../ui/button.tsx';
import { FinalCall } from './final-call.tsx';
import { Features } from './features.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { SiteFooter } from './site-footer.tsx';
import { Testimonials } from './testimonials.tsx';
import { Waitlist } from './waitlist/waitlist-form.tsx';

/** The public page: eight sections, in a fixed order. It is never React's in the browser: app/entry.light.ts. */
export function LandingScreen() {
  return (
    <div className="overflow-x-clip">
      <main className="landing">
        <Hero />
        <Features />
        <Gallery />
        <HowItWorks />
        <Testimonials />
        <Waitlist />
        <FinalCall />
        <StickyStart />
      </main>
      <SiteFooter />
    </div>
  );
}

/** 'Start Free', once the page is scrolled far enough (app/entry.light.ts). */
function StickyStart() {
  return (
    <ButtonLink to="/auth?tab=signup" size="lg" className="follow" tabIndex={-1} aria-hidden="true">
      Start Free
    </ButtonLink>
  );
}
