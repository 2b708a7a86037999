import { CircleAlert, Lock, RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { failureText, unreachableError } from '../../client/api/errors.ts';
import { GENDER_LABELS, GENDERS } from '../../domain/preferences/style.ts';
import { lazyDialog } from '../../ui/behavior/lazy-dialog.tsx';
import { Brand } from '../../ui/art/brand-mark.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { RadioSegments } from '../../ui/radio.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { SiteFooter } from '../landing/site-footer.tsx';
import { CheckList } from '../onboarding/photo-step/check-list.tsx';
import { prepareChecking } from '../onboarding/photo-step/check-photo.ts';
import { PhotoFrame } from '../onboarding/photo-step/photo-frame.tsx';
import { Guidelines } from '../onboarding/photo-step/guidelines.tsx';
import { checkLines } from '../onboarding/photo-step/photo-words.ts';
import { SkipLink } from '../shell/main-nav.tsx';
import { DressedPhoto } from './dressed-photo.tsx';
import { PlaceLine } from './place-line.tsx';
import { StyleRow } from './style-row.tsx';
import { useTrial, type Trying } from './use-trial.ts';

/** Photo and words stand side by side (try.css). */
const WIDE = '(min-width: 900px)';

const keeping = lazyDialog(() => import('./keep-dialog.tsx').then((m) => m.KeepDialog));

/** Today's outfit on her own photo, before any account. Everything is made on her device; the photo stays there. */
export function TryScreen() {
  const trying = useTrial();
  const { wishes, wish, photo, here, place, looks, pictures, startOver, giveTo } = trying;
  const { state, isAccepted } = photo;
  const look = looks.find(({ style }) => style === wishes.style);
  const shown = look && pictures.get(look.style);
  const hasBegun = isAccepted && wishes.gender !== null;
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What is to come stands above what she has just pressed.
    if (hasBegun && !matchMedia(WIDE).matches) top.current?.scrollIntoView({ block: 'start' });
  }, [hasBegun]);
  return (
    <div className="public try">
      <SkipLink />
      <header className="page bar-top">
        <Brand />
        <ButtonLink to="/auth" reloadDocument variant="line" size="sm">
          Sign In
        </ButtonLink>
      </header>
      <main id="main" tabIndex={-1} className="page outline-none">
        <div className="try-grid">
          <div className="try-head">
            <h1 className="display h1">
              Try it on <em>you</em>
            </h1>
            <p className="lead mt-2">One photo, and you see what to wear today. No account needed.</p>
          </div>
          <div className="try-wishes">
            <RadioSegments
              label="Clothes"
              value={wishes.gender}
              onChange={(gender) => {
                wish({ gender });
                // A photo is what comes next.
                if (state.at === 'empty') prepareChecking();
              }}
              options={GENDERS.map((value) => ({ value, label: GENDER_LABELS[value] }))}
            />
            <PlaceLine here={here} place={place} onPlace={(chosen) => wish({ place: chosen })} />
          </div>
          <div className="try-photo" ref={top}>
            {hasBegun && state.checked ? (
              <DressedPhoto photo={state.preview} picture={shown} look={look} />
            ) : (
              <PhotoFrame state={state} current={null} onChoose={(file) => void photo.choose(file)} />
            )}
            <p className="try-private small">
              <Lock />
              <span>Your photo stays on this device until you keep it.</span>
            </p>
          </div>
          <div className="try-side">
            {hasBegun ? (
              <Looks {...trying} />
            ) : (
              <PhotoOutcome photo={photo} isClothesChosen={wishes.gender !== null} />
            )}
            {state.at !== 'empty' && (
              <Button variant="quiet" size="sm" className="try-over" onClick={startOver}>
                <RotateCcw />
                Start over
              </Button>
            )}
          </div>
        </div>
      </main>
      <SiteFooter />
      {look && shown?.state === 'drawn' && <KeepBar giveTo={giveTo} title={look.title} />}
    </div>
  );
}

