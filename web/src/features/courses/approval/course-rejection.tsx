import { type AdminCourse, rejectCourse } from '@akada/contract/base/course-approval.ts';
import { Button, Textarea } from '@mantine/core';
import { useId, useState } from 'react';
import { useCheckedForm } from '../../../lib/form/use-checked-form.ts';
import { isConflict } from '../../../lib/http/api-error.ts';
import { fieldErrors } from '../../../lib/http/contract-check.ts';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { FormFault } from '../../../ui/form/form-fault.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { useDecideCourse } from './course-decisions.ts';

interface RejectCourseProps {
  waiting: AdminCourse;
  onConflict: (conflict: Error | null) => void;
}

/** Asks for the reason. What was typed stays when the dialog is closed to read the course again. */
export function RejectCourse({ waiting, onConflict }: RejectCourseProps) {
  // As shown when the dialog opened: what is read again behind it has not been seen.
  const [shown, setShown] = useState<AdminCourse | null>(null);
  const formId = useId();
  const rejection = useDecideCourse((conflict) => {
    setShown(null);
    onConflict(conflict);
  });
  const version = waiting.course.for_owner?.version ?? '';
  const form = useCheckedForm({
    initialValues: { reason: '' },
    rules: ({ reason }) => fieldErrors(rejectCourse.body, { reason, version }),
    refusal: rejection.error && isConflict(rejection.error) ? null : rejection.error,
  });
  const submit = form.submit(({ reason }) => {
    onConflict(null);
    if (shown !== null) rejection.mutate({ shown, reason });
  });
  const close = () => setShown(null);
  const { name } = waiting.course;

  return (
    <>
      <Button variant="default" aria-label={`Reject ${name}`} onClick={() => setShown(waiting)}>
        Reject
      </Button>
      <Dialog
        isOpen={shown !== null}
        onClose={close}
        title={`Reject ${shown?.course.name ?? name}?`}
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
            description="The tutor reads this. Students with its code are in the course all the same."
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
