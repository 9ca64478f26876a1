import { EvaluatedExams } from '../../../features/course-exams/statistics/evaluated-exams.tsx';
import { Page } from '../../../ui/page/page.tsx';

/** Exams that tutors set, for administrators. */
export function Component() {
  return (
    <Page title="Exams">
      <EvaluatedExams />
    </Page>
  );
}
