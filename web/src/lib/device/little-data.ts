/**
 * Little data: pictures on tap, the device's own typeface, nothing fetched in advance. It is stored on the device, because a
 * line belongs to a device and not to an account. `before-paint.js` reads the same key before the first paint, and tells the
 * server with a cookie, which the next page is chosen by.
 */
import { useSyncExternalStore } from 'react';
import { forget, readStored, store } from './device-storage.ts';

const key = 'littleData';
const choices = ['on', 'off'] as const;

/** `auto` follows the device. */
export type LittleDataChoice = (typeof choices)[number] | 'auto';

const listeners = new Set<() => void>();

/** @returns true if the person asked the browser or the device to save data */
export function deviceSavesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
}

/** @returns true if the person pays for data, as far as the browser knows, or asked to save it */
export function isMetered(): boolean {
  const { connection } = navigator as Navigator & { connection?: { type?: string } };
  return connection?.type === 'cellular' || hasLittleData();
}

export function hasLittleData(): boolean {
  const choice = getChoice();
  return choice === 'auto' ? deviceSavesData() : choice === 'on';
}

/** @returns true while pages load only what the person asks for */
export function useLittleData(): boolean {
  return useSyncExternalStore(watch, hasLittleData, () => false);
}

/** @returns the stored choice, and a function that replaces it */
export function useLittleDataChoice(): [LittleDataChoice, (choice: LittleDataChoice) => void] {
  return [useSyncExternalStore(watch, getChoice, () => 'auto' as const), choose];
}

function getChoice(): LittleDataChoice {
  const storedChoice = readStored(key);
  return choices.find((choice) => choice === storedChoice) ?? 'auto';
}

function choose(choice: LittleDataChoice): void {
  if (choice === 'auto') forget(key);
  else store(key, choice);
  document.documentElement.toggleAttribute('data-little-data', hasLittleData());
  for (const notify of listeners) notify();
}

function watch(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
