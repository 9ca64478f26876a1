import type { Booking } from '@akada/contract/work/bookings.ts';
import { getClock, momentWithin } from '../../../features/tutoring/times.ts';
import { nairaText } from '../../../lib/format/money.ts';
import classes from './session-page.module.css';

interface CancelBarProps {
  booking: Pick<Booking, 'created_at' | 'free_until' | 'starts_at' | 'price'>;
  now: number;
  zone: string;
}

/**
 * The time from the booking to its session: free to cancel at first, then at the full price. A session that was booked
 * after its free time has no such bar.
 */
export function CancelBar({ booking, now, zone }: CancelBarProps) {
  const { created_at, free_until, starts_at, price } = booking;
  const bookedAt = Date.parse(created_at);
  const length = Date.parse(starts_at) - bookedAt;
  const isFree = now < Date.parse(free_until);
  const getPercent = (time: number) => Math.min(100, Math.max(0, (100 * (time - bookedAt)) / length));

  return (
    <div className={classes.cancel}>
      <span className={classes.bar} aria-hidden>
        <i className={classes.free} style={{ width: `${getPercent(Date.parse(free_until))}%` }} />
        <i className={classes.now} style={{ left: `${getPercent(now)}%` }} />
      </span>
      <p className="figures">
        <span>
          free until
          <br />
          {momentWithin(free_until, zone, now)}
        </span>
        <span>
          {isFree ? 'then' : <b>Now {getClock(new Date(now).toISOString(), zone)}</b>}
          <br />
          {isFree ? <b>{nairaText(price)}</b> : 'the price is due'}
        </span>
      </p>
    </div>
  );
}
