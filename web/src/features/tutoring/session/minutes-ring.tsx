import classes from './minutes-ring.module.css';

const hourMs = 3_600_000;

/** @returns true in the last hour before a session: then minutes are counted down */
export const hasMinutesRing = (left: number): boolean => left > 0 && left <= hourMs;

/**
 * The minutes until a session, as a number and as a ring that empties.
 *
 * @param left milliseconds, an hour at most
 */
export function MinutesRing({ left }: { left: number }) {
  const minutes = Math.max(1, Math.floor(left / 60_000));

  return (
    <div className={classes.ring}>
      <svg viewBox="0 0 110 110" aria-hidden="true">
        <circle cx="55" cy="55" r="50" />
        <circle cx="55" cy="55" r="50" pathLength="100" strokeDasharray={`${(100 * left) / hourMs} 100`} />
      </svg>
      <p className="figures">
        <strong>{minutes}</strong> <span>{minutes === 1 ? 'minute to go' : 'minutes to go'}</span>
      </p>
    </div>
  );
}
