import { localDay } from '@akada/core/time/local-day.ts';
import { counted } from '../../lib/format/numbers.ts';
import { useAccount } from '../../lib/session/account.ts';
import classes from './dashboard.module.css';

interface GreetingProps {
  now: number;
  zone: string;
  /** The estimated minutes for all of today; null if unknown. */
  minutes: number | null;
}

/** The title of the day for the eye: the page's heading above it is small. */
export function Greeting({ now, zone, minutes }: GreetingProps) {
  const [firstName = ''] = useAccount().full_name.trim().split(/\s+/);
  const at = new Date(now);
  const hour = Number(at.toLocaleString('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: zone }));
  // Study after midnight belongs to the previous day, as in the tiles next to it.
  const day = new Date(localDay(now, zone)).toLocaleDateString('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });

  return (
    <p className={classes.greeting}>
      <b>
        Good {timeOfDay(hour)}, {firstName}
      </b>
      <span className="figures">
        {day}
        {minutes !== null && `, about ${counted(minutes, 'minute')}`}
      </span>
    </p>
  );
}

function timeOfDay(hour: number): string {
  if (hour >= 4 && hour < 12) return 'morning';
  return hour >= 12 && hour < 17 ? 'afternoon' : 'evening';
}
