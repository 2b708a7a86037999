import { beforeEach, expect, test, vi } from 'vitest';
import type {
  GarmentPhotoReply,
  ReadGarmentPhoto,
} from '../../fitting-room/garment-photo/garment-photo-messages.ts';
import type { Drawing } from '../../domain/looks/look.ts';
import type { QueuedPhoto } from './garment-queue.ts';

/** What this device keeps, over reloads of the page. */
const kept = new Map<string, unknown>();
vi.mock('../browser/device-files.ts', () => ({
  herFiles: {
    readAll: async () => [...kept.values()],
    write: async (key: string, value: unknown) => void kept.set(key, value),
    forget: async (key: string) => void kept.delete(key),
  },
}));

const asked: string[] = [];
let isStopped = false;
vi.mock('./garment-reader.ts', () => ({
  openGarmentReader: () => ({
    read: async (photo: File, _gender: string, told: Drawing | null): Promise<GarmentPhotoReply> => {
      asked.push(told ? `${photo.name} as ${told.kind}` : photo.name);
      if (isStopped) await new Promise(() => undefined);
      return photo.name === 'floor' ? { is: 'no garment' } : garment(photo.name === 'blurred' ? 0.3 : 0.8);
    },
    cutWorn: async () => [],
    layFlat: async () => null,
    close: () => undefined,
  }),
}));
vi.mock('./worn-photo.ts', () => ({
  readWornPhoto: async () => [garment(0.4), garment(0.4)],
}));

const garment = (sure: number): ReadGarmentPhoto => ({
  is: 'garment',
  offers: [{ garmentId: 'cotton-tee', color: '#7a4b32', garment: {} as never }],
  ...{ sure, shape: 'top', colors: ['#7a4b32'], marks: {} },
  ...{
    cutOut: new Blob(['cut']),
    photo: new File(['small'], 'small'),
    laid: { is: 'drawing', why: 'folded' },
  },
});
const file = (name: string) => new File([name], name);

/** The page as it is when it has been loaded anew. */
async function loadPage() {
  vi.resetModules();
  const queue = await import('./garment-queue.ts');
  const all = () => queue.listQueue();
  const settled = () => vi.waitFor(() => expect(all().every(({ read }) => read !== null)).toBe(true));
  return { ...queue, all, settled };
}

beforeEach(() => {
  kept.clear();
  asked.length = 0;
  isStopped = false;
});

test('photos are read one after another; what we are not sure of is left to her', async () => {
  const page = await loadPage();
  await page.openQueue('ann', 'female');
  expect(page.queuePhotos(['tee', 'blurred', 'floor'].map(file))).toBe(0);
  await page.settled();
  expect(asked).toEqual(['tee', 'blurred', 'floor']);
  expect(page.all().map(({ choice }) => choice?.garmentId ?? null)).toEqual(['cotton-tee', null, null]);
  // The large file goes where a small one is there; of what shows no garment she sees what it was.
  expect(page.all().map(({ photo }) => photo !== null)).toEqual([false, false, true]);
});

test('after a reload it goes on where it was, with what she has said', async () => {
  const before = await loadPage();
  await before.openQueue('ann', 'female');
  before.queuePhotos([file('tee')]);
  await before.settled();
  before.changePhoto(before.all()[0]!.id, { name: 'The good one', warmth: 'thick' });
  isStopped = true;
  before.queuePhotos([file('coat'), file('skirt')]);
  const after = await loadPage();
  isStopped = false;
  await after.openQueue('ann', 'female');
  await after.settled();
  expect(asked).toEqual(['tee', 'coat', 'coat', 'skirt']);
  expect(after.all().map(({ name, warmth }) => [name, warmth])).toEqual([
    ['The good one', 'thick'],
    ['', 'usual'],
    ['', 'usual'],
  ]);
  for (const { id } of after.all()) after.dropPhoto(id);
  expect(kept.size).toBe(0);
});

