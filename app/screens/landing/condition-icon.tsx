import { Cloud, CloudDrizzle, CloudFog, CloudSnow, CloudSun, Sun, Wind } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { Condition } from './copy.ts';

// Not the kit's WeatherIcon: that one carries every icon of the app, this page needs seven.
const ICONS: Record<Condition, LucideIcon> = {
  Clear: Sun,
  'Partly Cloudy': CloudSun,
  Cloudy: Cloud,
  Drizzle: CloudDrizzle,
  Mist: CloudFog,
  Windy: Wind,
  Snow: CloudSnow,
};

/** Decoration: the condition stands beside it. */
export function ConditionIcon({ condition }: { condition: Condition }) {
  const Icon = ICONS[condition];
  return <Icon />;
}
