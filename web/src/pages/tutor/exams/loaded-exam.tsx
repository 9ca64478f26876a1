import type { CourseExam } from '@akada/contract/work/course-exams.ts';
import { links } from '@akada/core/links/links.ts';
import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { examNowQuery } from '../../../features/course-exams/exam-now.ts';
import { stateText } from '../../../features/course-exams/exam-words.ts';
import { isGone } from '../../../lib/http/api-error.ts';
import { useTimeZone } from '../../../lib/session/account.ts';
import { CardsShape } from '../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { ExamFault } from './exam-fault.tsx';

interface LoadedExamProps {
  title: string;
  /** Shown next to the title. */
  action: (exam: CourseExam) => ReactNode;
  children: (exam: CourseExam) => ReactNode;
}

/** A page about the exam in the address, which its reader set. */
export function LoadedExam({ title, action, children }: LoadedExamProps) {
  const { examId = '' } = useParams();
  const timeZone = useTimeZone();
  const query = examNowQuery(examId);
  const { data, error, refetch } = useQuery(query);
  const exam = error && isGone(error) ? undefined : data;

  return (
    <Page
      title={title}
      subtitle={exam && `${exam.title} · ${stateText(exam, timeZone)}`}
      action={
        exam && (
          <Group gap={8}>
            {action(exam)}
            <ButtonLink to={links.tutorExam(examId)} variant="default">
              The exam
            </ButtonLink>
          </Group>
        )
      }
    >
      {exam === undefined && error && <ExamFault error={error} onRetry={() => void refetch()} />}
      {exam === undefined && !error && (
        <Waiting what="this exam" queries={[query.queryKey]}>
          <CardsShape cards={2} />
        </Waiting>
      )}
      {exam !== undefined && children(exam)}
    </Page>
  );
}
