import { links } from '@akada/core/links/links.ts';
import { Group } from '@mantine/core';
import { useListAddress } from '../../../lib/address/use-list-address.ts';
import { useZone } from '../../../lib/session/use-zone.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { ResourceList } from '../../../ui/list/resource-list.tsx';
import { historyQuery } from '../practice-api.ts';
import { SavedState } from '../sitting/saved-state.tsx';
import { AnswerRow } from './answer-row.tsx';
import { historyFilter } from './history-choice.ts';
import { HistoryFilters } from './history-filters.tsx';
import { PractiseListed } from './practise-listed.tsx';

export function HistoryList() {
  const address = useListAddress();
  const filter = historyFilter(address.read, Date.now(), useZone());
  const isFiltered = Object.keys(filter).length > 0;

  return (
    <>
      <HistoryFilters />

      <ResourceList
        what="your answers"
        one="answer"
        label="Past answers"
        address={address}
        query={historyQuery(filter, address.page)}
        shape={{ rows: 4, lines: 3 }}
        empty={isFiltered ? 'None of your answers match.' : <NoAnswers />}
        above={(shown) => (
          <Group justify="space-between" mb="sm">
            <PractiseListed key={JSON.stringify(filter)} filter={filter} shown={shown} />
            <SavedState />
          </Group>
        )}
        idOf={({ id }) => id}
        row={(answer) => <AnswerRow answer={answer} />}
      />
    </>
  );
}

function NoAnswers() {
  return (
    <Empty title="No answers yet" action={<ButtonLink to={links.practiceHome()}>Practise</ButtonLink>}>
      Your practice answers appear here, with the right ones.
    </Empty>
  );
}
