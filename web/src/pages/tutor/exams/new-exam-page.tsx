import { links } from '@akada/core/links/links.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ExamEditor } from '../../../features/course-exams/editor/exam-editor.tsx';
import { ownCoursesQuery } from '../../../features/questions/bank/api.ts';
import { useListAddress } from '../../../lib/address/use-list-address.ts';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { FormShape } from '../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { SelectField } from '../../../ui/form/choices/select-field.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { useMayPublish, useSettledZone } from './editor-frame.tsx';
import { getPicker, usePoolChoices } from './exam-questions.tsx';

/** The form of a new exam. */
export function Component() {
  const { data, error, refetch } = useQuery(ownCoursesQuery);
  const zone = useSettledZone();

  return (
    <Page title="New exam">
      {error && data === undefined && (
        <LoadFault what="your courses" error={error} onRetry={() => void refetch()} />
      )}
      {!error && (data === undefined || zone === null) && (
        <Waiting what="your courses" queries={[ownCoursesQuery.queryKey]}>
          <FormShape fields={5} />
        </Waiting>
      )}
      {data?.items.length === 0 && (
        <Notice
          kind="info"
          title="An exam belongs to a course."
          actions={<ButtonLink to={links.newCourse()}>New course</ButtonLink>}
        >
          Make a course first, and publish questions in it.
        </Notice>
      )}
      {data !== undefined && data.items.length > 0 && zone !== null && (
        <NewExam courses={data.items} zone={zone} />
      )}
    </Page>
  );
}

interface NewExamProps {
  courses: readonly { id: string; name: string }[];
  zone: string;
}

function NewExam({ courses, zone }: NewExamProps) {
  const { read, set } = useListAddress();
  const navigate = useNavigate();
  const mayPublish = useMayPublish();
  const course = courses.find(({ id }) => id === read('course_id')) ?? courses[0];
  const courseId = course?.id ?? '';
  const choices = usePoolChoices(courseId);

  return (
    <ExamEditor
      exam={null}
      courseId={courseId}
      choices={choices}
      zone={zone}
      mayPublish={mayPublish}
      picker={getPicker(courseId)}
      courseField={
        <SelectField
          label="Course"
          description="Its students sit the exam."
          value={courseId}
          options={courses.map(({ id, name }) => [id, name] as const)}
          onChange={(id) => set({ course_id: id })}
        />
      }
      // Going back leads to the page before the form, not to an empty form.
      onSaved={({ id }) => void navigate(links.tutorExam(id), { replace: true })}
    />
  );
}
