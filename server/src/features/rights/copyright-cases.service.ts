/** Cases of copyright: the owner answers once, an administrator decides. */
import type { CopyrightCase, ReviewedCase } from '@akada/contract/observers/copyright.ts';
import type { Authorized } from '../../platform/access/authorize.ts';
import { nilId, writeAudit } from '../../platform/audit/audit.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import { readInTime } from '../../platform/database/read-in-time.ts';
import { Fault, notFound } from '../../platform/fault/fault.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { newId } from '../../platform/ids/ids.ts';
import { record, recordAll } from '../../platform/outbox/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockAccount, peopleById } from '../accounts/accounts.ts';
import { copyrightAnswered, copyrightDecided } from './copyright.events.ts';
import * as repo from './copyright.repo.ts';
import type { CaseRow } from './rights.tables.ts';

export type CopyrightCases = ReturnType<typeof createCopyrightCases>;

export function createCopyrightCases({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  const { db } = database;

  const review = async (rows: readonly CaseRow[]): Promise<ReviewedCase[]> => {
    const reports = await repo.findReports(
      db,
      rows.map(({ id }) => id),
    );
    const people = await peopleById(
      db,
      [...rows.map(({ ownerId }) => ownerId), ...reports.map(({ userId }) => userId)].flatMap(
        (id) => id ?? [],
      ),
    );
    const toPerson = (id: string | null) => {
      const person = id === null ? undefined : people.get(id);
      return id !== null && person ? { id, full_name: person.fullName } : null;
    };
    return rows.map((row) => ({
      ...presentCase(row),
      excerpt: row.excerpt,
      owner: toPerson(row.ownerId),
      reports: reports
        .filter(({ caseId }) => caseId === row.id)
        .map(({ id, userId, holder, contact, comment, reportedAt, outcome }) => ({
          id,
          reporter: toPerson(userId),
          holder,
          contact,
          comment,
          reported_at: reportedAt,
          outcome,
        })),
    }));
  };
  const reviewOne = async (id: string): Promise<ReviewedCase> => {
    const row = await repo.findCase(db, id);
    const [shown] = row ? await review([row]) : [];
    if (!shown) throw notFound();
    return shown;
  };
  const read = async (id: string): Promise<CopyrightCase> => {
    const row = await repo.findCase(db, id);
    if (!row) throw notFound();
    const reports = await repo.findReports(db, [id]);
    const holders = new Set(reports.map(({ holder }) => holder).filter((holder) => holder !== ''));
    return { ...presentCase(row), holders: [...holders] };
  };

  return {
    read: ({ id }: Authorized<CaseRow>) => read(id),
    /** @throws Fault `conflict` for a second, different answer, and after the decision */
    async answer({ id }: Authorized<CaseRow>, text: string): Promise<CopyrightCase> {
      await database.transaction(async (tx) => {
        const row = await repo.lockCase(tx, id);
        if (!row?.ownerId) throw notFound();
        if (row.answer === text) return;
        if (row.answer !== null)
          throw new Fault('conflict', 'You have answered already. We read what you wrote.');
        if (row.state === 'kept_down' || row.state === 'put_back')
          throw new Fault(
            'conflict',
            'This is decided already. Write to support if you have something to add.',
          );
        await repo.updateCase(tx, id, { answer: text, answeredAt: getInstant(clock.now()) });
      });
      return read(id);
    },
    async list(page: { decided: boolean; skip: number; limit: number }) {
      const { rows, total } = await readInTime(database, (tx) => repo.listCases(tx, page));
      return { items: await review(rows), total };
    },
    /**
     * The owner and the reporters are notified.
     *
     * @throws Fault `not_found`, `conflict` if it was decided otherwise or reported again
     */
    async decide(
      actorId: string,
      id: string,
      { put_back: putBack, reports_seen: reportsSeen }: { put_back: boolean; reports_seen: number },
    ): Promise<ReviewedCase> {
      await database.transaction(async (tx) => {
        // An administrator who was erased leaves no name behind.
        if (!(await lockAccount(tx, actorId))) throw notFound();
        const row = await repo.lockCase(tx, id);
        if (!row) throw notFound();
        const state = putBack ? 'put_back' : 'kept_down';
        if (row.state === state) return;
        if (row.state === 'put_back' || row.state === 'kept_down')
          throw new Fault(
            'conflict',
            'Another administrator has decided this otherwise. Load the page again.',
          );
        if ((await repo.findReports(tx, [id])).length > reportsSeen)
          throw new Fault('conflict', 'There is a new report about it. Read it, then decide.');

        const decidedAt = getInstant(clock.now());
        const wasPutBack = row.wasPutBack || putBack;
        await repo.updateCase(tx, id, { state, wasPutBack, decidedBy: actorId, decidedAt });
        const reporters = await repo.closeReports(tx, id, putBack ? 'turned_down' : 'upheld');
        const { ownerId, title, kind, subjectId } = row;
        const change = { before: { state: row.state }, after: { case: id, state } };
        const action = putBack ? 'copyright.put_back' : 'copyright.keep_down';
        await writeAudit(tx, [{ actorId, targetId: ownerId ?? nilId, action, change }], clock.now());
        await recordAll(
          tx,
          copyrightAnswered,
          reporters.map((userId) => ({ userId, subjectId: newId(), facts: { title, put_back: putBack } })),
        );
        // The owner did not notice a case that hid nothing.
        if (ownerId === null || (putBack && row.state === 'waiting')) return;
        const facts = { id, title, kind, subject_id: subjectId, put_back: putBack };
        await record(tx, copyrightDecided, { userId: ownerId, subjectId: newId(), facts });
        await publishHint(tx, ownerId, { topic: 'share', id: null });
      });
      return reviewOne(id);
    },
  };
}

function presentCase(row: CaseRow) {
  const { id, kind, title, state, openedAt, answer, answeredAt, decidedAt } = row;
  return {
    id,
    kind,
    title,
    state,
    opened_at: openedAt,
    answer,
    answered_at: answeredAt,
    decided_at: decidedAt,
  };
}
