/** The record of actions, with the names of people whose accounts still exist. */
import type { AuditRow } from '@akada/contract/observers/audit.ts';
import { type AuditChange, type AuditFilter, findAudit } from '../../platform/audit/audit.ts';
import type { Counted } from '../../platform/database/count-up-to.ts';
import { readInTime } from '../../platform/database/read-in-time.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Person, peopleById } from '../accounts/accounts.ts';

export function createAuditService({ database }: Pick<Platform, 'database'>) {
  return {
    async list(filter: AuditFilter): Promise<{ items: AuditRow[] } & Counted> {
      const { rows, counted } = await readInTime(database, (tx) => findAudit(tx, filter));
      const ids = new Set(rows.flatMap(({ actorId, targetId }) => [actorId, targetId]));
      const people = await peopleById(database.db, [...ids]);
      const items = rows.map(({ id, action, actorId, targetId, facts, createdAt }) => ({
        id,
        actor: named(people.get(actorId)),
        target: named(people.get(targetId)),
        action,
        ...changeOf(facts),
        created_at: createdAt,
      }));
      return { items, ...counted };
    },
  };
}

const named = (person: Person | undefined) => (person ? { id: person.id, full_name: person.fullName } : null);

/** An erased person's facts are all removed. A reason is among the new values. */
function changeOf(facts: AuditChange | Record<string, never>): Pick<AuditRow, 'before' | 'after' | 'reason'> {
  const { before = null, after = null } = facts;
  if (after === null) return { before, after, reason: null };

  const { reason = null, ...fields } = after;
  return { before, after: fields, reason: typeof reason === 'string' ? reason : null };
}
