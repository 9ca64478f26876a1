import { signInOptions } from '@akada/contract/accounts.ts';
import { useEffect, useState } from 'react';
import { call } from '../../lib/http/call.ts';
import type { AnsweredBy } from '../../lib/http/request.ts';

/** @returns what this place offers, null until it is known */
export function useSignInOptions(): AnsweredBy<typeof signInOptions> | null {
  const [options, setOptions] = useState<AnsweredBy<typeof signInOptions> | null>(null);

  useEffect(() => {
    const gone = new AbortController();
    call(signInOptions, { signal: gone.signal }).then(setOptions, () => {});
    return () => gone.abort();
  }, []);

  return options;
}
