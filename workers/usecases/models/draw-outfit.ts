import type { Look } from '../../../app/domain/looks/look.ts';
import type { PictureTrial } from '../../../app/domain/looks/picture-check.ts';
import { editPrompt } from '../../../app/fitting-room/generated-pictures/edit-prompt.ts';
import type {
  PhotoToDress,
  PictureBasis,
  PictureLock,
  PictureModel,
  RenderedImage,
} from '../../ports/image-editor.ts';
import { firstThatServes, type ModelDesk, type Passed } from './desk.ts';

/** A picture that fails the lock is asked for once more, of the same model: they do not draw the same twice. */
const MOST_TRIES = 2;

export interface Drawing {
  lock: PictureLock;
  models: readonly PictureModel[];
  desk: ModelDesk;
  /** Asked before each picture: false ends it, because nobody waits any more or it has taken too long. */
  mayGoOn: () => Promise<boolean>;
  /** Asked once, before anything is paid for a picture: false where the photo is not fit for it. */
  isFit?: (basis: PictureBasis) => Promise<boolean>;
  passed?: (name: string, why: Passed) => void;
}

export interface Drawn {
  /** Null: the house's own render is shown. */
  image: RenderedImage | null;
  trials: PictureTrial[];
}

/**
 * A model's picture of the look on her photo, with her own face, hair and hands and her own body, or none. Models are
 * asked in order; what they draw is shown only when the lock has passed it.
 */
export async function drawByModels(
  { lock, models, desk, mayGoOn, isFit, passed }: Drawing,
  order: { look: Look; photo: PhotoToDress; person: string },
): Promise<Drawn> {
  const { look, photo, person } = order;
  const trials: PictureTrial[] = [];
  const first = models[0];
  const basis = first && (await lock.basisFor(look, photo, first.mostSide));
  if (!first || !basis || (isFit && !(await isFit(basis)))) return { image: null, trials };
  const basisOf = (side: number) => (side === first.mostSide ? basis : lock.basisFor(look, photo, side));

  const attempt = async (model: PictureModel, again: () => Promise<boolean>) => {
    const shown = await basisOf(model.mostSide);
    for (let tries = 1; shown && tries <= MOST_TRIES && (await mayGoOn()); tries++) {
      const answer = await model.edit({ ...shown, prompt: editPrompt(look), person });
      const { image, fault, figures } = await lock.restore(look, photo, answer);
      trials.push({ by: model.name, fault, figures });
      if (image) return { ...image, source: model.name };
      if (tries === MOST_TRIES || !(await again())) return null;
    }
    return null;
  };
  const served = await firstThatServes(desk, 'picture', models, attempt, passed);
  return { image: served?.value ?? null, trials };
}
