/** Changes many questions of any bank, all or none: concurrent changes are shown first, and owners are notified. */
import type {
  AdminBulkResult,
  AdminUndoItem,
  changeAdminQuestions,
} from '@akada/contract/material/admin-questions.ts';
import type { BodyOf } from '@akada/contract/wire/endpoint.ts';
import type { AdministeredAct } from '@akada/core/notifications/questions.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { Fault, notFound } from '../../../platform/fault/fault.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { ownCourses } from '../../courses/course-ownership.service.ts';
import { lockAnyBankQuestions } from '../bank/bank.repo.ts';
import * as bulk from '../bank/bank-bulk.service.ts';
import { recordAdministered } from '../question/administered.service.ts';
import { namedQuestion } from '../question/question-naming.ts';
import type { BankRow } from '../question/questions.tables.ts';

export type OverseenBulk = ReturnType<typeof createOverseenBulk>;

export function createOverseenBulk({ database, clock }: { database: Database; clock: Clock }) {
  const run = (
    { userId: actorId }: Pick<Caller, 'userId'>,
    items: readonly { id: string; version: number }[],
    { what, next }: { what: AdministeredAct; next: bulk.Next },
  ): Promise<AdminBulkResult> =>
    database.transaction(async (tx) => {
      const ids = [...new Set(items.map(({ id }) => id))];
      const rows = bulk.inOrder(await lockAnyBankQuestions(tx, ids), ids);
      if (rows.length < ids.length) throw notFound();

      const pairs = rows.map((row) => ({ row, next: next(row) })).filter(bulk.isChange);
      assertSeen(pairs, items);
      const getField = (id: string) => `items.${items.findIndex((item) => item.id === id)}`;
      bulk.assertWhole(pairs, getField);
      await assertCoursesOfOwners(tx, pairs, getField);
      const now = clock.now();
      await bulk.write(tx, pairs, now);
      await recordActs(tx, { actorId, what, now }, pairs);
      return {
        changed: pairs.length,
        undo: pairs.map(({ row }) => ({ ...bulk.presentUndo(row), version: row.version + 1 })),
      };
    });

  return {
    /**
     * @throws Fault `not_found` unless all are questions of banks, `conflict` with each that was changed since,
     *   `validation_failed` with each that cannot be changed so
     */
    change(caller: Caller, { items, ...change }: BodyOf<typeof changeAdminQuestions>) {
      const { next } = bulk.workOf(change, clock.now());
      return run(caller, items, { what: change.action, next });
    },
    /** Puts questions back where they stood. @throws as `change` */
    undo(caller: Caller, items: readonly AdminUndoItem[]) {
      const byId = new Map(items.map((item) => [item.id, item]));
      return run(caller, items, {
        what: 'undo',
        next: (row) => ({ ...bulk.getPlacing(row), ...bulk.placedBack(byId.get(row.id)) }),
      });
    },
  };
}

/** Ignores questions that are already in the requested state: a repetition changes nothing more. */
function assertSeen(pairs: readonly bulk.Pair[], items: readonly { id: string; version: number }[]): void {
  const seen = new Map(items.map(({ id, version }) => [id, version]));
  const changedBanks = pairs.map(({ row }) => row).filter(({ id, version }) => seen.get(id) !== version);
  if (changedBanks.length === 0) return;

  throw new Fault(
    'conflict',
    'Nothing was changed: someone else has changed some of these questions. Load the page again.',
    {
      facts: { changed: changedBanks.map(presentChanged) },
    },
  );
}

/** A question goes where its author teaches; what comes with the product is in no course. */
async function assertCoursesOfOwners(
  tx: Transaction,
  pairs: readonly bulk.Pair[],
  getField: (id: string) => string,
): Promise<void> {
  const fields: Record<string, string> = {};
  for (const { row, next } of pairs) {
    const { courseId } = next;
    if (courseId === null || courseId === row.courseId) continue;
    const ownItems = row.userId === null ? new Set() : await ownCourses(tx, row.userId, [courseId]);
    if (!ownItems.has(courseId))
      fields[getField(row.id)] = `${namedQuestion(row)}: choose a course of its author`;
  }
  if (Object.keys(fields).length > 0)
    throw new Fault('validation_failed', 'Choose a course of the author of each question.', { fields });
}

function presentChanged(row: BankRow) {
  const { id, version, status, tags, courseId, topic, changedAt } = row;
  return {
    id,
    version,
    question: namedQuestion(row),
    status,
    tags,
    course_id: courseId,
    topic,
    changed_at: changedAt,
  };
}

function recordActs(
  tx: Transaction,
  act: { actorId: string; what: AdministeredAct; now: number },
  pairs: readonly bulk.Pair[],
): Promise<void> {
  return recordAdministered(
    tx,
    { ...act, reason: null },
    pairs.map(({ row, next }) => ({ ...row, change: { before: standing(row), after: standing(next) } })),
  );
}

function standing({
  status,
  tags,
  courseId,
  topic,
}: Pick<BankRow, 'status' | 'tags' | 'courseId' | 'topic'>) {
  return { status, tags: tags.join(', '), course: courseId, topic };
}
