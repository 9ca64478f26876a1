/** The parents of a student: listed, ended and restored. */
import type { Parent } from '@akada/contract/identity/parents.ts';
import { canEndParent } from '@akada/core/parents/parents.ts';
import type { Authorized } from '../../platform/access/authorize.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { Fault, notFound } from '../../platform/fault/fault.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import type { Platform } from '../../platform/platform.ts';
import { createUndo, type Deletable } from '../../platform/undo/undo.ts';
import { lockAccount } from '../accounts/accounts.ts';
import { isMarkedAdult } from '../messages/adults/adults.service.ts';
import { assertRoom } from './invitations.service.ts';
import type { AuthorizedStudent } from './parents.access.ts';
import { presentParent } from './parents.present.ts';
import * as repo from './parents.repo.ts';
import { parents } from './parents.tables.ts';

export type ParentsService = ReturnType<typeof createParentsService>;

export function createParentsService({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  const { db } = database;
  const undo = createUndo({ database, clock }, parents, {
    topic: 'account',
    async onRestore(tx: Transaction, { userId }) {
      if (!(await lockAccount(tx, userId))) throw notFound();
      // The restored one is counted too.
      await assertRoom(tx, userId, 1);
    },
  });

  return {
    async list(userId: string): Promise<{ items: Parent[] }> {
      const isAdult = await isMarkedAdult(db, userId);
      return { items: (await repo.findParents(db, userId)).map((row) => presentParent(row, isAdult)) };
    },
    /** @throws Fault `conflict` for a parent whom the school of a minor invited */
    async end(row: Authorized<Deletable>): Promise<void> {
      await assertOwn(db, row);
      await undo.remove(row);
    },
    /** @throws Fault `conflict` if there are too many parents by now */
    async restore(row: Authorized<Deletable>): Promise<Parent> {
      await assertOwn(db, row);
      return presentParent(await undo.restore(row), await isMarkedAdult(db, row.userId));
    },
    /** For good: the school tells the student. A repetition changes nothing. */
    async endBySchool(actorId: string, { userId }: AuthorizedStudent, id: string): Promise<void> {
      await database.transaction(async (tx) => {
        const row = await repo.deleteParent(tx, { id, userId });
        if (row === null) return;
        const change = { before: { parent: id }, after: { parent: null } };
        await writeAudit(tx, [{ actorId, targetId: userId, action: 'parent.end', change }], clock.now());
        await publishHint(tx, userId, { topic: 'account', id: null });
      });
    },
  };
}

async function assertOwn(executor: Executor, { id, userId }: Deletable): Promise<void> {
  const row = await repo.findParent(executor, id);
  if (row === null) throw notFound();
  if (canEndParent({ bySchool: row.bySchool, isAdult: await isMarkedAdult(executor, userId) })) return;
  throw new Fault(
    'conflict',
    'Your school invited this parent. Ask an administrator of your school to end it.',
  );
}
