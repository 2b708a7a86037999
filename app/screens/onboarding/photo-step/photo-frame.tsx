import { Camera, ImagePlus, ImageUp } from 'lucide-react';
import { useRef, useState } from 'react';
import type { CSSProperties, DragEvent } from 'react';
import { Button, IconButton } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { lazyDialog } from '../../../ui/behavior/lazy-dialog.tsx';
import { ProgressBar } from '../../../ui/progress.tsx';
import { prepareChecking } from './check-photo.ts';
import { PoseOverlay } from './pose-overlay.tsx';
import type { PhotoState } from './photo-state.ts';

const coach = lazyDialog(() => import('../../photo-coach/coach-dialog.tsx').then((m) => m.CoachDialog));

// Here the whole photo shows, feet and all, unless its shape is extreme.
const NARROWEST = 0.58;
const WIDEST = 1;

interface PhotoFrameProps {
  state: PhotoState;
  /** The photo that she already has. */
  current: string | null;
  onChoose: (file: File) => void;
}

/** The picture with what was found on it, or the place to drop one; the progress bar under it, never over the feet. */
export function PhotoFrame({ state, current, onChoose }: PhotoFrameProps) {
  const [over, setOver] = useState(false);
  const [shape, setShape] = useState<number | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const [coaching, setCoaching] = useState(false);
  const shown = state.preview ?? current;
  const busy = state.at === 'checking' || state.at === 'uploading';
  const pick = () => {
    prepareChecking();
    picker.current?.click();
  };
  const take = (files: FileList | null | undefined) => {
    const file = files?.[0];
    if (file && !busy) onChoose(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <div>
      <div
        className={classNames('photo upl', !shown && 'drop', over && 'over')}
        style={shown && shape ? ({ '--shape': shape } as CSSProperties) : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {shown ? (
          <>
            <img
              src={shown}
              alt={state.preview ? 'The photo you chose' : 'Your photo'}
              width={900}
              height={1200}
              onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
                setShape(Math.min(WIDEST, Math.max(NARROWEST, naturalWidth / naturalHeight)))
              }
            />
            {state.checked?.bodyMap && <PoseOverlay data={state.checked.bodyMap.data} />}
            {state.at === 'checking' && <span className="scan" aria-hidden="true" />}
            {!busy && (
              <span className="tr flex-col gap-2">
                <IconButton
                  look="solid"
                  label="Take another photo"
                  onClick={() => setCoaching(true)}
                  {...coach.intent}
                >
                  <Camera />
                </IconButton>
                <IconButton look="solid" label="Choose another photo" onClick={pick}>
                  <ImageUp />
                </IconButton>
              </span>
            )}
          </>
        ) : (
          <div className="drop-in">
            <Figure />
            <Button size="lg" onClick={pick}>
              <ImagePlus />
              Choose a photo
            </Button>
            <Button variant="line" onClick={() => setCoaching(true)} {...coach.intent}>
              <Camera />
              Take a photo
            </Button>
            <p className="small muted mouse-only">or drop one here</p>
          </div>
        )}
      </div>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        className="sr-only"
        tabIndex={-1}
        aria-label="Choose a photo"
        onChange={(event) => {
          take(event.target.files);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
      <coach.Dialog open={coaching} onOpenChange={setCoaching} onPhoto={onChoose} onFile={pick} />
      {busy && (
        <div className="px-[2px] pt-[14px]">
          <ProgressBar share={state.share} label={state.words} />
        </div>
      )}
    </div>
  );
}

/** Where to stand: a figure between the corners of a frame. */
function Figure() {
  return (
    <svg className="figure" viewBox="0 0 120 200" fill="none" aria-hidden="true">
      <g stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        <path d="M6 22V6h16M98 6h16v16M114 178v16H98M22 194H6v-16" opacity=".55" />
        <circle cx="60" cy="36" r="14" />
        <path d="M46 58c-9 2-12 7-14 16l-8 40M74 58c9 2 12 7 14 16l8 40M46 58h28M44 74l4 38-4 66M76 74l-4 38 4 66M60 116l-3 62M60 116l3 62" />
        <path d="M44 178h-7M76 178h7" />
      </g>
    </svg>
  );
}
