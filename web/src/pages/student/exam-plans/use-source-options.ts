import { useQuery } from '@tanstack/react-query';
import { joinedCoursesQuery } from '../../../features/courses/api.ts';
import type { SourceOption } from '../../../features/exam-plans/form/plan-form.tsx';
import { toKey } from '../../../features/exam-plans/form/plan-values.ts';
import { notesQuery } from '../../../features/notes/api.ts';
import { overviewQuery } from '../../../features/quiz/home/overview-query.ts';

/** @returns the student's courses, notes, sets and subjects; null until all have loaded */
export function useSourceOptions(zone: string) {
  const courses = useQuery(joinedCoursesQuery);
  const notes = useQuery(notesQuery);
  const practice = useQuery(overviewQuery(zone));
  const queries = [courses, notes, practice];
  const error = queries.find((query) => query.error !== null && query.data === undefined)?.error ?? null;
  const retry = () => {
    for (const query of queries) if (query.error) void query.refetch();
  };
  if (!courses.data || !notes.data || !practice.data) return { options: null, error, retry };

  const sets = practice.data.sources.filter(({ kind }) => kind === 'generation');
  const subjects = practice.data.sources.filter(({ kind }) => kind === 'subject');
  const options: SourceOption[] = [
    ...courses.data.items.map(({ id, name }) => ({ key: toKey({ course_id: id }), title: name })),
    ...notes.data.items
      .filter(({ status }) => status === 'ready')
      .map(({ id, title, original_filename }) => ({
        key: toKey({ file_id: id }),
        title: title ?? original_filename,
      })),
    ...sets.map(({ id, title }) => ({ key: toKey({ generation_id: id }), title: `Questions: ${title}` })),
    ...subjects.map(({ id, title }) => ({ key: toKey({ subject: id }), title })),
  ];
  return { options, error, retry };
}
