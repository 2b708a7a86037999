import { Link } from '../../framework/react.ts';
import {
  ArrowLeft,
  DoorClosed,
  LogOut,
  MapPin,
  Palette,
  Shirt,
  Thermometer,
  LifeBuoy,
  ShieldCheck,
  UserCog,
} from 'lucide-react';
import { useState, useEffect } from 'react';
import { useLogout, useUser, hasSignedOutByChoice } from '../../client/account/session.ts';
import type { User } from '../../contracts/session.ts';
import {
  GENDER_LABELS,
  GENDERS,
  STYLE_IDS,
  STYLE_LABELS,
  toggleStyle,
} from '../../domain/preferences/style.ts';
import { Chip } from '../../ui/chip.tsx';
import { lazyDialog } from '../../ui/behavior/lazy-dialog.tsx';
import { RadioSegments } from '../../ui/radio.tsx';
import { Switch } from '../../ui/switch.tsx';
import { AppShell } from '../shell/app-shell.tsx';
import type { ProfileFirst } from '../shell/first-data.ts';
import { CardBoundary } from '../../ui/card-boundary.tsx';
import { REDIRECT_AFTER_MS } from '../../client/api/unauthorized.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { PageSpinner } from '../../ui/spinner.tsx';
import type { Elements } from '../../ui/elements.ts';
import { CalendarSection } from './calendar/calendar-section.tsx';
import { DangerZone } from './danger/danger-zone.tsx';
import { DressingSection } from './dressing/dressing-section.tsx';
import { NotificationsSection } from './notifications/notifications-section.tsx';
import { PhotoRow } from './photo/photo-row.tsx';
import { useModelPhoto } from './photo/use-model-photo.ts';
import type { ModelPhoto } from './photo/use-model-photo.ts';
import { YourPhotos } from './photo/your-photos.tsx';
import { ProfileCard } from './profile-card.tsx';
import { FactRow, LinkRow, OpenRow, PressRow } from './profile-rows.tsx';
import { SchedulesSection } from './schedules/schedules-section.tsx';
import { SecuritySection } from './security/security-section.tsx';
import { SubscriptionRow } from './subscription/subscription-row.tsx';
import { usePreference } from './use-preference.ts';

/** Who she is, what she likes, and everything that she can change. */
export function ProfileScreen({ first }: { first: ProfileFirst }) {
  const { user } = useUser();
  return user ? <Profile user={user} first={first} /> : <LoggedOut />;
}

function Profile({ user, first }: { user: User; first: ProfileFirst }) {
  const photo = useModelPhoto();
  return (
    <AppShell className="profile">
      <div className="psky" aria-hidden="true" />
      <div className="page">
        <p className="pback pt-[14px]">
          <Link className="link" to="/">
            <ArrowLeft /> Home
          </Link>
        </p>
        <div className="pgrid">
          <div className="pleft">
            <ProfileCard user={user} stats={first.stats} photo={photo} />
          </div>
          <div className="pright">
            <Settings user={user} photo={photo} />
            <NotificationsSection user={user} canMail={first.canMail} />
            <CalendarSection />
            <CardBoundary>
              <DressingSection user={user} loaded={first.dressing} />
            </CardBoundary>
            <CardBoundary>
              <SchedulesSection tier={user.subscriptionTier} loaded={first.schedules} />
            </CardBoundary>
          </div>
          <div className="pend">
            <CardBoundary>
              <SubscriptionRow user={user} loaded={first.subscription} />
            </CardBoundary>
            <CardBoundary>
              <SecuritySection user={user} loaded={first.security} />
            </CardBoundary>
            <ProfileLinks isAdmin={user.isAdmin}>
              <SignOut />
            </ProfileLinks>
            <DangerZone />
          </div>
        </div>
      </div>
    </AppShell>
  );
}

