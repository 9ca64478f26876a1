import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { listenToUploads } from '../../../features/notes/upload/queue/upload-runner.ts';
import type { ApiError } from '../../../lib/http/api-error.ts';
import { refreshTopic } from '../../../lib/query/topics.ts';

/** Reads the lists again after the server received a file. */
export function useUploadEvents() {
  const queries = useQueryClient();
  const [refusal, setRefusal] = useState<ApiError | null>(null);

  useEffect(
    () =>
      listenToUploads({
        onReceived: () => refreshTopic(queries, 'note'),
        onLimitReached: setRefusal,
      }),
    [queries],
  );
  return { refusal, dismiss: () => setRefusal(null) };
}
