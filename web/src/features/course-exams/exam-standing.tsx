import type { CourseExam } from '@akada/contract/work/course-exams.ts';
import { Text } from '@mantine/core';
import { useDeletion } from '../../lib/query/deletion.ts';
import { useTimeZone } from '../../lib/session/account.ts';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { deletableExam } from './api.ts';
import { sittingsText, stateText } from './exam-words.ts';

/** The status of an exam, and the numbers of students who sit it and of finished attempts. */
export function ExamStanding({ exam }: { exam: CourseExam }) {
  const timeZone = useTimeZone();
  const sittings = sittingsText(exam);

  return (
    <Text component="span" className="figures">
      {[exam.course.name, stateText(exam, timeZone), sittings].filter((part) => part !== '').join(' · ')}
    </Text>
  );
}

interface DeleteExamProps {
  exam: CourseExam;
  onDeleted: () => void;
}

export function DeleteExam({ exam, onDeleted }: DeleteExamProps) {
  const deletion = useDeletion(deletableExam, onDeleted);

  return (
    <div>
      <FormFault error={deletion.error} />
      {exam.sitting > 0 && (
        <Text c="dimmed" mb="sm">
          Students who are sitting it can finish, and their answers count. No one else can start it.
        </Text>
      )}
      <ActionButton variant="default" isBusy={deletion.isPending} onClick={() => deletion.mutate(exam)}>
        Delete the exam
      </ActionButton>
    </div>
  );
}
