import { type AdminTutor, rejectTutor } from '@akada/contract/observers/admin.ts';
import { Button, Textarea } from '@mantine/core';
import { useId, useState } from 'react';
import { useCheckedForm } from '../../lib/form/use-checked-form.ts';
import { isConflict } from '../../lib/http/api-error.ts';
import { fieldErrors } from '../../lib/http/contract-check.ts';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { subjectOf, useRejectTutor, waitingRevision } from './tutor-decisions.ts';

interface RejectTutorProps {
  tutor: AdminTutor;
  onConflict: (conflict: Error | null) => void;
}

/** Asks for the reason. What was typed stays when the dialog is closed to read the tutor again. */
export function RejectTutor({ tutor, onConflict }: RejectTutorProps) {
  // As shown when the dialog opened: what is read again behind it has not been seen.
  const [shown, setShown] = useState<AdminTutor | null>(null);
  const formId = useId();
  const rejection = useRejectTutor((conflict) => {
    setShown(null);
    onConflict(conflict);
  });
  const form = useCheckedForm({
    initialValues: { reason: '' },
    rules: ({ reason }) => fieldErrors(rejectTutor.body, { reason, version: tutor.profile.version }),
    refusal: rejection.error && isConflict(rejection.error) ? null : rejection.error,
  });
  const submit = form.submit(({ reason }) => {
    onConflict(null);
    if (shown !== null) rejection.mutate({ tutor: shown, reason });
  });
  const close = () => setShown(null);

  return (
    <>
      <Button variant="default" aria-label={`Reject ${subjectOf(tutor)}`} onClick={() => setShown(tutor)}>
        Reject
      </Button>
      <Dialog
        isOpen={shown !== null}
        onClose={close}
        title={`Reject ${subjectOf(shown ?? tutor)}?`}
        actions={
          <>
            <Button variant="default" onClick={close}>
              Keep waiting
            </Button>
            <ActionButton type="submit" form={formId} color="clay" isBusy={rejection.isPending}>
              Reject with this reason
            </ActionButton>
          </>
        }
      >
        <form id={formId} onSubmit={submit} noValidate>
          <FormFault error={form.fault} />
          <Textarea
            label="What has to change"
            description={
              waitingRevision(shown ?? tutor) === null
                ? 'The tutor reads this and can change the profile.'
                : 'The tutor reads this, and the approved profile stays.'
            }
            autosize
            minRows={3}
            maxLength={500}
            {...form.getInputProps('reason')}
          />
        </form>
      </Dialog>
    </>
  );
}
