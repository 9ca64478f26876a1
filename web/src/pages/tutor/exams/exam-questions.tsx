/** The sources of an exam's questions, for its editor. */
import { useQuery } from '@tanstack/react-query';
import type { Picker, PoolChoices } from '../../../features/course-exams/editor/exam-fields.ts';
import { courseQuery } from '../../../features/courses/api.ts';
import { labelsQuery } from '../../../features/questions/bank/api.ts';
import { difficultyNames, getOptions } from '../../../features/questions/bank/bank-words.ts';
import { QuestionPicker } from '../../../features/questions/bank/picker/question-picker.tsx';

/** The same limit as in the contract. */
const mostChosen = 500;

const difficulties = getOptions(difficultyNames);

/** @returns topics of the course first, then other topics of its questions */
export function usePoolChoices(courseId: string): PoolChoices {
  const { data: course } = useQuery({ ...courseQuery(courseId), enabled: courseId !== '' });
  const { data: labels } = useQuery(labelsQuery);
  const names = course?.topics.map(({ name }) => name) ?? [];
  return {
    topics: [...new Set([...names, ...(labels?.topics ?? [])])],
    tags: labels?.tags ?? [],
    difficulties,
  };
}

/** @returns a function that renders the questions of a course to choose from */
export function getPicker(courseId: string): Picker {
  return (picking) => <QuestionPicker key={courseId} courseId={courseId} most={mostChosen} {...picking} />;
}
