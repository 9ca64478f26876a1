import type { SetExam } from '@akada/contract/work/course-exams.ts';
import { links } from '@akada/core/links/links.ts';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { CourseExamFacts } from '../../../features/exams/course-exams/course-exam-facts.tsx';
import { CourseExamStart } from '../../../features/exams/course-exams/course-exam-start.tsx';
import { courseExamsQuery } from '../../../features/exams/course-exams/course-exams-query.ts';
import { FinishedAttempts } from '../../../features/exams/course-exams/finished-attempts.tsx';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { FormShape } from '../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { ButtonLink, TextLink } from '../../../ui/links/links.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { FormPanel, Panel } from '../../../ui/page/panel.tsx';
import { WrittenText } from '../../../ui/page/written-text.tsx';

interface CourseExamSetupProps {
  courseId: string;
  courseExamId: string;
}

/** The facts about a course exam before it starts, and its start button. */
export function CourseExamSetup({ courseId, courseExamId }: CourseExamSetupProps) {
  const query = courseExamsQuery(courseId);
  const { data, dataUpdatedAt, error, refetch } = useQuery(query);
  const exam = data?.items.find(({ id }) => id === courseExamId);

  return (
    <Page
      title={exam?.title ?? 'Exam of a course'}
      subtitle={exam && <TextLink to={links.course(courseId)}>{exam.course.name}</TextLink>}
    >
      {error && data === undefined && (
        <LoadFault what="this exam" error={error} onRetry={() => void refetch()} />
      )}
      {data === undefined && !error && (
        <FormPanel>
          <Waiting what="this exam" queries={[query.queryKey]}>
            <FormShape fields={4} />
          </Waiting>
        </FormPanel>
      )}
      {data !== undefined && exam === undefined && <Missing courseId={courseId} />}
      {exam && <Known exam={exam} receivedAt={dataUpdatedAt} />}
    </Page>
  );
}

function Known({ exam, receivedAt }: { exam: SetExam; receivedAt: number }) {
  const navigate = useNavigate();
  const goOn = (examId: string) => navigate(links.examGenerated({ exam_id: examId }), { replace: true });

  return (
    <Stack maw={640}>
      {/* Finished attempts come first: students who have sat the exam come for them. */}
      <FinishedAttempts {...exam} />
      <Panel>
        <Stack>
          {exam.instructions !== '' && <WrittenText>{exam.instructions}</WrittenText>}
          <CourseExamFacts exam={exam} />
          <CourseExamStart exam={exam} receivedAt={receivedAt} onStarted={goOn} />
        </Stack>
      </Panel>
    </Stack>
  );
}

/** Shown if the tutor withdrew the exam, the student left the course, or the address is wrong. */
function Missing({ courseId }: { courseId: string }) {
  return (
    <Notice
      kind="info"
      title="This exam is not here."
      actions={<ButtonLink to={links.course(courseId)}>See the course</ButtonLink>}
    >
      It was withdrawn, or you are not in its course.
    </Notice>
  );
}
