/**
 * Keeps the screen on: phones stop the voice of a page when they lock. A browser that refuses, or has no such
 * lock, changes nothing else.
 *
 * @returns the function that lets the screen go dark again
 */
export function keepScreenOn(): () => void {
  if (!('wakeLock' in navigator)) return () => {};
  const lock = navigator.wakeLock.request('screen').catch(() => null);
  return () => void lock.then((held) => held?.release());
}
