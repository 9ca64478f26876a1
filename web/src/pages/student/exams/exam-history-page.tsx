import { links } from '@akada/core/links/links.ts';
import { useQuery } from '@tanstack/react-query';
import { ExamHistory } from '../../../features/exams/history/exam-history.tsx';
import { overviewQuery } from '../../../features/quiz/home/overview-query.ts';
import { useZone } from '../../../lib/session/use-zone.ts';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Page } from '../../../ui/page/page.tsx';

export function Component() {
  // Names of the exams' sources: the list also works without them.
  const { data } = useQuery(overviewQuery(useZone()));

  return (
    <Page
      title="Exam history"
      action={
        <ButtonLink to={links.practiceHome()} variant="default">
          MCQ Practice
        </ButtonLink>
      }
    >
      <ExamHistory sources={data?.sources ?? []} />
    </Page>
  );
}
