import { Stack } from '@mantine/core';
import { NextStepShape } from '../../../features/dashboard/dashboard-parts.tsx';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { StoredWork } from '../stored-work.tsx';
import { useDayData } from './use-day-data.ts';

// The code that renders the steps loads during the requests.
const todaysParts = lazyComponent(async () => (await import('./todays-parts.tsx')).TodaysParts);
void todaysParts.preload().catch(() => undefined);

/** The student's tasks, once all queries that decide them have answered. */
export function TodaysWork() {
  const { queries, keys, loaded } = useDayData();
  const requested = Object.values(queries);
  const failed = requested.find(({ error, data }) => error !== null && data === undefined);

  if (loaded !== null) {
    return (
      <Lazy
        of={todaysParts}
        props={{ data: loaded }}
        waiting={<NextStepShape />}
        fault={(error, retry) => <CodeFault what="your next step" error={error} onRetry={retry} />}
      />
    );
  }
  return (
    <Stack>
      <StoredWork asked={requested} />
      {failed?.error ? (
        <LoadFault
          what="your dashboard"
          error={failed.error}
          onRetry={() => {
            for (const query of requested) if (query.error) void query.refetch();
          }}
        />
      ) : (
        <Waiting what="your next step" queries={keys}>
          <NextStepShape />
        </Waiting>
      )}
    </Stack>
  );
}
