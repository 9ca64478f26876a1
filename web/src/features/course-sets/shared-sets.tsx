import type { CourseSet } from '@akada/contract/material/course-sets.ts';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useListState } from '../../lib/address/use-list-address.ts';
import { counted } from '../../lib/format/numbers.ts';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { ResourceList } from '../../ui/list/resource-list.tsx';
import { RowFacts, RowText } from '../../ui/list/row-text.tsx';
import { courseSetsQuery, useEndSet } from './api.ts';

/** Sets that a tutor shares with their course. */
export function SharedSets({ courseId }: { courseId: string }) {
  const address = useListState();
  const [ending, setEnding] = useState<CourseSet | null>(null);

  return (
    <>
      <ResourceList
        what="the shared sets"
        one="set"
        label="Shared sets"
        address={address}
        query={courseSetsQuery(courseId, address.page)}
        shape={{ rows: 1 }}
        empty="Nothing yet. Choose questions in your question bank, and share them with this course."
        idOf={({ id }) => id}
        row={(set) => (
          <RowText title={set.title}>
            <RowFacts>
              {counted(set.questions, 'question')} · version {set.version}
              {set.is_taken_down && ' · taken down because of a copyright report'}
            </RowFacts>
          </RowText>
        )}
        actions={(set) => (
          <Button variant="subtle" color="red" onClick={() => setEnding(set)}>
            Stop sharing
          </Button>
        )}
      />
      {ending && <StopSharing set={ending} onClose={() => setEnding(null)} />}
    </>
  );
}

function StopSharing({ set: { id, title }, onClose }: { set: CourseSet; onClose: () => void }) {
  const end = useEndSet();

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Stop sharing it?"
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <ActionButton
            color="red"
            isBusy={end.isPending}
            onClick={() => end.mutate(id, { onSuccess: onClose })}
          >
            Stop sharing
          </ActionButton>
        </>
      }
    >
      <FormFault error={end.error} />
      <Text>
        Students of the course will no longer find “{title}”. The questions stay in the course, and what
        students have answered stays theirs.
      </Text>
    </Dialog>
  );
}