/** What was found on her photo, and what she can do about it: never an end. */
function PhotoOutcome({ photo, isClothesChosen }: { photo: Trying['photo']; isClothesChosen: boolean }) {
  const { at, problem, checked, unchecked, isOffline } = photo.state;
  if (isOffline)
    return (
      <ErrorState
        title="Your photo is not read yet"
        message={unreachableError().message}
        onRetry={photo.readAgain}
      />
    );
  return (
    <>
      {problem && (
        <p className="alert bad" role="alert">
          <CircleAlert />
          <span>{problem}</span>
        </p>
      )}
      {at === 'done' && !isClothesChosen && (
        <p className="alert" role="status">
          Your photo is fine. Choose women’s or men’s style above, and we dress you.
        </p>
      )}
      {at !== 'empty' && at !== 'done' && !unchecked && (
        <CheckList lines={checkLines(checked?.findings ?? null)} />
      )}
      {at === 'decide' && (
        <div className="row wrap">
          <Button variant="line" onClick={photo.takeAnyway}>
            Use it anyway
          </Button>
          <p className="small muted">or choose another photo for better outfits.</p>
        </div>
      )}
      {at === 'refused' && <p className="strong">Nothing was saved. Please choose another photo.</p>}
      {unchecked && <CannotHere />}
      {at === 'empty' && <Guidelines open />}
    </>
  );
}

/** This device cannot find or draw her: our side can. */
function CannotHere() {
  const isOffline = typeof navigator !== 'undefined' && navigator.onLine === false;
  if (isOffline)
    return (
      <p className="alert" role="alert">
        You are offline. Connect once so that the fitting room can load, then choose your photo again.
      </p>
    );
  return (
    <div className="alert grid gap-3" role="alert">
      <p>This device can’t draw you here. With a free account we draw your outfit for you.</p>
      <ButtonLink
        to="/auth?tab=signup"
        reloadDocument
        variant="line"
        size="sm"
        className="justify-self-start"
      >
        Start Free
      </ButtonLink>
    </div>
  );
}

/** The look that she has chosen, in words, and the six to choose from. */
function Looks({ wishes, wish, dressed, here, photo, looks, pictures }: Trying) {
  const look = looks.find(({ style }) => style === wishes.style);
  const failed = dressed.error ?? (looks.length === 0 ? here.error : null);
  if (failed)
    return (
      <ErrorState
        title="No outfit yet"
        message={failureText(failed, 'Something went wrong. Please try again.')}
        busy={dressed.isFetching || here.isFetching}
        onRetry={() => void (dressed.error ? dressed : here).refetch()}
      />
    );
  if (!look) return null;
  const states = looks.map(({ style }) => pictures.get(style)?.state);
  return (
    <>
      <div className="try-words" aria-live="polite">
        <h2 className="display h2">{look.title}</h2>
        <p className="strong mt-1">{look.fit}</p>
      </div>
      {states.every((state) => state === 'cannot') ? (
        <CannotHere />
      ) : (
        <StyleRow
          looks={looks}
          pictures={pictures}
          photo={photo.state.preview}
          chosen={wishes.style}
          onChoose={(style) => wish({ style })}
        />
      )}
      <p className="ink2">{look.description}</p>
    </>
  );
}

/** "Keep it" is at hand as soon as there is something to keep. */
function KeepBar({ giveTo, title }: { giveTo: Trying['giveTo']; title: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="try-bar">
      <div className="page row between">
        <p className="small max-wide:hidden">
          <b>{title}</b>
          <br />
          <span className="muted">Free forever, no credit card required.</span>
        </p>
        <Button size="lg" onClick={() => setOpen(true)} {...keeping.intent}>
          Keep it
        </Button>
      </div>
      <keeping.Dialog
        open={isOpen}
        onOpenChange={setOpen}
        onAccount={async ({ id }) => {
          await giveTo(id);
          // Her setup is another page: it begins with what the server knows of her now.
          location.assign('/onboarding');
          return new Promise<never>(() => undefined);
        }}
      />
    </div>
  );
}
