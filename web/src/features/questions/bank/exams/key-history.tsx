import { useListState } from '../../../../lib/address/use-list-address.ts';
import { ResourceList } from '../../../../ui/list/resource-list.tsx';
import { keyChangesQuery } from './api.ts';
import { KeyChangeEntry } from './key-change-entry.tsx';

/** The changes of the key, newest first; renders nothing without changes. */
export function KeyHistory({ questionId }: { questionId: string }) {
  const address = useListState();

  return (
    <ResourceList
      what="the changes of the key"
      one="change"
      label="Changes of the key"
      address={address}
      query={keyChangesQuery(questionId, address.page)}
      shape={{ rows: 1, lines: 2 }}
      empty={null}
      idOf={({ id }) => id}
      row={(change) => <KeyChangeEntry change={change} />}
    />
  );
}
