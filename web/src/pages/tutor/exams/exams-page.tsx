import { links } from '@akada/core/links/links.ts';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { DeletedExams } from '../../../features/course-exams/list/deleted-exams.tsx';
import { OwnExams } from '../../../features/course-exams/list/own-exams.tsx';
import { ownCoursesQuery } from '../../../features/questions/bank/api.ts';
import { useListAddress } from '../../../lib/address/use-list-address.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import rows from '../../../ui/list/rows.module.css';
import { Page } from '../../../ui/page/page.tsx';
import { Panel } from '../../../ui/page/panel.tsx';

/** Exams that I set. */
export function Component() {
  const { read, choose } = useListAddress();
  const { data: courses } = useQuery(ownCoursesQuery);
  const own = courses?.items ?? [];
  // An address may name a course of somebody else.
  const course = own.find(({ id }) => id === read('course_id'));
  const courseId = course?.id ?? null;

  return (
    <Page
      title="Exams"
      action={
        <ButtonLink to={links.newTutorExam(course ? { course_id: course.id } : {})}>New exam</ButtonLink>
      }
    >
      <Stack>
        <Panel>
          {(own.length > 1 || courseId !== null) && (
            <div className={rows.filters}>
              <SelectField
                label="Course"
                value={courseId ?? ''}
                options={[['', 'All courses'], ...own.map(({ id, name }) => [id, name] as const)]}
                onChange={(id) => choose({ course_id: id })}
              />
            </div>
          )}
          <OwnExams courseId={courseId} empty={<NoExams courseName={course?.name ?? null} />} />
        </Panel>
        <DeletedExams />
      </Stack>
    </Page>
  );
}

/** @param courseName null where exams of all courses are listed */
function NoExams({ courseName }: { courseName: string | null }) {
  return (
    <Empty
      title={courseName === null ? 'No exams yet' : `No exams of ${courseName}`}
      action={courseName !== null && <ButtonLink to={links.tutorExams()}>All exams</ButtonLink>}
    >
      Set one for the students of a course: from your published questions, with a beginning, an end and your
      own marks. Begin with New exam.
    </Empty>
  );
}
