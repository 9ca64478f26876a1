import type { Hold } from '@akada/contract/work/bookings.ts';
import { bookingTimes } from '@akada/core/bookings/booking-rules.ts';
import { Button } from '@mantine/core';
import { useZone } from '../../../lib/session/use-zone.ts';
import { getMoment } from '../times.ts';
import classes from './book.module.css';
import { useLeft } from './use-hold.ts';

interface HeldHourProps {
  hold: Hold;
  /** Holds the same hour again, which somebody else may have taken in the meantime. */
  onAgain: () => void;
  onChange: () => void;
}

/** Shows the time left of the five minutes for which the hour is held, as a ring and in words. */
export function HeldHour({ hold, onAgain, onChange }: HeldHourProps) {
  const zone = useZone();
  const left = useLeft(hold.expires_at);
  const hour = getMoment(hold.starts_at, zone, Date.now());
  const isOver = left === 0;

  return (
    <div className={classes.held} data-over={isOver || undefined}>
      <svg viewBox="0 0 44 44" aria-hidden="true">
        <circle cx="22" cy="22" r="19" />
        {!isOver && (
          <circle
            cx="22"
            cy="22"
            r="19"
            pathLength="100"
            strokeDasharray={`${(100 * left) / bookingTimes.hold} 100`}
          />
        )}
      </svg>
      <p role="status" className={classes.heldText}>
        <b>{isOver ? `${hour} is free for others again` : `${hour} is yours`}</b>
        {/* Screen readers read the start once, not each second. */}
        {!isOver && <span aria-hidden>for {clockText(left)} more</span>}
      </p>
      <Button variant="subtle" onClick={isOver ? onAgain : onChange}>
        {isOver ? 'Hold it again' : 'Change'}
      </Button>
    </div>
  );
}

/** @returns `4:41` */
function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
