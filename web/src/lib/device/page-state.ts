import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';

let isReached = true;
const watchers = new Set<() => void>();

/**
 * Records the result of a call: a browser reports that it is online until it is sure, and after a reload even
 * then.
 */
export function noteReached(reached: boolean): void {
  if (reached === isReached) return;
  isReached = reached;
  for (const notify of watchers) notify();
}

/** False if the browser is sure that there is no network, and while no call gets an answer. */
export function isOnline(): boolean {
  return navigator.onLine && isReached;
}

function watchNetwork(onChange: () => void): () => void {
  const find = () => {
    noteReached(true);
    onChange();
  };
  watchers.add(onChange);
  addEventListener('online', find);
  addEventListener('offline', onChange);
  return () => {
    watchers.delete(onChange);
    removeEventListener('online', find);
    removeEventListener('offline', onChange);
  };
}

export function useOnline(): boolean {
  return useSyncExternalStore(watchNetwork, isOnline);
}

/** Runs each time the network returns while the caller is on the screen. */
export function useReconnect(run: () => void): void {
  const online = useOnline();
  const wasOnline = useRef(online);
  const onReconnect = useEffectEvent(run);

  useEffect(() => {
    if (online && !wasOnline.current) onReconnect();
    wasOnline.current = online;
  }, [online]);
}

/** Runs once, the next time the network is available. */
export function onceOnline(run: () => void, signal: AbortSignal): void {
  const stop = watchNetwork(() => {
    if (!isOnline()) return;
    stop();
    run();
  });
  signal.addEventListener('abort', stop, { once: true });
}

const never = () => () => {};

/**
 * @returns false until the app has taken over a prerendered page: a click would have no effect, and content
 * that depends on the address or the device would not match the prerendered page
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * Announces that the app now responds, so that earlier presses are repeated (`public/first-touch.js`). It
 * runs one task later, when the form also has the text typed earlier.
 */
export function reportTakenOver(): void {
  setTimeout(() => dispatchEvent(new Event('akada-taken-over')));
}
