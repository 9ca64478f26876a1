import { Button } from '@mantine/core';
import { useState } from 'react';
import { Lazy, lazyComponent } from '../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../ui/feedback/code-fault.tsx';

const invitationDialog = lazyComponent(
  async () => (await import('./invitation-dialog.tsx')).InvitationDialog,
);

/** @param personId the student whom the school invites a parent for; null for the student's own invitation */
export function InviteParent({ personId }: { personId: string | null }) {
  const [isOpen, setOpen] = useState(false);

  return (
    <div>
      <Button variant="default" onClick={() => setOpen(true)}>
        Invite a parent
      </Button>
      {isOpen && (
        <Lazy
          of={invitationDialog}
          props={{ personId, onClose: () => setOpen(false) }}
          waiting={null}
          fault={(error, retry) => <CodeFault what="this form" error={error} onRetry={retry} />}
        />
      )}
    </div>
  );
}
