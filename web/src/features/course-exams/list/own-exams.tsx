import type { CourseSummary } from '@akada/contract/base/courses.ts';
import { links } from '@akada/core/links/links.ts';
import type { ReactNode } from 'react';
import { useListAddress } from '../../../lib/address/use-list-address.ts';
import { Cover } from '../../../ui/cloth/cover.tsx';
import { ListFilters } from '../../../ui/list/list-filters.tsx';
import { ResourceList } from '../../../ui/list/resource-list.tsx';
import { courseExamsQuery } from '../api.ts';
import { ExamEntry } from './exam-entry.tsx';

interface OwnExamsProps {
  /** The selectable courses. */
  courses: readonly CourseSummary[];
  /** Null for all courses. */
  courseId: string | null;
  /** Shown if there is no exam. */
  empty: ReactNode;
}

/** The tutor's own exams, newest first. */
export function OwnExams({ courses, courseId, empty }: OwnExamsProps) {
  const address = useListAddress();
  const options = [['', 'All courses'], ...courses.map(({ id, name }) => [id, name] as const)] as const;
  const isChosen = courses.length > 1 || courseId !== null;

  return (
    <ResourceList
      what="your exams"
      one="exam"
      label="Exams"
      address={address}
      empty={empty}
      query={courseExamsQuery(courseId, address.page)}
      filters={
        isChosen && (
          <ListFilters address={address} filters={[{ name: 'course_id', label: 'Course', options }]} />
        )
      }
      shape={{ rows: 3, lines: 3 }}
      idOf={({ id }) => id}
      row={(exam) => {
        const course = courses.find(({ id }) => id === exam.course.id);
        return (
          <ExamEntry
            exam={exam}
            to={links.tutorExam(exam.id)}
            cover={course && <Cover of={course} size={56} />}
          />
        );
      }}
    />
  );
}
