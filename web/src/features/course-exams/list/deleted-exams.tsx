import { useQuery } from '@tanstack/react-query';
import { RestorableList } from '../../../ui/list/restorable-list.tsx';
import { deletedCourseExamsQuery, useRestoreCourseExam } from '../api.ts';

/** Exams that were deleted within the hour; nothing where there are none. */
export function DeletedExams() {
  const { data } = useQuery(deletedCourseExamsQuery);
  const restoring = useRestoreCourseExam();

  return (
    <RestorableList
      items={data?.items}
      nameOf={({ title }) => title}
      restoringId={restoring.isPending ? restoring.variables.id : null}
      onRestore={(exam) => restoring.mutate(exam)}
    />
  );
}
