import {
  Cloud,
  CloudDrizzle,
  CloudFog,
  CloudLightning,
  CloudMoon,
  CloudRain,
  CloudSnow,
  CloudSun,
  Haze,
  Moon,
  Sun,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

const DAY: Record<string, LucideIcon> = {
  Sunny: Sun,
  Clear: Sun,
  Cloudy: Cloud,
  Clouds: Cloud,
  'Partly Cloudy': CloudSun,
  Rainy: CloudRain,
  Rain: CloudRain,
  Snowy: CloudSnow,
  Snow: CloudSnow,
  Stormy: CloudLightning,
  Thunderstorm: CloudLightning,
  Mist: CloudFog,
  Fog: CloudFog,
  Haze,
  Drizzle: CloudDrizzle,
};
const NIGHT: Record<string, LucideIcon> = { Sunny: Moon, Clear: Moon, 'Partly Cloudy': CloudMoon };

interface WeatherIconProps {
  condition: string;
  /** Before 06:00 and from 19:00. */
  night?: boolean;
  className?: string;
}

/** The icon of a condition. Decoration: say the condition beside it. */
export function WeatherIcon({ condition, night = false, className }: WeatherIconProps) {
  const Icon = (night ? NIGHT[condition] : undefined) ?? DAY[condition] ?? Cloud;
  return <Icon className={className} />;
}
