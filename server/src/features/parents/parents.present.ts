import type { Parent } from '@akada/contract/identity/parents.ts';
import { canEndParent } from '@akada/core/parents/parents.ts';
import type { ParentRow } from './parents.tables.ts';

/** @param isAdult whether the school says that the student is an adult */
export function presentParent(row: ParentRow, isAdult: boolean): Parent {
  const { id, name, email, bySchool, createdAt, lastOpenedAt, nextMailAt } = row;
  return {
    id,
    name,
    email,
    mails: nextMailAt !== null,
    by_school: bySchool,
    can_end: canEndParent({ bySchool, isAdult }),
    created_at: createdAt,
    last_opened_at: lastOpenedAt,
  };
}
