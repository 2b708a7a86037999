import { CalendarPlus, CalendarSearch } from 'lucide-react';
import { useState } from 'react';
import { useCalendars } from '../../../client/account/calendars.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LostAnswer } from '../../../ui/states.tsx';
import { TitledSection } from '../../../ui/titled-section.tsx';
import { OpenRow } from '../profile-rows.tsx';
import { FeedRow } from './feed-row.tsx';
import { SourceRow } from './source-row.tsx';

/** Her looks in her calendar, and her calendar read for what a day is for. */
export function CalendarSection() {
  const [isOpen, setOpen] = useState(false);
  const query = useCalendars(isOpen);
  const { data, isError } = query;
  const missing = isError ? (
    <LostAnswer query={query} title="We couldn't load your calendars" />
  ) : (
    <Skeleton className="h-24 rounded-field" />
  );
  const open = () => setOpen(true);
  return (
    <TitledSection title="Your calendar">
      <div className="card plist">
        <OpenRow
          Icon={CalendarPlus}
          title="Looks in your calendar"
          value="Tomorrow and the week ahead, at a private address"
          onOpen={open}
        >
          {data ? <FeedRow url={data.feedUrl} /> : missing}
        </OpenRow>
        <OpenRow
          Icon={CalendarSearch}
          title="Suggest what's on today"
          value="From the appointments in your calendar"
          onOpen={open}
        >
          {data ? <SourceRow source={data.source} /> : missing}
        </OpenRow>
      </div>
    </TitledSection>
  );
}
