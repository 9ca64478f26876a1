/** The history's filter in its address. */
import type { ExamKind, ExamSource } from '@akada/contract/work/exam-order.ts';
import type { ExamChoice } from '../exam-lists.ts';

export const kindNames: Readonly<Record<ExamKind, string>> = {
  mock: 'Mock exam',
  set: 'Set by a tutor',
  hall: 'UTME hall',
};

export const statusNames = [
  ['', 'All exams'],
  ['in_progress', 'In progress'],
  ['finished', 'Finished'],
] as const;

/** Names of sources in the address and in calls. The hall and tutors' exams are separate kinds. */
const sourceNames = { generation: 'generation_id', course: 'course_id', subject: 'subject' } as const;

/** Values without a source, with which a new selection starts. */
export const noSource = { generation_id: '', course_id: '', subject: '' } as const;

type Read = (name: string) => string;

/** @returns the filter of a call, without unknown values of the address */
export function getChoice(read: Read): ExamChoice {
  const kind = read('kind');
  const source = findSource(read);
  return {
    ...(isKind(kind) && { kind }),
    ...(source !== null && getPart(source)),
  };
}

/** @returns the first source that the address names, null if it names none */
export function findSource(read: Read): ExamSource | null {
  for (const kind of ['generation', 'course', 'subject'] as const) {
    const id = read(sourceNames[kind]);
    if (id !== '') return { kind, id };
  }
  return null;
}

/** @returns the parameters of a source in the address */
export function getPart({ kind, id }: ExamSource): Partial<Record<keyof typeof noSource, string>> {
  return kind in sourceNames && id !== null ? { [sourceNames[kind as keyof typeof sourceNames]]: id } : {};
}

function isKind(kind: string): kind is ExamKind {
  return Object.hasOwn(kindNames, kind);
}
