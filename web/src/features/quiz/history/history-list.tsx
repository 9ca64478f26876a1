import { links } from '@akada/core/links/links.ts';
import { Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useListAddress } from '../../../lib/address/use-list-address.ts';
import { useZone } from '../../../lib/session/use-zone.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { RowsShape } from '../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { PageTurner } from '../../../ui/page/page-turner.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import rows from '../../../ui/page/rows.module.css';
import { historyPageSize, historyQuery } from '../practice-api.ts';
import { SavedState } from '../sitting/saved-state.tsx';
import { AnswerRow } from './answer-row.tsx';
import { historyFilter } from './history-choice.ts';
import { HistoryFilters } from './history-filters.tsx';
import { PractiseListed } from './practise-listed.tsx';

export function HistoryList() {
  const { read, page, turn } = useListAddress();
  const filter = historyFilter(read, Date.now(), useZone());
  const query = historyQuery(filter, page);
  const { data, error, refetch } = useQuery(query);
  const isFiltered = Object.keys(filter).length > 0;

  return (
    <>
      <HistoryFilters />
      {error && data === undefined && (
        <LoadFault what="your answers" error={error} onRetry={() => void refetch()} />
      )}
      {data === undefined && !error && (
        <Waiting what="your answers" queries={[query.queryKey]}>
          <RowsShape rows={4} lines={3} />
        </Waiting>
      )}
      {data?.items.length === 0 &&
        (isFiltered ? <Text c="dimmed">None of your answers is like that.</Text> : <NoAnswers />)}
      {data !== undefined && data.items.length > 0 && (
        <Panel maw={760}>
          <Group justify="space-between" mb="sm">
            <PractiseListed key={JSON.stringify(filter)} filter={filter} shown={data} />
            <SavedState />
          </Group>
          <ul className={rows.list} aria-label="Past answers">
            {data.items.map((answer) => (
              <AnswerRow key={answer.id} answer={answer} />
            ))}
          </ul>
          <PageTurner
            {...{ page, total: data.total, pageSize: historyPageSize, what: 'answer' }}
            onTurn={turn}
          />
        </Panel>
      )}
    </>
  );
}

function NoAnswers() {
  return (
    <Empty title="No answers yet" action={<ButtonLink to={links.practiceHome()}>Practise</ButtonLink>}>
      What you answer in practice stands here, with what was right.
    </Empty>
  );
}
