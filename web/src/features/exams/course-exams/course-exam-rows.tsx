import type { SetExam } from '@akada/contract/work/course-exams.ts';
import { links } from '@akada/core/links/links.ts';
import { CourseExamFact } from './course-exam-fact.tsx';

interface CourseExamRows {
  exams: readonly SetExam[];
  receivedAt: number;
  nameOf: (exam: SetExam) => string;
}

/** @returns rows of a short list of exams: a name that links to the start, and the fact */
export function courseExamRows({ exams, receivedAt, nameOf }: CourseExamRows) {
  return exams.map((exam) => ({
    id: exam.id,
    name: nameOf(exam),
    fact: <CourseExamFact exam={exam} receivedAt={receivedAt} />,
    to: links.courseExam(exam.course.id, { course_exam_id: exam.id }),
  }));
}
