import type { Thread } from '@akada/contract/work/assistant.ts';
import { links } from '@akada/core/links/links.ts';
import { Box } from '@mantine/core';
import { useListState } from '../../../lib/address/use-list-address.ts';
import { dayText } from '../../../lib/format/dates.ts';
import { useTimeZone } from '../../../lib/session/account.ts';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { ResourceList } from '../../../ui/list/resource-list.tsx';
import { RestorableList } from '../../../ui/list/restorable-list.tsx';
import { RowFacts, RowText } from '../../../ui/list/row-text.tsx';
import { deletedThreadsQuery, restorableThreads, threadsQuery } from '../api.ts';

/** All conversations, the most recently used first. */
export function ThreadList() {
  const address = useListState();
  const timeZone = useTimeZone();

  return (
    <>
      <ResourceList
        what="your conversations"
        one="conversation"
        label="Conversations"
        address={address}
        query={threadsQuery(address)}
        filters={
          <Box mb="md">
            <SearchField
              label="Search in your conversations"
              value={address.read('search')}
              onSearch={(search) => address.choose({ search })}
            />
          </Box>
        }
        shape={{ rows: 5, lines: 2 }}
        empty="You have not asked anything yet."
        noneFound="No conversation has these words."
        idOf={({ id }) => id}
        row={(thread) => (
          <RowText title={thread.title} to={links.chat({ thread: thread.id })}>
            <RowFacts>
              {[dayText(thread.used_at, timeZone), aboutOf(thread)].filter(Boolean).join('. ')}
            </RowFacts>
          </RowText>
        )}
      />
      <RestorableList title="Deleted conversations" query={deletedThreadsQuery} of={restorableThreads} />
    </>
  );
}

function aboutOf({ kind, file }: Thread): string {
  return kind === 'practice' ? 'Help with a question' : (file?.title ?? '');
}
