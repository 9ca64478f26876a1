import type { Parent } from '@akada/contract/identity/parents.ts';
import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { RowsShape } from '../../ui/feedback/shapes.tsx';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { Rows } from '../../ui/list/rows.tsx';
import { Section } from '../../ui/page/panel.tsx';
import { schoolParentsQuery, useSchoolEnd } from './api.ts';
import { InviteParent } from './invite-parent.tsx';
import { ParentRow } from './parent-row.tsx';

/** The parents of a student, as the school sees them. It invites parents of minors. */
export function SchoolParents({ personId }: { personId: string }) {
  const [ended, setEnded] = useState<Parent | null>(null);

  return (
    <Section title="Parents">
      <Loaded
        what="the parents"
        query={schoolParentsQuery(personId)}
        shape={<RowsShape rows={1} lines={2} hasButton />}
      >
        {({ items }) => (
          <Stack>
            {items.length === 0 && <Text>No parent reads how this student does.</Text>}
            <Rows
              label="Parents who read how this student does"
              items={items}
              idOf={({ id }) => id}
              row={(parent) => <ParentRow parent={parent} />}
              actions={(parent) => (
                <Button variant="subtle" color="gray" size="compact-md" onClick={() => setEnded(parent)}>
                  End
                </Button>
              )}
            />
            <Text c="dimmed">
              The student sees who reads, and since when. A parent whom the school invites for a minor is
              ended only by the school.
            </Text>
            <InviteParent personId={personId} />
          </Stack>
        )}
      </Loaded>
      {ended && <EndDialog personId={personId} parent={ended} onClose={() => setEnded(null)} />}
    </Section>
  );
}

interface EndDialogProps {
  personId: string;
  parent: Parent;
  onClose: () => void;
}

function EndDialog({ personId, parent, onClose }: EndDialogProps) {
  const ending = useSchoolEnd(personId);

  return (
    <Dialog
      isOpen
      title={`End the page of ${parent.name}?`}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Keep it
          </Button>
          <ActionButton
            color="clay"
            isBusy={ending.isPending}
            onClick={() => ending.mutate(parent, { onSuccess: onClose })}
          >
            End it
          </ActionButton>
        </>
      }
    >
      <FormFault error={ending.error} />
      <Text>The link stops to work, and no more mails are sent. This cannot be undone.</Text>
    </Dialog>
  );
}
