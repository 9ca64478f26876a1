import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '../http/api-error.ts';
import { useAction } from './use-action.ts';

/** Reads once when the page opens, and again on request. For pages without the query cache, which visitors do not load. */
export function useRead<Answer>(read: () => Promise<Answer>) {
  const [data, setData] = useState<Answer>();
  const { run, error, isPending } = useAction<void>(async () => setData(await read()));
  const start = useEffectEvent(() => run());

  useEffect(() => start(), []);

  return { data, error, isPending, again: run };
}

/** @returns whether nothing has this address; a cut one has the wrong form */
export const isUnknown = (error: Error) => error instanceof ApiError && [404, 422].includes(error.status);
