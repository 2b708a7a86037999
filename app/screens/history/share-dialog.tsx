import { Link2, Share2 } from 'lucide-react';
import { SHARE_PAGES } from '../../client/looks/share-pages.ts';
import {
  copyLink,
  hasDeviceSheet,
  openDeviceSheet,
  openSharePage,
  useMakeLink,
  useRevokeLink,
  useShareLink,
} from '../../client/looks/shares.ts';
import type { Outfit } from '../../contracts/outfits.ts';
import { Button, mutationProps } from '../../ui/button.tsx';
import { Dialog, type Openable } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LostAnswer } from '../../ui/states.tsx';
import { LinkToSend } from '../look/link-to-send.tsx';
import { SaveStory } from '../look/save-story.tsx';

type ShownOutfit = Pick<Outfit, 'id' | 'title' | 'editedImageUrl' | 'weatherData'>;

interface ShareDialogProps extends Openable {
  outfit: ShownOutfit;
}

/** She agrees to a public link first; the next press opens the device's sheet or a share page with it. */
export function ShareDialog({ outfit, open, onOpenChange }: ShareDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Share this look"
      description="Anyone with the link sees this picture, its title, its pieces and the weather. Your name, your town and your other photos stay private."
    >
      <Sharing outfit={outfit} />
      {outfit.editedImageUrl && <SaveStory pictureUrl={outfit.editedImageUrl} look={outfit} />}
    </Dialog>
  );
}

function Sharing({ outfit }: { outfit: ShownOutfit }) {
  const query = useShareLink(outfit.id);
  const { data: link, isError } = query;
  const make = useMakeLink(outfit.id);
  if (isError && link === undefined) {
    return (
      <LostAnswer query={query} title="Share failed" message="We couldn't find the link for this look." />
    );
  }
  if (link === undefined) return <Skeleton className="h-12 rounded-pill" />;
  if (link) return <Ways outfit={outfit} url={link.url} />;
  // Her yes and the sharing are one tap; a browser that wants another finds the ways below the link.
  const sheet = hasDeviceSheet();
  const agree = () =>
    make.mutate(undefined, {
      onSuccess: ({ url }) =>
        void (sheet ? openDeviceSheet({ url, title: outfit.title }, 'quietly') : copyLink(url)),
    });
  return (
    <Button block busy={make.isPending} busyText="Making the link..." onClick={agree}>
      {sheet ? <Share2 /> : <Link2 />}
      <span>{sheet ? 'Make the link and share' : 'Make the link and copy it'}</span>
    </Button>
  );
}

function Ways({ outfit, url }: { outfit: ShownOutfit; url: string }) {
  const revoke = useRevokeLink(outfit.id);
  const thing = { url, title: outfit.title };
  return (
    <>
      <LinkToSend label="Public link" url={url} onShare={() => void openDeviceSheet(thing)} />
      {!hasDeviceSheet() && (
        <div className="row wrap gap-[8px] share-pages" role="group" aria-label="Share on">
          {SHARE_PAGES.map(({ name, addressOf }) => (
            <Button key={name} variant="line" size="sm" onClick={() => openSharePage(addressOf(thing))}>
              {name}
            </Button>
          ))}
        </div>
      )}
      <div className="row wrap between gap-[12px_24px] share-end">
        <p className="flex-[1_1_14rem] small muted">
          The link works until you stop sharing or delete the outfit.
        </p>
        <Button variant="danger" size="sm" busyText="Stopping..." {...mutationProps(revoke)}>
          Stop sharing
        </Button>
      </div>
    </>
  );
}
