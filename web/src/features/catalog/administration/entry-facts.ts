import type { CatalogEntry } from '@akada/contract/base/catalog-administration.ts';
import { counted } from '../../../lib/format/numbers.ts';

/** @returns the counts of its content */
export function getCounts({ kind, departments, courses, topics, students }: CatalogEntry): string {
  if (kind === 'course') return `${counted(topics, 'topic')}, ${counted(students, 'student')}`;
  if (kind === 'department') return counted(courses, 'course');
  return `${counted(departments, 'department')}, ${counted(courses, 'course')}`;
}

/** @returns the fact that distinguishes entries of the same name */
export function getFact(entry: CatalogEntry): string {
  const { kind, parent, school, tutor } = entry;
  if (kind === 'school') return getCounts(entry);
  return [parent?.name, school?.name, tutor?.full_name].filter(Boolean).join(', ');
}

const stateTexts = {
  draft: 'Draft',
  waiting: 'Waits for approval',
  approved: 'In the catalog',
  rejected: 'Rejected',
} as const;

/** @returns whether it is archived, and a course's progress towards the catalog */
export function getState({ archived, proposed, state }: CatalogEntry): string {
  if (archived) return 'Archived';
  if (proposed) return 'Proposed by a tutor';
  return state === null ? '' : stateTexts[state];
}
