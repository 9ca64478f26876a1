import { links } from '@akada/core/links/links.ts';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { deletableExam, deletedCourseExamsQuery } from '../../../features/course-exams/api.ts';
import { OwnExams } from '../../../features/course-exams/list/own-exams.tsx';
import { ownCoursesQuery } from '../../../features/questions/bank/api.ts';
import { useListAddress } from '../../../lib/address/use-list-address.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { RestorableList } from '../../../ui/list/restorable-list.tsx';
import { Page } from '../../../ui/page/page.tsx';

/** The tutor's own exams. */
export function Component() {
  const { read } = useListAddress();
  const { data: courses } = useQuery(ownCoursesQuery);
  const ownItems = courses?.items ?? [];
  // The address may name somebody else's course.
  const course = ownItems.find(({ id }) => id === read('course_id'));

  return (
    <Page
      title="Exams"
      action={
        <ButtonLink to={links.newTutorExam(course ? { course_id: course.id } : {})}>New exam</ButtonLink>
      }
    >
      <Stack>
        <OwnExams
          courses={ownItems}
          courseId={course?.id ?? null}
          empty={<NoExams courseName={course?.name ?? null} />}
        />
        <RestorableList query={deletedCourseExamsQuery} of={deletableExam} />
      </Stack>
    </Page>
  );
}

/** @param courseName null if exams of all courses are listed */
function NoExams({ courseName }: { courseName: string | null }) {
  return (
    <Empty
      title={courseName === null ? 'No exams yet' : `No exams of ${courseName}`}
      action={courseName !== null && <ButtonLink to={links.tutorExams()}>All exams</ButtonLink>}
    >
      Make an exam for the students of a course from your published questions. You choose when it starts and
      ends, and the marks.
    </Empty>
  );
}
