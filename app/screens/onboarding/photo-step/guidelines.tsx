import { ChevronDown } from 'lucide-react';

/** What makes a photo that can be dressed. */
const GUIDELINES = [
  'Stand straight facing the camera',
  'Full body head to toe',
  'Good lighting and clear background',
  'Form-fitting clothes',
];

export function Guidelines({ open }: { open: boolean }) {
  return (
    <details className="guide" open={open}>
      <summary className="row between small strong">
        What makes a good photo
        <ChevronDown />
      </summary>
      <ul className="small ink2">
        {GUIDELINES.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="mt-[10px] xs muted">
        JPG or PNG, up to 10MB. Location data in the file is removed. The photo is checked on this device and
        only you can see it.
      </p>
    </details>
  );
}