test('another person on this device sees none of them, and what is read for her in the meantime is not kept', async () => {
  const page = await loadPage();
  await page.openQueue('ann', 'female');
  page.queuePhotos([file('tee')]);
  await page.settled();
  await page.openQueue('eve', 'female');
  expect(page.all()).toEqual([]);
  page.closeQueue();
  expect(page.queuePhotos([file('tee')])).toBe(0);
  expect(page.all()).toEqual([]);
});

test('thirty photos in one pick; a photo of her in her clothes becomes its pieces, and she is asked what they are', async () => {
  const page = await loadPage();
  await page.openQueue('ann', 'female');
  page.queuePhotos([file('mirror')], { worn: true });
  await page.settled();
  expect(page.all()).toHaveLength(2);
  expect(page.all().map(({ choice }) => choice)).toEqual([null, null]);
  expect(new Set(kept.keys())).toEqual(new Set(page.all().map(({ id }) => id)));
  expect(page.queuePhotos(Array.from({ length: 31 }, () => file('tee')))).toBe(3);
});

test('a kind of another shape than was seen is read again as she says, and stays her choice', async () => {
  const page = await loadPage();
  await page.openQueue('ann', 'female');
  page.queuePhotos([file('tee')]);
  await page.settled();
  const { id } = page.all()[0]!;
  const piece = (garmentId: string, kind: 'dress' | 'trousers') => ({
    garmentId,
    color: '#7a4b32',
    garment: { drawing: { kind } } as never,
  });
  page.choosePiece(id, piece('tee-dress', 'dress'));
  expect(asked).toEqual(['tee']);
  page.choosePiece(id, piece('straight-jeans', 'trousers'));
  expect(page.all()[0]!.read).toBeNull();
  await page.settled();
  expect(asked).toEqual(['tee', 'small as trousers']);
  expect(page.all()[0]!.choice?.garmentId).toBe('straight-jeans');
});

test('a kind with sleeves is looked for with sleeves, where the photo was read without', async () => {
  const page = await loadPage();
  await page.openQueue('ann', 'female');
  page.queuePhotos([file('tee')]);
  await page.settled();
  const { id } = page.all()[0]!;
  const top = (sleeve: number) => ({
    garmentId: 'cotton-tee',
    color: '#7a4b32',
    garment: { drawing: { kind: 'top', sleeve } } as never,
  });
  page.choosePiece(id, top(0));
  expect(asked).toEqual(['tee']);
  page.choosePiece(id, top(0.4));
  await page.settled();
  expect(asked).toEqual(['tee', 'small as top']);
});

test('a coat has sleeves: a photo that was read without is read again', async () => {
  const page = await loadPage();
  await page.openQueue('ann', 'female');
  page.queuePhotos([file('tee')]);
  await page.settled();
  const coat = { garmentId: 'trench', color: '#7a4b32', garment: { drawing: { kind: 'coat' } } as never };
  page.choosePiece(page.all()[0]!.id, coat);
  await page.settled();
  expect(asked).toEqual(['tee', 'small as coat']);
});

test('what she may buy waits apart from what goes into her closet, over a reload, with its price', async () => {
  const first = await loadPage();
  await first.openQueue('ann', 'female');
  first.queuePhotos([file('tee')]);
  first.queuePhotos([file('skirt')], { trial: { typed: '', currency: null } });
  await first.settled();
  const onTrial = first.all().find(({ trial }) => trial !== null);
  first.changePhoto(onTrial?.id ?? '', { trial: { typed: '49.90', currency: 'EUR' } });
  const page = await loadPage();
  await page.openQueue('ann', 'female');
  expect(page.all().map(({ trial }) => trial)).toEqual([null, { typed: '49.90', currency: 'EUR' }]);
  page.dropPhoto(onTrial?.id ?? '');
  expect([...kept.keys()]).not.toContain(onTrial?.id);
});

test('what waits from a build that knew no trial is on its way into the closet', async () => {
  const before = await loadPage();
  await before.openQueue('ann', 'female');
  before.queuePhotos([file('tee')]);
  await before.settled();
  for (const record of kept.values() as Iterable<Partial<QueuedPhoto>>) delete record.trial;
  const page = await loadPage();
  await page.openQueue('ann', 'female');
  expect(page.all().map(({ trial }) => trial)).toEqual([null]);
});
