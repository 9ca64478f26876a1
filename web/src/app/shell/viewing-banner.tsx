import { endViewing } from '@akada/contract/identity/viewing.ts';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { ViewingTab } from '../../lib/device/viewing-tab.ts';
import { call } from '../../lib/http/call.ts';
import { dropSession } from '../../lib/session/session-store.ts';
import classes from './viewing-banner.module.css';

const secondMs = 1000;

/** Says on every page whose account is looked at, and until when. */
export function ViewingBanner({ viewing }: { viewing: ViewingTab }) {
  const left = useSecondsUntil(Date.parse(viewing.until));
  useEffect(() => {
    if (left === 0) dropSession();
  }, [left]);
  const exit = async () => {
    // Without an answer the token still ends after its time.
    await call(endViewing, { body: { token: viewing.token } }).catch(() => {});
    dropSession();
  };

  return (
    <section className={classes.banner} aria-label="Viewing">
      <p className={classes.text}>
        You are looking at the account of <strong>{viewing.user.full_name}</strong>. You cannot change
        anything. <span role="timer">{clockText(left)} left</span>
      </p>
      <Button size="compact-md" variant="default" onClick={exit}>
        Exit
      </Button>
    </section>
  );
}

function useSecondsUntil(end: number): number {
  const getLeft = () => Math.max(0, Math.ceil((end - Date.now()) / secondMs));
  const [left, setLeft] = useState(getLeft);
  useEffect(() => {
    const ticking = setInterval(() => setLeft(getLeft()), secondMs);
    return () => clearInterval(ticking);
  });
  return left;
}

const clockText = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
