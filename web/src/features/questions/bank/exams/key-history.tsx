import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFault } from '../../../../ui/feedback/load-fault.tsx';
import { RowsShape } from '../../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../../ui/feedback/waiting.tsx';
import { PageTurner } from '../../../../ui/page/page-turner.tsx';
import rows from '../../../../ui/page/rows.module.css';
import { historyPageSize, keyChangesQuery } from './api.ts';
import { KeyChangeEntry } from './key-change-entry.tsx';

/** How the key was changed, the last change first; nothing where it never was. */
export function KeyHistory({ questionId }: { questionId: string }) {
  const [page, setPage] = useState(0);
  const query = keyChangesQuery(questionId, page);
  const { data, error, refetch } = useQuery(query);

  if (error && data === undefined)
    return <LoadFault what="the changes of the key" error={error} onRetry={() => void refetch()} />;
  if (data === undefined) {
    return (
      <Waiting what="the changes of the key" queries={[query.queryKey]}>
        <RowsShape rows={1} lines={2} />
      </Waiting>
    );
  }
  if (data.total === 0) return null;

  return (
    <>
      <ul className={rows.list} aria-label="Changes of the key">
        {data.items.map((change) => (
          <KeyChangeEntry key={change.id} change={change} />
        ))}
      </ul>
      {data.total > historyPageSize && (
        <PageTurner
          {...{ page, total: data.total, pageSize: historyPageSize, what: 'change' }}
          onTurn={setPage}
        />
      )}
    </>
  );
}
