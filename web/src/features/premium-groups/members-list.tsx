import { Button } from '@mantine/core';
import { useListAddress } from '../../lib/address/use-list-address.ts';
import { dayText } from '../../lib/format/dates.ts';
import { useZone } from '../../lib/session/use-zone.ts';
import { toast } from '../../lib/toast/toast.ts';
import { ResourceList } from '../../ui/list/resource-list.tsx';
import { RowText } from '../../ui/list/row-text.tsx';
import { membersQuery, useRemoval } from './api.ts';

/** The people with a seat. The owner can free a seat for the next person. */
export function MembersList({ groupId }: { groupId: string }) {
  const address = useListAddress();
  const zone = useZone();
  const removal = useRemoval(groupId);
  const remove = (id: string, name: string) =>
    removal.mutate(id, {
      onSuccess: () => toast.success(`The seat of ${name} is free. The code gives it to the next person.`),
      onError: ({ message }) => toast.error(message),
    });

  return (
    <ResourceList
      what="the members"
      one="member"
      label="Members"
      address={address}
      query={membersQuery(groupId, address.page)}
      shape={{ rows: 4, lines: 1 }}
      empty="Nobody has a seat yet. Give your people the code."
      idOf={({ id }) => id}
      row={({ full_name }) => <RowText title={full_name} />}
      columns={[{ label: 'Since', textOf: ({ taken_at }) => dayText(taken_at, zone) }]}
      actions={({ id, full_name }) => (
        <Button
          variant="subtle"
          aria-label={`Take the seat back: ${full_name}`}
          disabled={removal.isPending}
          onClick={() => remove(id, full_name)}
        >
          Take the seat back
        </Button>
      )}
    />
  );
}
