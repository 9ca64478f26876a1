import { useEffect, useState } from 'react';

/** A wait that people can see. @returns the seconds that are left, 0 when it is over, and what starts it */
export function useWait(): [secondsLeft: number, start: (seconds: number) => void] {
  const [endsAt, setEndsAt] = useState(0);
  const [now, setNow] = useState(0);
  const isOver = now >= endsAt;

  useEffect(() => {
    if (isOver) return;

    const tick = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(tick);
  }, [isOver]);

  const start = (seconds: number) => {
    setNow(Date.now());
    setEndsAt(Date.now() + seconds * 1_000);
  };
  return [Math.max(0, Math.ceil((endsAt - now) / 1_000)), start];
}
