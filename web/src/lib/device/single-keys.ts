/** Stores whether single letters and digits are shortcuts on this device (WCAG 2.1.4), for all its users. */
import { useState } from 'react';
import { forget, readStored, store } from './device-storage.ts';

const key = 'singleKeys';
const off = 'off';

export function singleKeysWork(): boolean {
  return readStored(key) !== off;
}

/** @returns whether shortcuts are on, and a function that switches them */
export function useSingleKeys(): [boolean, (work: boolean) => void] {
  const [work, setWork] = useState(singleKeysWork);
  const choose = (wanted: boolean) => {
    if (wanted) forget(key);
    else store(key, off);
    setWork(wanted);
  };
  return [work, choose];
}
