import { forwardRef } from 'react';

interface GarmentFileProps {
  label: string;
  onPhoto: (photo: File | undefined) => void;
}

/** The file picker behind a button of ours; the same photo may be chosen twice. */
export const GarmentFile = forwardRef<HTMLInputElement, GarmentFileProps>(function GarmentFile(
  { label, onPhoto },
  ref,
) {
  return (
    <input
      ref={ref}
      type="file"
      accept="image/*"
      className="sr-only"
      tabIndex={-1}
      aria-label={label}
      onChange={(event) => {
        onPhoto(event.currentTarget.files?.[0]);
        event.currentTarget.value = '';
      }}
    />
  );
});