function Settings({ user, photo }: { user: User; photo: ModelPhoto }) {
  const styles = usePreference({
    success: 'Style preferences updated!',
    failure: 'Failed to update style preferences. Please try again.',
  });
  const gender = usePreference({
    success: 'Gender updated successfully!',
    failure: 'Failed to update gender. Please try again.',
  });
  const unit = usePreference({ failure: 'Failed to change the unit. Please try again.' });
  const chosen = user.stylePreferences;
  return (
    <div className="card plist">
      <PhotoRow photo={photo} hasPhoto={user.photoUrl !== null} />
      <YourPhotos user={user} />
      <LocationRow user={user} />
      <OpenRow
        Icon={Palette}
        title="Style Preferences"
        value={chosen.map((id) => STYLE_LABELS[id]).join(', ') || 'Not set'}
      >
        <div className="row wrap gap-2">
          {STYLE_IDS.map((id) => (
            <Chip
              key={id}
              check
              pressed={chosen.includes(id)}
              onClick={() => styles.mutate({ stylePreferences: toggleStyle(chosen, id) })}
            >
              {STYLE_LABELS[id]}
            </Chip>
          ))}
        </div>
      </OpenRow>
      <OpenRow Icon={Shirt} title="Gender" value={user.gender ? GENDER_LABELS[user.gender] : 'Not set'}>
        <RadioSegments
          label="Gender"
          value={user.gender}
          onChange={(next) => gender.mutate({ gender: next })}
          options={GENDERS.map((value) => ({ value, label: GENDER_LABELS[value] }))}
        />
      </OpenRow>
      <LinkRow Icon={DoorClosed} title="Your Closet" value="Get dressed from what you own" to="/closet" />
      <FactRow Icon={Thermometer} title="Show °C" value={`Temperatures are in °${user.temperatureUnit}`}>
        <Switch
          label="Show °C"
          checked={user.temperatureUnit === 'C'}
          onChange={(on) => unit.mutate({ temperatureUnit: on ? 'C' : 'F' })}
        />
      </FactRow>
    </div>
  );
}

const place = lazyDialog(() => import('../home/location-dialog.tsx').then((m) => m.LocationDialog));

/** Where she is, changed where it is shown. */
function LocationRow({ user }: { user: User }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <PressRow
        Icon={MapPin}
        title="Location"
        value={user.location || 'Not set'}
        onPress={() => setOpen(true)}
        intent={place.intent}
      />
      <place.Dialog open={open} onOpenChange={setOpen} />
    </>
  );
}

function SignOut() {
  const logout = useLogout();
  return (
    <PressRow
      Icon={LogOut}
      title={logout.isPending ? 'Signing out...' : 'Sign Out'}
      busy={logout.isPending}
      onPress={() => logout.mutate()}
    />
  );
}

/** Her session ended while she looked at the profile: says so, and leads to the sign-in page, if the loaders do not before. */
function LoggedOut() {
  useEffect(() => {
    if (hasSignedOutByChoice()) return;
    showToast({ tone: 'bad', title: 'You are logged out' });
    setTimeout(() => location.assign('/auth'), REDIRECT_AFTER_MS);
  }, []);
  return (
    <AppShell>
      <PageSpinner />
    </AppShell>
  );
}

const LINKS = [
  { to: '/help-support', Icon: LifeBuoy, title: 'Help & Support' },
  { to: '/privacy-terms', Icon: ShieldCheck, title: 'Privacy & Terms' },
];
const ADMIN = { to: '/admin', Icon: UserCog, title: 'Admin Panel' };

/** The ways on from the profile; the admin panel for admins only. */
function ProfileLinks({ isAdmin, children }: { isAdmin: boolean; children: Elements }) {
  return (
    <nav className="card plist" aria-label="More">
      {(isAdmin ? [...LINKS, ADMIN] : LINKS).map(({ to, ...row }) => (
        <LinkRow key={to} to={to} {...row} />
      ))}
      {children}
    </nav>
  );
}
