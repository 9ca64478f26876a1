import { useEffect, useState } from 'react';
import { fetchCode } from '../../lib/lazy/lazy.tsx';
import type { SignInOptions } from './google-start.ts';

/** The code that asks comes after what shows. */
export const loadGoogleStart = () => fetchCode(() => import('./google-start.ts'));

/** @returns what this instance offers, null until it is known */
export function useSignInOptions(): SignInOptions | null {
  const [options, setOptions] = useState<SignInOptions | null>(null);

  useEffect(() => {
    const gone = new AbortController();
    loadGoogleStart()
      .then(({ readSignInOptions }) => readSignInOptions(gone.signal))
      .then(setOptions, () => {});
    return () => gone.abort();
  }, []);

  return options;
}
