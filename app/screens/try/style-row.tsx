import { Check, ImageOff } from 'lucide-react';
import type { TriedLook } from '../../contracts/try.ts';
import type { TrialPicture } from '../../client/photo/trial-pictures.ts';
import { STYLE_LABELS, type StyleId } from '../../domain/preferences/style.ts';
import { Spinner } from '../../ui/spinner.tsx';

interface StyleRowProps {
  looks: readonly TriedLook[];
  pictures: ReadonlyMap<StyleId, TrialPicture>;
  /** Her photo, dimmed behind a look that is not drawn yet. */
  photo: string | null;
  chosen: StyleId;
  onChoose: (style: StyleId) => void;
}

const SAID: Record<TrialPicture['state'], string> = {
  waiting: 'waiting',
  drawing: 'being drawn',
  cannot: 'cannot be shown on this photo',
  drawn: 'ready',
};

/** The six styles on her photo, as they are drawn; one of them is hers. */
export function StyleRow({ looks, pictures, photo, chosen, onChoose }: StyleRowProps) {
  const ready = [...pictures.values()].filter(({ state }) => state === 'drawn').length;
  const over = looks.every(({ style }) =>
    ['drawn', 'cannot'].includes(pictures.get(style)?.state ?? 'waiting'),
  );
  return (
    <section aria-labelledby="styles-title">
      <div className="row between">
        <h2 className="lbl" id="styles-title">
          In six styles
        </h2>
        {!over && <p className="small muted num" aria-live="polite">{`${ready} of ${looks.length} drawn`}</p>}
      </div>
      <div className="try-styles">
        {looks.map(({ style }) => {
          const picture = pictures.get(style);
          const state = picture?.state ?? 'waiting';
          const src = picture?.state === 'drawn' ? picture.address : photo;
          return (
            <button
              key={style}
              type="button"
              className="sty"
              data-state={state}
              aria-pressed={style === chosen}
              onClick={() => onChoose(style)}
            >
              <span className="photo knee rounded-field">
                {src && <img src={src} alt="" width={768} height={1152} />}
                {state === 'drawing' && <Spinner />}
                {state === 'cannot' && <ImageOff />}
              </span>
              <span className="sty-l">
                <b>{STYLE_LABELS[style]}</b>
                <span className="sr-only">{`, ${SAID[state]}`}</span>
                {style === chosen && <Check />}
              </span>
            </button>
          );
        })}
      </div>
    </section>
  );
}
