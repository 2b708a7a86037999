import { showToast } from '../../ui/toast/toast-store.ts';
import { saveFile } from './save-file.ts';

/** Whatever the picture is: always a jpg of this name. */
const FILE_NAME = 'stylecast-outfit.jpg';

async function asJpeg(picture: Blob): Promise<Blob> {
  if (picture.type === 'image/jpeg') return picture;
  const bitmap = await createImageBitmap(picture);
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No JPEG'))), 'image/jpeg', 0.92);
  });
}

/** Saves an outfit's picture as a jpg and says how it went. */
export async function downloadOutfit(pictureUrl: string | null): Promise<void> {
  if (pictureUrl === null) {
    showToast({ tone: 'bad', title: 'No image to download' });
    return;
  }
  try {
    const answer = await fetch(pictureUrl, { credentials: 'include' });
    if (!answer.ok) throw new Error(`${answer.status}`);
    saveFile(await asJpeg(await answer.blob()), FILE_NAME);
    showToast({ tone: 'good', title: 'Image downloaded' });
  } catch {
    const description = 'Please try again in a moment.';
    showToast({ tone: 'bad', title: 'Download failed', description });
  }
}
