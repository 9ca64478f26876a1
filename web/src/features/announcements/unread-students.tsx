import type { Announcement } from '@akada/contract/work/classes/announcements.ts';
import { Button } from '@mantine/core';
import { useListState } from '../../lib/address/use-list-address.ts';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { ResourceList } from '../../ui/list/resource-list.tsx';
import { RowText } from '../../ui/list/row-text.tsx';
import { unreadQuery } from './api.ts';

interface UnreadStudentsProps {
  announcement: Announcement;
  onClose: () => void;
}

/** The students who have not read an announcement. */
export function UnreadStudents({ announcement, onClose }: UnreadStudentsProps) {
  const address = useListState();

  return (
    <Dialog
      isOpen
      title="Not read yet"
      onClose={onClose}
      actions={
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      }
    >
      <ResourceList
        what="these students"
        one="student"
        label="Not read yet"
        address={address}
        query={unreadQuery(announcement.id, address.page)}
        shape={{ rows: 3, lines: 1 }}
        empty="Everybody has read it."
        idOf={({ student_id }) => student_id}
        row={({ full_name }) => <RowText title={<bdi>{full_name}</bdi>} />}
      />
    </Dialog>
  );
}
