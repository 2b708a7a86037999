import { Copy, Share2 } from 'lucide-react';
import { copyLink, hasDeviceSheet } from '../../client/looks/shares.ts';
import { Button, IconButton } from '../../ui/button.tsx';

interface LinkToSendProps {
  label: string;
  url: string;
  /** Opens the device's sheet, where there is one. */
  onShare: () => void;
}

/** A link that she can copy, or send by what her device has. */
export function LinkToSend({ label, url, onShare }: LinkToSendProps) {
  return (
    <>
      <label className="field">
        <span className="lbl">{label}</span>
        <span className="input">
          <input readOnly value={url} onFocus={(event) => event.target.select()} />
          <IconButton label="Copy link" onClick={() => void copyLink(url)}>
            <Copy />
          </IconButton>
        </span>
      </label>
      {hasDeviceSheet() && (
        <Button block onClick={onShare}>
          <Share2 />
          Share
        </Button>
      )}
    </>
  );
}
