import { useState } from 'react';
import { useNearest } from '../../../client/looks/closet.ts';
import type { PieceChoice } from '../../../client/photo/garment-queue.ts';
import {
  HOW_DRESSY,
  HOW_WARM,
  WORN_WHERE,
  type PieceAnswers,
  type PieceWarmth,
} from '../../../domain/closet/closet-terms.ts';
import type { Hex } from '../../../domain/looks/cloth.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { RadioSegments } from '../../../ui/radio.tsx';
import { PieceDrawing } from '../../garments/piece-drawing.tsx';
import { inHerColors } from './photo-choice.ts';
import { DRESSY_WORDS, WARM_WORDS, WHERE_WORDS } from './photo-words.ts';

interface ThreeQuestionsProps {
  colors: readonly Hex[];
  onChoose: (choice: PieceChoice, more: { warmth: PieceWarmth }) => void;
  onBack: () => void;
  onClose: () => void;
}

/** A piece that has no name of ours: where it is worn, how warm and how dressy it is. */
export function ThreeQuestions({ colors, onChoose, onBack, onClose }: ThreeQuestionsProps) {
  const [{ where, warm, dressy }, setAnswers] = useState<Partial<PieceAnswers>>({});
  const say = (answer: Partial<PieceAnswers>) => setAnswers((before) => ({ ...before, ...answer }));
  const answers = where && warm && dressy ? { where, warm, dressy } : null;
  const { data } = useNearest(answers);
  const hers = answers && data ? inHerColors(data.choice, colors) : null;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="None of these"
      description="Three answers are enough to plan with it. You can give it a name of your own."
      footer={
        <>
          <Button variant="quiet" onClick={onBack}>
            Back
          </Button>
          <Button
            className="grow"
            disabled={!hers}
            onClick={() => hers && data && onChoose(hers, { warmth: data.warmth })}
          >
            Use this
          </Button>
        </>
      }
    >
      <div>
        <p className="flbl">Where do you wear it?</p>
        <div className="filters wrap" role="group" aria-label="Where do you wear it?">
          {WORN_WHERE.map((each) => (
            <Chip key={each} pressed={where === each} onClick={() => say({ where: each })}>
              {WHERE_WORDS[each]}
            </Chip>
          ))}
        </div>
      </div>
      <div>
        <p className="flbl">How warm is it?</p>
        <RadioSegments
          label="How warm is it?"
          value={warm ?? null}
          onChange={(value) => say({ warm: value })}
          options={HOW_WARM.map((value) => ({ value, label: WARM_WORDS[value] }))}
        />
      </div>
      <div>
        <p className="flbl">How dressy is it?</p>
        <RadioSegments
          label="How dressy is it?"
          value={dressy ?? null}
          onChange={(value) => say({ dressy: value })}
          options={HOW_DRESSY.map((value) => ({ value, label: DRESSY_WORDS[value] }))}
        />
      </div>
      {hers && (
        <div className="ph-nearest" role="status">
          <span>
            <PieceDrawing garment={hers.garment} />
          </span>
          <p className="small">
            <span className="muted">Planned like: </span>
            <b>{data?.choice.name}</b>
          </p>
        </div>
      )}
      {answers && data === null && (
        <p className="small gp-no gold" role="status">
          We have nothing that is worn there. Please choose another place.
        </p>
      )}
    </Dialog>
  );
}
