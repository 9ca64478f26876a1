import type { CourseExam } from '@akada/contract/work/course-exams.ts';
import { setFileName } from '@akada/core/questions/set-file.ts';
import { useMutation } from '@tanstack/react-query';
import { saveBlob } from '../../../lib/download/save-file.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { takeResults } from './api.ts';

/** Every attempt of every student as a table for spreadsheets. */
export function ResultsFile({ exam: { id, title } }: { exam: CourseExam }) {
  const taking = useMutation({
    mutationFn: () => takeResults(id),
    onSuccess: (file) => saveBlob(setFileName(title, 'csv'), file),
    onError: (error) => toast.error(`The results could not be downloaded. ${error.message}`),
  });

  return (
    <ActionButton variant="default" isBusy={taking.isPending} onClick={() => taking.mutate()}>
      Download results (CSV)
    </ActionButton>
  );
}
