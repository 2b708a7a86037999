/** Photos that arrive late fade in over the paper, as those of the app do (ui/photo.tsx). */
export function fadeIn(photos: Iterable<HTMLImageElement>): void {
  for (const photo of photos) {
    if (photo.complete) continue;
    photo.classList.add('coming');
    const come = () => photo.classList.remove('coming');
    photo.addEventListener('load', come, { once: true });
    photo.addEventListener('error', come, { once: true });
  }
}
