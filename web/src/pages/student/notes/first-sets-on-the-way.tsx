import { useQuery } from '@tanstack/react-query';
import { firstSetsQuery } from '../../../features/first-sets/first-sets-query.ts';
import { usageQuery } from '../../../features/usage/api.ts';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { Pending } from '../../../ui/feedback/pending.tsx';

const firstSetsPanel = lazyComponent(
  async () => (await import('../../../features/first-sets/first-sets-panel.tsx')).FirstSetsPanel,
);

/** The automatic sets of the newest notes that are being made; renders nothing without any. */
export function FirstSetsOnTheWay() {
  const query = useQuery(firstSetsQuery);
  const { data: month } = useQuery(usageQuery);

  return (
    <>
      <Pending query={query} />
      {query.data?.items.map((sets) => (
        <Lazy
          key={sets.id}
          of={firstSetsPanel}
          props={{ sets, month }}
          waiting={null}
          fault={(error, retry) => <CodeFault what="your study set" error={error} onRetry={retry} />}
        />
      ))}
    </>
  );
}
