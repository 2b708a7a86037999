import { CameraOff, ImageUp, RefreshCw, X } from 'lucide-react';
import { Content, Description, Overlay, Portal, Root, Title } from 'radix-ui/dialog';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useOpener, type Openable } from '../../ui/dialog.tsx';
import { useBackCloses } from '../../ui/behavior/use-back-closes.ts';
import { CameraStage } from './camera-stage.tsx';
import { CoachSide } from './coach-side.tsx';
import { lampStates, secondsLeft } from './coaching.ts';
import type { Instruction } from './coaching.ts';
import { spokenInstruction, CAMERA_TROUBLE_WORDS } from './coach-words.ts';
import type { CameraTrouble } from './coach-words.ts';
import { ShotSide } from './photo-review.tsx';
import { useCamera } from './use-camera.ts';
import { useCoach } from './use-coach.ts';
import { useSpokenHint } from './use-spoken-hint.ts';

const TIMERS = [3, 5, 10];

interface CoachDialogProps extends Openable {
  /** She pressed "Use this photo": it is handled like a chosen file. */
  onPhoto: (file: File) => void;
  /** She would rather choose a file. */
  onFile: () => void;
  /** What she is to wear in it, where that matters. */
  wear?: string;
}

/** "Take a photo": the camera in the page, with a coach, a countdown and the sharpest of five frames. */
export function CoachDialog({ open, onOpenChange, onPhoto, onFile, wear }: CoachDialogProps) {
  const focusOpener = useOpener(open);
  useBackCloses(open, () => onOpenChange(false));
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Overlay className="scrim" />
        <Content
          className="coach"
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            focusOpener();
          }}
        >
          <Title className="sr-only">Photo coach</Title>
          <Description className="sr-only">
            The camera shows you, with one instruction at a time. The photo takes itself. Nothing leaves this
            device until you say so.
          </Description>
          <Coach
            wear={wear}
            onClose={() => onOpenChange(false)}
            onPhoto={(file) => {
              onOpenChange(false);
              onPhoto(file);
            }}
            onFile={() => {
              onOpenChange(false);
              onFile();
            }}
          />
        </Content>
      </Portal>
    </Root>
  );
}

interface Shot {
  file: File;
  address: string;
  /** What could have been better at that moment. */
  seen: readonly Instruction[] | null;
}

type CoachProps = Pick<CoachDialogProps, 'onPhoto' | 'onFile' | 'wear'> & { onClose: () => void };

function Coach({ onClose, onPhoto, onFile, wear }: CoachProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [shot, setShot] = useState<Shot | null>(null);
  const [timer, setTimer] = useState(TIMERS[0]!);
  const { camera, trouble, turn, retry } = useCamera(shot === null);
  const last = useRef<readonly Instruction[] | null>(null);
  const keepShot = useCallback(
    (file: File) => setShot({ file, address: URL.createObjectURL(file), seen: last.current }),
    [],
  );
  const coached = useCoach(video, camera !== null && shot === null, timer * 1000, keepShot);
  const { state, now, loading, blind } = coached;
  last.current = blind || coached.sight === null ? last.current : state.instructions;

  useEffect(() => {
    if (video.current) video.current.srcObject = camera?.stream ?? null;
  }, [camera]);
  useEffect(() => () => void (shot && URL.revokeObjectURL(shot.address)), [shot]);

  const counting = state.phase === 'counting';
  const hint = !camera || loading !== null || blind ? null : spokenInstruction(state.instructions[0]);
  const { on: speaks, toggle } = useSpokenHint(shot ? null : hint);
  const lamps = useMemo(() => lampStates(blind ? [] : state.instructions), [blind, state.instructions]);
  const nextTimer = () => setTimer((set) => TIMERS[(TIMERS.indexOf(set) + 1) % TIMERS.length]!);
  const controls = { coached, lamps, timer, onTimer: nextTimer, speaks, onSpeaks: toggle, onFile, wear };
  const seconds = secondsLeft(state, now);
  const heard = counting ? `${hint ?? ''}. Photo in ${seconds === timer ? timer : seconds}` : hint;

  if (trouble) return <NoCamera trouble={trouble} onClose={onClose} onFile={onFile} onRetry={retry} />;
  if (shot) {
    return (
      <div className="coach-g shot">
        <section className="cam" aria-label="Your photo">
          <img src={shot.address} alt="The photo just taken" />
          <CloseButton onClose={onClose} />
        </section>
        <section className="coach-s">
          <ShotSide seen={shot.seen} onUse={() => onPhoto(shot.file)} onAgain={() => setShot(null)} />
        </section>
      </div>
    );
  }
  return (
    <div className="coach-g">
      <p className="sr-only" role="status">
        {heard}
      </p>
      <CameraStage {...controls} video={video} camera={camera} onTurn={turn} onClose={onClose} />
      <section className="coach-s live">
        <CoachSide {...controls} />
      </section>
    </div>
  );
}

function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <button type="button" className="icon-btn cam-b cam-x" aria-label="Close the camera" onClick={onClose}>
      <X />
    </button>
  );
}

interface NoCameraProps {
  trouble: CameraTrouble;
  onClose: () => void;
  onFile: () => void;
  onRetry: () => void;
}

/** Without a camera: why, and the file instead. */
function NoCamera({ trouble, onClose, onFile, onRetry }: NoCameraProps) {
  const { title, why } = CAMERA_TROUBLE_WORDS[trouble];
  return (
    <div className="coach-no" role="alert">
      <CloseButton onClose={onClose} />
      <span className="sign rose size-[72px] text-accent-text">
        <CameraOff className="size-[32px]" />
      </span>
      <h2 className="display h1">
        <span>{title[0]}</span> <em>{title[1]}</em>
      </h2>
      <p className="lead max-w-[30rem]">{why}</p>
      <div className="coach-a">
        <Button size="lg" onClick={onFile}>
          <ImageUp />
          Choose a photo
        </Button>
        {trouble !== 'insecure' && (
          <Button variant="line" size="lg" onClick={onRetry}>
            <RefreshCw />
            Try again
          </Button>
        )}
      </div>
    </div>
  );
}
