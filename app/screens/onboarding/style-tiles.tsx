import { Check } from 'lucide-react';
import { STYLE_IDS, STYLE_LABELS } from '../../domain/preferences/style.ts';
import type { StyleId } from '../../domain/preferences/style.ts';
import { GalleryPhoto } from '../shell/gallery-photo.tsx';
import { STYLE_PICTURES } from './style-pictures.ts';

interface StyleTilesProps {
  chosen: readonly StyleId[];
  onToggle: (style: StyleId) => void;
}

/** The six styles as pictures; several can be chosen. */
export function StyleTiles({ chosen, onToggle }: StyleTilesProps) {
  return (
    <div className="stys">
      {STYLE_IDS.map((id) => {
        const pressed = chosen.includes(id);
        return (
          <button key={id} type="button" className="sty" aria-pressed={pressed} onClick={() => onToggle(id)}>
            <GalleryPhoto
              name={STYLE_PICTURES[id]}
              alt=""
              className="knee rounded-field"
              sizes="(min-width: 900px) 200px, 30vw"
            />
            <span className="sty-l">
              <b>{STYLE_LABELS[id]}</b>
              {pressed && <Check />}
            </span>
          </button>
        );
      })}
    </div>
  );
}
