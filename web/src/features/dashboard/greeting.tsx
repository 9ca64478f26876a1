import { localDay } from '@akada/core/time/local-day.ts';
import { counted } from '../../lib/format/numbers.ts';
import { useAccount } from '../../lib/session/account.ts';
import classes from './dashboard.module.css';

interface GreetingProps {
  now: number;
  zone: string;
  /** About how long all of today takes; null where that is not known. */
  minutes: number | null;
}

/** Smaller than what is below it: one comes for that. */
export function Greeting({ now, zone, minutes }: GreetingProps) {
  const [firstName = ''] = useAccount().full_name.trim().split(/\s+/);
  const at = new Date(now);
  const hour = Number(at.toLocaleString('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: zone }));
  // What is studied after midnight belongs to the day before, as the tiles beside it say.
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
