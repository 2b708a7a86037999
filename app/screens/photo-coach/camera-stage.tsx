import {
  ArrowDown,
  Check,
  ImageUp,
  Minus,
  ScanFace,
  SwitchCamera,
  Timer,
  Volume2,
  VolumeX,
  X,
} from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import type { CameraReading } from '../../fitting-room/body-map/body-map-messages.ts';
import { classNames } from '../../ui/class-names.ts';
import { Spinner } from '../../ui/spinner.tsx';
import type { Camera } from './camera.ts';
import { secondsLeft } from './coaching.ts';
import type { Lamp, Lamps } from './coaching.ts';
import { coachWords } from './coach-words.ts';
import type { Coached } from './use-coach.ts';

/** Her outline over the camera's picture, in the same frame. */
function Outline({ sight, held }: { sight: CameraReading; held: boolean }) {
  const { width, height } = sight.frame;
  const rings = sight.outline.map((ring) => {
    const points = Array.from(
      { length: ring.length / 2 },
      (_, i) => `${(ring[i * 2]! * width).toFixed(1)} ${(ring[i * 2 + 1]! * height).toFixed(1)}`,
    );
    return `M${points.join('L')}Z`;
  });
  const path = rings.join('');
  return (
    <svg className={classNames('outl', held && 'held')} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path className="o0" d={path} />
      <path className="o1" d={path} />
    </svg>
  );
}

const LAMP_ICONS: Record<Lamp, typeof Check> = { ok: Check, now: ArrowDown, open: Minus };

function Mini({ lamps, held }: { lamps: Lamps; held: boolean }) {
  const lamp = (state: Lamp, text: string) => {
    const Icon = LAMP_ICONS[state];
    return (
      <li className={state}>
        <Icon />
        <span>{text}</span>
      </li>
    );
  };
  return (
    <ul className={classNames('mini', held && 'held')} aria-hidden="true">
      {lamp(lamps.alone, 'Alone')}
      {lamp(lamps.light, 'Light')}
      {lamp(lamps.whole, 'Head to toe')}
    </ul>
  );
}

interface StageProps {
  video: RefObject<HTMLVideoElement>;
  camera: Camera | null;
  coached: Coached;
  lamps: Lamps;
  timer: number;
  onTimer: () => void;
  speaks: boolean;
  onSpeaks: (() => void) | null;
  onTurn: () => void;
  onFile: () => void;
  onClose: () => void;
  wear?: string | undefined;
}

/** The camera's picture with her outline, what to do, and the buttons. */
export function CameraStage(props: StageProps) {
  const { video, camera, coached, lamps, timer, onTimer, speaks, onSpeaks, onTurn, onFile, onClose, wear } =
    props;
  const { state, now, sight, loading } = coached;
  const counting = state.phase === 'counting';
  const held = state.instructions[0] === 'hold';
  const seconds = secondsLeft(state, now);
  const said = coachWords(state.instructions[0]);
  const Volume = speaks ? Volume2 : VolumeX;
  return (
    <section className="cam" aria-label="Camera">
      <div className="cam-v">
        <div className={classNames('cam-z', camera?.facing !== 'environment' && 'mirrored')}>
          <video
            ref={video}
            autoPlay
            playsInline
            muted
            aria-label="Camera picture of you"
            onLoadedMetadata={({ currentTarget }) => {
              // Its shape is the photo's: the middle of a picture that lies on its side.
              const shape = Math.min(0.75, currentTarget.videoWidth / currentTarget.videoHeight);
              currentTarget.parentElement?.style.setProperty('--shape', String(shape));
            }}
          />
          {sight && <Outline sight={sight} held={held} />}
        </div>
      </div>
      <div className="cam-top">
        <CameraButton label="Close the camera" onClick={onClose}>
          <X />
        </CameraButton>
        <span className="badge dark">
          <ScanFace />
          {wear && <span className="cam-wear">{wear}</span>}
          <span>Stays on this device</span>
        </span>
        <span className="cam-more">
          <CameraButton label={`Timer, ${timer} seconds`} onClick={onTimer}>
            <Timer />
            <span className="cam-t num">{timer}</span>
          </CameraButton>
          {onSpeaks && (
            <CameraButton label={`Spoken hints, ${speaks ? 'on' : 'off'}`} onClick={onSpeaks}>
              <Volume />
            </CameraButton>
          )}
        </span>
      </div>
      {camera && (
        <div className={classNames('say', held && 'held')} aria-hidden="true">
          {loading !== null ? (
            <p className="small row">
              <Spinner />
              Getting the coach ready
            </p>
          ) : coached.blind ? (
            <>
              <p className="display">The timer helps</p>
              <p className="small">Press the button, then step back, head to toe</p>
            </>
          ) : (
            <>
              <p className="display">{said.title.join(' ')}</p>
              <p className="small">{said.why}</p>
            </>
          )}
        </div>
      )}
      <div className="cam-bot">
        {camera && !coached.blind && <Mini lamps={lamps} held={held} />}
        <div className="cam-c">
          <CameraButton label="Choose a photo instead" onClick={onFile}>
            <ImageUp />
          </CameraButton>
          {counting ? (
            <button
              type="button"
              className="cnt"
              aria-label={`${seconds} seconds left, stop`}
              onClick={coached.stop}
              key="shutter"
            >
              <svg viewBox="0 0 92 92" aria-hidden="true">
                <circle cx="46" cy="46" r="43" />
                <circle
                  className="p"
                  cx="46"
                  cy="46"
                  r="43"
                  pathLength="100"
                  style={{
                    strokeDasharray: `${Math.max(0, Math.min(100, (((state.shootAt ?? 0) - now) / timer / 1000) * 100))} 100`,
                  }}
                />
              </svg>
              <b className="display num">{seconds}</b>
            </button>
          ) : (
            <button
              type="button"
              className="shut"
              aria-label="Take the photo now"
              disabled={!camera || state.phase === 'shooting'}
              onClick={coached.shutter}
              key="shutter"
            >
              <i />
            </button>
          )}
          {camera?.hasOther ? (
            <CameraButton label="Turn the camera around" onClick={onTurn}>
              <SwitchCamera />
            </CameraButton>
          ) : (
            <span className="cam-gap" />
          )}
        </div>
      </div>
    </section>
  );
}

function CameraButton(props: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className="icon-btn cam-b" aria-label={props.label} onClick={props.onClick}>
      {props.children}
    </button>
  );
}
