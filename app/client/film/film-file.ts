import { showToast } from '../../ui/toast/toast-store.ts';
import { saveFile } from '../browser/save-file.ts';

// The film as a file: saved, or passed to another app on the device. No public link is made.

const FILE_NAME = 'stylecast-film.mp4';
const AGAIN = 'Please try again in a moment.';

async function filmFile(videoUrl: string): Promise<File> {
  const answer = await fetch(videoUrl, { credentials: 'include' });
  if (!answer.ok) throw new Error(`${answer.status}`);
  return new File([await answer.blob()], FILE_NAME, { type: 'video/mp4' });
}

/** Saves the film as an MP4 and says how it went. */
export async function downloadFilm(videoUrl: string): Promise<void> {
  try {
    saveFile(await filmFile(videoUrl), FILE_NAME);
    showToast({ tone: 'good', title: 'Video downloaded' });
  } catch {
    showToast({ tone: 'bad', title: 'Download failed', description: AGAIN });
  }
}

/** Opens the device's sheet with the film itself. Closing the sheet is no failure. */
export async function shareFilm(videoUrl: string): Promise<void> {
  try {
    await navigator.share({ files: [await filmFile(videoUrl)] });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    showToast({ tone: 'bad', title: 'Share failed', description: AGAIN });
  }
}
