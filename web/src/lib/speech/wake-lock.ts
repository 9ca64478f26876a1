/**
 * Keeps the screen on, because phones stop the voice of a page when they lock. Reading continues if the browser
 * rejects the lock or has none.
 *
 * @returns the function that releases the lock
 */
export function requestWakeLock(): () => void {
  if (!('wakeLock' in navigator)) return () => {};
  const lock = navigator.wakeLock.request('screen').catch(() => null);
  return () => void lock.then((sentinel) => sentinel?.release());
}
