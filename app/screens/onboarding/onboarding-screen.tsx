import { useNavigation } from '../../framework/react.ts';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useUser } from '../../client/account/session.ts';
import type { User } from '../../contracts/session.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { StepBars } from '../../ui/progress.tsx';
import { PageSpinner } from '../../ui/spinner.tsx';
import type { OnboardingFirst } from '../shell/first-data.ts';
import { canContinue, missingWords, STEPS } from './onboarding-draft.ts';
import type { Step } from './onboarding-draft.ts';
import { useModelPictures } from './model-pictures-offer.tsx';
import { PhotoStep } from './photo-step/photo-step.tsx';
import { StyleStep } from './style-step.tsx';
import { SummaryStep } from './summary-step.tsx';
import { useDraft } from './use-draft.ts';
import { useSetup } from './use-setup.ts';
import { TriedOffer } from '../try/tried-offer.tsx';
import { useTried } from './use-tried.ts';
import { useSteps } from './use-steps.ts';
import { WelcomeStep } from './welcome-step.tsx';

export function OnboardingScreen({ first }: { first: OnboardingFirst }) {
  const { user } = useUser();
  return user ? <Onboarding user={user} first={first} /> : <PageSpinner />;
}

function Onboarding({ user, first }: { user: User; first: OnboardingFirst }) {
  const moving = useNavigation().state !== 'idle';
  const { draft, change, forget } = useDraft(user);
  const { step } = draft;
  const tried = useTried(user, draft, change);
  const hasPhoto = user.photoUrl !== null;
  const ready = canContinue(draft, hasPhoto);
  const { goTo, back, leave } = useSteps({ step, ready, show: (next) => change({ step: next }) });
  const modelPictures = useModelPictures(first.photoModels);
  const { finish, skip, badPlace } = useSetup({
    user,
    draft,
    leave,
    onBadPlace: () => goTo(3),
    tried: tried.trial,
    onSaved: () => {
      forget();
      void tried.forget();
    },
  });
  const leaving = skip.isPending || skip.isSuccess || finish.isPending || (finish.isSuccess && moving);
  const top = useNewStep(step);
  const missing = step === 3 ? missingWords(draft) : null;

  const pass = () => {
    if (step === 2) {
      change({ photoSkipped: true });
      goTo(3);
    } else if (!leaving) skip.mutate();
  };

  return (
    <div className="ob" ref={top}>
      <header className="ob-head">
        <div className="page ob-page">
          <div className="row between">
            <IconButton label="Back" className="-ml-3" onClick={back}>
              <ArrowLeft />
            </IconButton>
            <p className="small strong num">{`Step ${step} of ${STEPS}`}</p>
            <Button
              variant="quiet"
              size="sm"
              className="-mr-3"
              busy={skip.isPending || skip.isSuccess}
              busyText="Skipping..."
              onClick={pass}
            >
              Skip
            </Button>
          </div>
          <StepBars step={step} of={STEPS} label="Setup" />
        </div>
      </header>
      {!tried.isUploaded && (
        <TriedOffer
          hasPhoto={false}
          words="Your photo, your city and your style come along. The photo is uploaded, and only you can see it."
          onKeep={tried.take}
        />
      )}
      <main className="page ob-page">
        {step === 1 && <WelcomeStep firstName={user.firstName} />}
        {step === 2 && (
          <PhotoStep
            photoUrl={draft.photoUrl ?? user.photoUrl}
            carried={tried.photo}
            onDone={(photoUrl) => {
              change({ photoUrl, photoSkipped: false });
              if (tried.photo) goTo(canContinue({ ...draft, step: 3 }, true) ? 4 : 3);
            }}
          />
        )}
        {step === 3 && (
          <StyleStep
            draft={draft}
            user={user}
            canMail={first.canMail}
            badPlace={badPlace}
            onChange={change}
          />
        )}
        {step === 4 && (
          <SummaryStep
            draft={draft}
            picture={tried.picture}
            onGoTo={goTo}
            modelPictures={draft.photoUrl ? modelPictures : null}
          />
        )}
      </main>
      <footer className="ob-foot">
        <div className="page ob-page row between">
          <Button variant="line" className="max-wide:hidden" onClick={back}>
            Back
          </Button>
          <div className="ob-next">
            {missing && <p className="text-center xs muted max-wide:mb-[8px]">{missing}</p>}
            {step < STEPS ? (
              <Button size="lg" disabled={!ready} onClick={() => goTo(step + 1)}>
                Continue
                <ArrowRight />
              </Button>
            ) : (
              <Button
                size="lg"
                busy={leaving}
                busyText="Getting your outfit..."
                onClick={() => finish.mutate()}
              >
                Get Started!
              </Button>
            )}
          </div>
        </div>
      </footer>
    </div>
  );
}

/** A new step begins at the top, with its heading read. */
function useNewStep(step: Step) {
  const top = useRef<HTMLDivElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    scrollTo(0, 0);
    top.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [step]);
  return top;
}
