import type { CourseExam } from '@akada/contract/work/course-exams.ts';
import { links } from '@akada/core/links/links.ts';
import { Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { courseExamQuery } from '../../../features/course-exams/api.ts';
import { ExamEditor } from '../../../features/course-exams/editor/exam-editor.tsx';
import { DeleteExam, ExamStanding } from '../../../features/course-exams/exam-standing.tsx';
import { isGone } from '../../../lib/http/api-error.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { FormShape } from '../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { useMayPublish, useSettledZone } from './editor-frame.tsx';
import { ExamFault } from './exam-fault.tsx';
import { getPicker, usePoolChoices } from './exam-questions.tsx';

/** The tutor's own exam with its state. */
export function Component() {
  const { examId = '' } = useParams();
  const query = courseExamQuery(examId);
  const { data, error, refetch } = useQuery(query);
  const zone = useSettledZone();
  const exam = error && isGone(error) ? undefined : data;

  return (
    <Page
      title={exam?.title ?? 'Exam'}
      subtitle={exam && <ExamStanding exam={exam} />}
      action={
        <Group gap={8}>
          {exam && exam.state !== 'draft' && (
            <>
              <ButtonLink to={links.tutorExamStudents(examId)} variant="default">
                Students
              </ButtonLink>
              <ButtonLink to={links.tutorExamStatistics(examId)} variant="default">
                Statistics
              </ButtonLink>
            </>
          )}
          <ButtonLink to={links.tutorExams()} variant="default">
            All exams
          </ButtonLink>
        </Group>
      }
    >
      {error && exam === undefined && <ExamFault error={error} onRetry={() => void refetch()} />}
      {!error && (exam === undefined || zone === null) && (
        <Waiting what="this exam" queries={[query.queryKey]}>
          <FormShape fields={5} />
        </Waiting>
      )}
      {exam && zone !== null && <OwnExam key={exam.id} exam={exam} zone={zone} />}
    </Page>
  );
}

function OwnExam({ exam, zone }: { exam: CourseExam; zone: string }) {
  const navigate = useNavigate();
  const mayPublish = useMayPublish();
  const choices = usePoolChoices(exam.course.id);

  return (
    <Stack>
      <ExamEditor
        exam={exam}
        choices={choices}
        zone={zone}
        mayPublish={mayPublish}
        courseId={exam.course.id}
        picker={getPicker(exam.course.id)}
        onSaved={(_saved, isPublished) =>
          toast.success(
            isPublished ? 'The exam is published. Its students are notified.' : 'The exam is saved.',
          )
        }
      />
      <DeleteExam exam={exam} onDeleted={() => void navigate(links.tutorExams())} />
    </Stack>
  );
}
