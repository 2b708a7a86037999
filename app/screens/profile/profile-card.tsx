import { Sparkles, UserRound } from 'lucide-react';
import type { User } from '../../contracts/session.ts';
import type { UserStats } from '../../contracts/user.ts';
import { Badge } from '../../ui/badge.tsx';

const TIER_BADGES = { pro: 'PRO MEMBER', premium: 'PREMIUM MEMBER', free: 'FREE MEMBER' } as const;

const nameOf = ({ firstName, lastName, username }: User): string =>
  [firstName, lastName].filter(Boolean).join(' ') || username;

/** Face, name, tier and the three numbers. */
export function ProfileCard({ user, stats }: { user: User; stats: UserStats }) {
  const picture = user.photoUrl ?? user.profileImageUrl;
  const numbers = [
    { label: 'Total Outfits', value: stats.totalOutfits },
    { label: 'Favorites', value: stats.favorites },
    { label: 'Day Streak', value: stats.streak },
  ];
  return (
    <section className="card shadow pcard">
      <div className="av">
        {picture ? <img src={picture} alt="" /> : <UserRound className="i" aria-hidden="true" />}
      </div>
      <h1 className="display h1">{nameOf(user)}</h1>
      <p className="muted mb-3">{user.email ?? 'No email provided'}</p>
      <Badge tone={user.subscriptionTier === 'free' ? 'plain' : 'gold'} caps>
        {user.subscriptionTier !== 'free' && <Sparkles className="i" aria-hidden="true" />}
        {TIER_BADGES[user.subscriptionTier]}
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
