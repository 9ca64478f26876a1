/** The reader's relation to a course, in words. */
import type { CourseSummary } from '@akada/contract/base/courses.ts';
import { counted } from '../../lib/format/numbers.ts';

export type ForOwner = NonNullable<CourseSummary['for_owner']>;

/** @returns a course's progress towards the catalog */
export function stateText({ state, is_open, rejection_reason }: ForOwner): string {
  if (state === 'draft') return 'Draft';
  if (state === 'waiting') return 'Waits for approval';
  if (state === 'rejected') return `Not approved: ${rejection_reason ?? ''}`;
  return is_open ? 'In the catalog' : 'Approved, but closed while its tutor is not';
}

/** @returns the reader's relation to a course, empty if there is none */
export function relationText({ relation, for_owner }: CourseSummary): string {
  if (for_owner !== null) return `${counted(for_owner.member_count, 'student')} · ${stateText(for_owner)}`;
  return relation === 'member' ? 'Joined' : '';
}

/** @returns `Botany, University of Lagos · Tunde Bello` */
export function courseFacts({ department, tutor_name }: CourseSummary): string {
  return `${department.name}, ${department.school.name} · ${tutor_name}`;
}
