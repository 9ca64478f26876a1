import { type AdminTutor, rejectTutor } from '@akada/contract/observers/admin.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { isConflict } from '../../lib/http/api-error.ts';
import { fieldErrors } from '../../lib/http/contract-check.ts';
import { ReasonDialog } from '../../ui/layers/written-dialogs.tsx';
import { getSubject, useRejectTutor, waitingRevision } from './tutor-decisions.ts';

interface RejectTutorProps {
  tutor: AdminTutor;
  onConflict: (conflict: Error | null) => void;
}

export function RejectTutor({ tutor, onConflict }: RejectTutorProps) {
  // The tutor as it was when the dialog opened: the administrator has not seen later changes.
  const [shown, setShown] = useState<AdminTutor | null>(null);
  const rejection = useRejectTutor((conflict) => {
    setShown(null);
    onConflict(conflict);
  });

  return (
    <>
      <Button variant="default" aria-label={`Reject ${getSubject(tutor)}`} onClick={() => setShown(tutor)}>
        Reject
      </Button>
      <ReasonDialog
        isOpen={shown !== null}
        title={`Reject ${getSubject(shown ?? tutor)}?`}
        label="What should change?"
        description={
          waitingRevision(shown ?? tutor) === null
            ? 'The tutor reads this and can change the profile.'
            : 'The tutor reads this. Students still see the approved profile.'
        }
        cancel="Keep waiting"
        save="Reject with this reason"
        rules={({ reason }) => fieldErrors(rejectTutor.body, { reason, version: tutor.profile.version })}
        refusal={rejection.error && isConflict(rejection.error) ? null : rejection.error}
        isBusy={rejection.isPending}
        onClose={() => setShown(null)}
        onSave={(reason) => {
          onConflict(null);
          if (shown !== null) rejection.mutate({ tutor: shown, reason });
        }}
      />
    </>
  );
}
