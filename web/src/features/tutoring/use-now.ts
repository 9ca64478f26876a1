import { useSyncExternalStore } from 'react';

const stepMs = 15_000;

/** @returns the time in steps, so that countdowns in minutes are rendered again */
export function useNow(): number {
  return useSyncExternalStore(watch, read);
}

function watch(onStep: () => void): () => void {
  const timer = setInterval(onStep, stepMs);
  // A phone that was asleep has missed steps.
  document.addEventListener('visibilitychange', onStep);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onStep);
  };
}

const read = () => Math.floor(Date.now() / stepMs) * stepMs;
