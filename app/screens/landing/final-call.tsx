import { ButtonLink } from '../../ui/button.tsx';
import { GalleryPhoto } from '../shell/gallery-photo.tsx';
import { FINAL, HERO } from './copy.ts';
import { emphasized } from './emphasized.tsx';

export function FinalCall() {
  return (
    <section className="final" aria-label="Start">
      <div className="page final-grid">
        <div>
          <p className="label text-inherit opacity-85">{FINAL.when}</p>
          <h2 className="mt-[14px] display h-hero">{emphasized(FINAL.headline)}</h2>
          <div className="row wrap mt-8">
            <ButtonLink to="/auth?tab=signup" variant="white" size="lg">
              {FINAL.start}
            </ButtonLink>
            <p className="small max-w-60">{HERO.free}</p>
          </div>
        </div>
        <div className="final-pic">
          <GalleryPhoto name="amara-leather" alt={FINAL.alt} sizes="(min-width: 900px) 420px, 100vw" />
        </div>
      </div>
    </section>
  );
}
