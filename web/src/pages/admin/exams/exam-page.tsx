import { links } from '@akada/core/links/links.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { LazyAnswers } from '../../../features/answers/lazy-answers.tsx';
import { examStatisticsQuery } from '../../../features/course-exams/statistics/api.ts';
import { ExamFigures } from '../../../features/course-exams/statistics/exam-figures.tsx';
import { isGone } from '../../../lib/http/api-error.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Page } from '../../../ui/page/page.tsx';

/** Results of an exam of any tutor, for administrators. */
export function Component() {
  const { examId = '' } = useParams();
  const { data, error } = useQuery(examStatisticsQuery(examId));
  const isDeleted = error !== null && isGone(error);

  return (
    <Page
      title="Exam statistics"
      subtitle={data && !isDeleted && `${data.title} · ${data.course.name} · set by ${data.tutor_name}`}
      action={
        <ButtonLink to={links.adminExams()} variant="default">
          All exams
        </ButtonLink>
      }
    >
      {isDeleted ? (
        <Notice kind="info" title="This exam is not here.">
          It was deleted, or its tutor has not published it.
        </Notice>
      ) : (
        <ExamFigures examId={examId} answers={(id) => <LazyAnswers questionId={id} />} />
      )}
    </Page>
  );
}
