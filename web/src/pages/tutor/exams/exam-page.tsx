import type { CourseExam } from '@akada/contract/work/course-exams.ts';
import { links } from '@akada/core/links/links.ts';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { courseExamQuery } from '../../../features/course-exams/api.ts';
import { ExamEditor } from '../../../features/course-exams/editor/exam-editor.tsx';
import { DeleteExam, ExamStanding } from '../../../features/course-exams/exam-standing.tsx';
import { isGone } from '../../../lib/http/api-error.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { FormShape } from '../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { useMayPublish, useSettledZone } from './editor-frame.tsx';
import { pickerOf, usePoolChoices } from './exam-questions.tsx';

/** An exam that I set: what it is, and where it stands. */
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
        <ButtonLink to={links.tutorExams()} variant="default">
          All exams
        </ButtonLink>
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
        {...{ exam, choices, zone, mayPublish }}
        courseId={exam.course.id}
        picker={pickerOf(exam.course.id)}
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

function ExamFault({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (!isGone(error)) return <LoadFault what="this exam" error={error} onRetry={onRetry} />;

  return (
    <Notice
      kind="info"
      title="This exam is not here."
      actions={<ButtonLink to={links.tutorExams()}>All exams</ButtonLink>}
    >
      It was deleted, or somebody else set it.
    </Notice>
  );
}
