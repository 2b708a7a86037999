import { Check, Lightbulb, TriangleAlert } from 'lucide-react';
import { Spinner } from '../../../ui/spinner.tsx';
import { ChangePicture } from './change-picture.tsx';
import type { CheckLine } from './photo-words.ts';

const ICONS = { good: Check, bad: TriangleAlert, hint: Lightbulb };
const SAID = { waiting: 'Checking', good: 'Good', bad: 'Needs a change', hint: 'Hint' };

/** The checks beside the photo, as they come in. */
export function CheckList({ lines }: { lines: CheckLine[] }) {
  return (
    <ul className="cks" aria-live="polite">
      {lines.map((line) => {
        const Icon = line.state === 'waiting' ? null : ICONS[line.state];
        return (
          <li key={line.text} className={`ck ${line.state}`}>
            <span className="sign">
              {Icon ? <Icon /> : <Spinner />}
              <span className="sr-only">{`${SAID[line.state]}: `}</span>
            </span>
            <div>
              <b>{line.text}</b>
              {line.note && <p className="small ink2">{line.note}</p>}
            </div>
            {line.code && <ChangePicture code={line.code} />}
          </li>
        );
      })}
    </ul>
  );
}
