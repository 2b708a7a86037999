import { Sparkles, UserRound } from 'lucide-react';
import type { User } from '../../contracts/session.ts';
import type { UserStats } from '../../contracts/user.ts';
import { Badge } from '../../ui/badge.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { CameraButton } from './photo/camera-button.tsx';
import type { ModelPhoto } from './photo/use-model-photo.ts';

const TIER_BADGES = { pro: 'PRO MEMBER', premium: 'PREMIUM MEMBER', free: 'FREE MEMBER' } as const;

const nameOf = ({ firstName, lastName, username }: User): string =>
  [firstName, lastName].filter(Boolean).join(' ') || username || 'Stylecast member';

interface ProfileCardProps {
  user: User;
  stats: UserStats;
  photo: ModelPhoto;
}

/** Face, name, tier and the three numbers. */
export function ProfileCard({ user, stats, photo }: ProfileCardProps) {
  const picture = user.photoUrl ?? user.profileImageUrl;
  const numbers = [
    { label: 'Total Outfits', value: stats.totalOutfits },
    { label: 'Favorites', value: stats.favorites },
    { label: 'Day Streak', value: stats.streak },
  ];
  return (
    <section className="card shadow pcard">
      <div className="av-w">
        <div className="av">
          {picture ? (
            <img className={user.photoUrl ? 'body' : undefined} src={picture} alt="" />
          ) : (
            <UserRound className="size-[48px]" />
          )}
          {photo.words !== null && (
            <span className="av-busy" role="status">
              <Spinner />
              <span className="sr-only">{photo.words}</span>
            </span>
          )}
        </div>
        <CameraButton photo={photo} />
      </div>
      <h1 className="display h1 text-[2rem]">{nameOf(user)}</h1>
      <p className="muted mb-3">{user.email ?? 'No email provided'}</p>
      <Badge tone={user.subscriptionTier === 'free' ? 'plain' : 'gold'} caps>
        {user.subscriptionTier !== 'free' && <Sparkles />}
        <span>{TIER_BADGES[user.subscriptionTier]}</span>
      </Badge>
      <dl className="stats">
        {numbers.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="display num">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
