/** The sources of exams, as an address names them. */
import type { ExamSource } from '@akada/contract/work/exam-order.ts';

/** A course that the student joined, or a subject of the sample paper. */
export type SharedSource = { course_id: string } | { subject: string };

/** A set, a note, or other people's published questions. */
export type StartSource = { generation_id: string } | { file_id: string } | SharedSource;

export const isShared = (source: StartSource): source is SharedSource =>
  'course_id' in source || 'subject' in source;

/** @returns the first source that the query names, null if it names none */
export function startSource(search: URLSearchParams, courseId: string | undefined): StartSource | null {
  if (courseId !== undefined) return { course_id: courseId };
  const generation_id = search.get('generation_id');
  if (generation_id !== null) return { generation_id };
  const file_id = search.get('file_id');
  if (file_id !== null) return { file_id };
  const subject = search.get('subject');
  return subject === null ? null : { subject };
}

/** @returns the source as exams name it; null for a note */
export function namedSource(source: StartSource): ExamSource | null {
  if ('generation_id' in source) return { kind: 'generation', id: source.generation_id };
  if ('course_id' in source) return { kind: 'course', id: source.course_id };
  return 'subject' in source ? { kind: 'subject', id: source.subject } : null;
}
