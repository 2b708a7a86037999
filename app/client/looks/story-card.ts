// A picture for stories (9:16): the look from head to toe, its title and weather, and our mark. Made on the device that
// asks for it, loaded at that press: nothing is sent anywhere.
import { wrapWords } from '../../film/film-titles.ts';
import { offscreenPen, type Pen } from '../../fitting-room/pixels/offscreen-canvas.ts';
import type { Toast } from '../../ui/toast/toast-store.ts';
import { saveFile } from '../browser/save-file.ts';

interface StoryWords {
  title: string;
  /** '58°F (14°C), Partly Cloudy' */
  weather: string;
}

const FILE_NAME = 'stylecast-story.jpg';
const SIZE = { width: 1080, height: 1920 };
/** Apps lay their own controls over the first and the last of a story. */
const PICTURE = { x: 90, y: 130, width: 900, height: 1350, corner: 44 };
const PAPER = '#fbf7f1';
const INK = '#1f1b1d';
const QUIET = '#6d6468';
const SERIF = "'Fraunces Variable', Georgia, serif";
const SANS = "'Figtree Variable', system-ui, sans-serif";

/** Whole in its frame's height: only its sides are cut, or left free. */
export function fitHeight(
  picture: { width: number; height: number },
  frame: { width: number; height: number },
) {
  const scale = frame.height / picture.height;
  const shown = Math.min(picture.width, frame.width / scale);
  return { from: (picture.width - shown) / 2, shown, width: shown * scale };
}

/** The mark of ui/art/brand-mark.tsx. */
function drawMark(pen: Pen, x: number, y: number, size: number): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 32, size / 32);
  pen.fillStyle = '#a82e58';
  pen.fill(new Path2D('M0 16a16 16 0 1 0 32 0a16 16 0 1 0-32 0'));
  pen.fillStyle = '#f6d3bc';
  pen.fill(new Path2D('M9.4 18.6a6.6 6.6 0 0 1 13.2 0'));
  pen.strokeStyle = '#fff';
  pen.lineWidth = 1.7;
  pen.lineCap = pen.lineJoin = 'round';
  pen.stroke(new Path2D('M16 12v-.6a2.5 2.5 0 1 1 2.4-3.2'));
  pen.stroke(new Path2D('M16 12 5.8 20.2c-.9.8-.4 2.2.8 2.2h18.8c1.2 0 1.7-1.4.8-2.2Z'));
  pen.restore();
}

function drawCard(pen: Pen, picture: ImageBitmap, { title, weather }: StoryWords): void {
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, SIZE.width, SIZE.height);
  const { from, shown, width } = fitHeight(picture, PICTURE);
  pen.save();
  pen.beginPath();
  pen.roundRect((SIZE.width - width) / 2, PICTURE.y, width, PICTURE.height, PICTURE.corner);
  pen.clip();
  pen.imageSmoothingQuality = 'high';
  const [x, { y, height }] = [(SIZE.width - width) / 2, PICTURE];
  pen.drawImage(picture, from, 0, shown, picture.height, x, y, width, height);
  pen.restore();
  pen.textAlign = 'center';
  pen.fillStyle = INK;
  pen.font = `380 68px ${SERIF}`;
  const lines = wrapWords(pen, title, PICTURE.width, 2);
  const first = PICTURE.y + PICTURE.height + (lines.length === 1 ? 116 : 92);
  lines.forEach((line, n) => pen.fillText(line, SIZE.width / 2, first + n * 74));
  pen.fillStyle = QUIET;
  pen.font = `450 36px ${SANS}`;
  pen.fillText(weather, SIZE.width / 2, first + lines.length * 74 - 8);
  pen.font = `420 44px ${SERIF}`;
  pen.fillStyle = INK;
  const name = pen.measureText('Stylecast').width;
  const left = (SIZE.width - name - 74) / 2;
  drawMark(pen, left, 1768, 56);
  pen.textAlign = 'left';
  pen.fillText('Stylecast', left + 74, 1811);
}

async function storyCard(pictureUrl: string, words: StoryWords): Promise<Blob> {
  const answer = await fetch(pictureUrl, { credentials: 'include' });
  if (!answer.ok) throw new Error(`${answer.status}`);
  const picture = await createImageBitmap(await answer.blob());
  await Promise.all([`380 68px ${SERIF}`, `450 36px ${SANS}`].map((font) => document.fonts.load(font)));
  const pen = offscreenPen(SIZE.width, SIZE.height);
  drawCard(pen, picture, words);
  picture.close();
  return pen.canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
}

/** Makes the card and gives it to the browser to keep. @returns how it went, in words */
export async function saveStoryCard(
  pictureUrl: string,
  words: StoryWords,
): Promise<Pick<Toast, 'tone' | 'title' | 'description'>> {
  try {
    saveFile(await storyCard(pictureUrl, words), FILE_NAME);
    return { tone: 'good', title: 'Story image downloaded' };
  } catch {
    return { tone: 'bad', title: 'Download failed', description: 'Please try again in a moment.' };
  }
}
