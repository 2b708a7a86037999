import { forwardRef } from 'react';

interface GarmentFilesProps {
  label: string;
  /** Opens the camera of a phone. */
  camera?: boolean;
  multiple?: boolean;
  onPhotos: (photos: File[]) => void;
}

/** The file picker behind a button of ours; the same photo may be chosen twice. */
export const GarmentFiles = forwardRef<HTMLInputElement, GarmentFilesProps>(function GarmentFiles(
  { label, camera = false, multiple = false, onPhotos },
  ref,
) {
  return (
    <input
      ref={ref}
      type="file"
      accept="image/*"
      capture={camera ? 'environment' : undefined}
      multiple={multiple}
      className="sr-only"
      tabIndex={-1}
      aria-label={label}
      onChange={(event) => {
        const photos = [...(event.currentTarget.files ?? [])];
        event.currentTarget.value = '';
        if (photos.length > 0) onPhotos(photos);
      }}
    />
  );
});
