import { useLocation, useNavigate } from '../../framework/react.ts';
import { useEffect, useRef } from 'react';
import { dismissToasts } from '../../ui/toast/toast-store.ts';
import { STEPS } from './onboarding-draft.ts';
import type { Step } from './onboarding-draft.ts';

/** Finished steps leave no entry in the browser's history. */
const LEAVING = { replace: true };

const hashOf = (step: number): string => `#step-${step}`;
const within = (step: number): Step => Math.min(STEPS, Math.max(1, step)) as Step;

interface Steps {
  step: Step;
  /** Whether the step may be left for the next. */
  ready: boolean;
  show: (step: Step) => void;
}

/**
 * Each step is an entry of the browser's history, so that the browser's Back goes a step back as the arrow does. By
 * its hash: whatever else changes of an address has the page's data read again, which fails offline.
 */
export function useSteps({ step, ready, show }: Steps) {
  const navigate = useNavigate();
  const { hash, state } = useLocation();
  /** Entries of earlier steps under this one. */
  const below = (state as { below?: number } | null)?.below ?? 0;
  const left = useRef(false);

  const follow = useRef((_: Step): void => undefined);
  follow.current = (next) => {
    if (!left.current && (next < step || ready)) show(next);
  };
  useEffect(() => {
    const onPop = () => {
      const [, named] = /^#step-([1-4])$/.exec(location.hash) ?? [];
      if (named) follow.current(Number(named) as Step);
    };
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, []);

  const goTo = (wanted: number) => {
    const next = within(wanted);
    // A toast about this step would cover the next one.
    dismissToasts();
    if (next > step) {
      // The entry that she leaves says which step it is; a draft of before began somewhere in the middle.
      if (hash !== hashOf(step)) navigate({ hash: hashOf(step) }, { replace: true, state: { below } });
      navigate({ hash: hashOf(next) }, { state: { below: below + 1 } });
      show(next);
    } else if (below >= step - next) navigate(next - step);
    else {
      navigate({ hash: hashOf(next) }, { replace: true, state: { below } });
      show(next);
    }
  };
  const back = () => (step === 1 ? navigate(-1) : goTo(step - 1));
  /** Home, with no step left to go back to. */
  const leave = () => {
    left.current = true;
    if (below === 0) return navigate('/', LEAVING);
    addEventListener('popstate', () => navigate('/', LEAVING), { once: true });
    return navigate(-below);
  };
  return { goTo, back, leave };
}
