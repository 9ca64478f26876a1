import { useEffect, useState } from 'react';
import { fetchCode } from '../../lib/lazy/lazy.tsx';
import type { SignInOptions } from './google-start.ts';

/** The code that requests the options loads after the visible part. */
export const loadGoogleStart = () => fetchCode(() => import('./google-start.ts'));

/** @returns the sign-in options of this instance, null while they are unknown */
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
