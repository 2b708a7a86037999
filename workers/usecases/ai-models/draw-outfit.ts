import type { Look } from '../../../app/domain/looks/look.ts';
import type { PictureTrial } from '../../../app/domain/looks/picture-check.ts';
import { editPrompt } from '../../../app/fitting-room/generated-pictures/edit-prompt.ts';
import type {
  OwnPictures,
  PhotoToDress,
  PictureBasis,
  PictureLock,
  PictureModel,
  PictureNeeds,
  RenderedImage,
} from '../../ports/image-editor.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import { askFirstAvailable, type ModelHealth, type SkipReason } from './model-fallback.ts';

/** Of the same model, which never draws the same twice. */
const MOST_TRIES = 2;

export interface Drawing {
  lock: PictureLock;
  models: readonly PictureModel[];
  desk: ModelHealth;
  mayGoOn: () => Promise<boolean>;
  /** Once, before anything is paid. */
  isFit?: (basis: PictureBasis) => Promise<boolean>;
  passed?: (name: string, why: SkipReason) => void;
}

export interface Drawn {
  /** Null: the embedded render is shown. */
  image: RenderedImage | null;
  trials: PictureTrial[];
}

interface DrawingOrder {
  look: Look;
  photo: PhotoToDress;
  person: string;
  own?: OwnPictures;
}

const NOT_MEASURED: PictureTrial['figures'] = { match: 0, shift: 0, scale: 1, turn: 0, drift: {} };

const needsOf = ({ mostSide, frame, garments }: PictureNeeds): string =>
  [mostSide, frame, garments ?? 'card'].join();

/**
 * With her own face, hair, hands and body, or none. In order; shown only when the lock passes it. An unreadable answer
 * ends it: it was paid for, and nobody is paid for the same picture again.
 */
export async function drawByModels(
  { lock, models, desk, mayGoOn, isFit, passed }: Drawing,
  { look, photo, person, own }: DrawingOrder,
): Promise<Drawn> {
  const trials: PictureTrial[] = [];
  const first = models[0];
  const basis = first && (await lock.basisFor(look, photo, first, own));
  if (!first || !basis || (isFit && !(await isFit(basis)))) return { image: null, trials };
  const basisOf = (model: PictureModel) =>
    needsOf(model) === needsOf(first) ? basis : lock.basisFor(look, photo, model, own);
  const unreadable = (model: PictureModel) =>
    new ProviderError(model.name, 'answered what cannot be read', { retryable: false, unreadable: true });
  const attempt = async (model: PictureModel, again: () => Promise<boolean>) => {
    const shown = await basisOf(model);
    for (let tries = 1; shown && tries <= MOST_TRIES && (await mayGoOn()); tries++) {
      const order = { ...shown, prompt: editPrompt(look, model.garments), person };
      const answer = await model.edit(order).catch((error: unknown) => {
        if (error instanceof ProviderError && error.unreadable)
          trials.push({ by: model.name, fault: 'unreadable', figures: NOT_MEASURED });
        throw error;
      });
      const { image, fault, figures } = await lock.restore(look, photo, answer, model);
      trials.push({ by: model.name, fault, figures });
      if (image) return { ...image, source: model.name };
      if (fault === 'unreadable') throw unreadable(model);
      if (tries === MOST_TRIES || !(await again())) return null;
    }
    return null;
  };
  const served = await askFirstAvailable(desk, 'picture', models, attempt, passed);
  return { image: served?.value ?? null, trials };
}
