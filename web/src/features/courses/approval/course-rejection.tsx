import { type AdminCourse, rejectCourse } from '@akada/contract/base/course-approval.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { isConflict } from '../../../lib/http/api-error.ts';
import { fieldErrors } from '../../../lib/http/contract-check.ts';
import { ReasonDialog } from '../../../ui/layers/written-dialogs.tsx';
import { useDecideCourse } from './course-decisions.ts';

interface RejectCourseProps {
  waiting: AdminCourse;
  onConflict: (conflict: Error | null) => void;
}

export function RejectCourse({ waiting, onConflict }: RejectCourseProps) {
  // The course as it was when the dialog opened: the administrator has not seen later changes.
  const [shown, setShown] = useState<AdminCourse | null>(null);
  const rejection = useDecideCourse((conflict) => {
    setShown(null);
    onConflict(conflict);
  });
  const { name, for_owner } = waiting.course;

  return (
    <>
      <Button variant="default" aria-label={`Reject ${name}`} onClick={() => setShown(waiting)}>
        Reject
      </Button>
      <ReasonDialog
        isOpen={shown !== null}
        title={`Reject ${shown?.course.name ?? name}?`}
        label="What should change?"
        description="The tutor reads this. Students with the code can still join."
        cancel="Keep waiting"
        save="Reject with this reason"
        rules={({ reason }) => fieldErrors(rejectCourse.body, { reason, version: for_owner?.version ?? '' })}
        refusal={rejection.error && isConflict(rejection.error) ? null : rejection.error}
        isBusy={rejection.isPending}
        onClose={() => setShown(null)}
        onSave={(reason) => {
          onConflict(null);
          if (shown !== null) rejection.mutate({ shown, reason });
        }}
      />
    </>
  );
}
