/** A copyright report hides the reported share or course set until an administrator decides. */
import { isDown, type ProtectedKind, stateAfterReport } from '@akada/core/rights/rights.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { notFound } from '../../platform/fault/fault.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { newId } from '../../platform/ids/ids.ts';
import { record } from '../../platform/outbox/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockAccount } from '../accounts/accounts.ts';
import { copyrightClosed } from './copyright.events.ts';
import * as repo from './copyright.repo.ts';
import type { CaseRow } from './rights.tables.ts';

/** A shared thing that the reporter sees. */
export interface ReportedThing {
  ownerId: string;
  kind: ProtectedKind;
  subjectId: string;
  title: string;
  /** Texts of its first parts. */
  parts: readonly string[];
  papers: readonly string[];
  questionIds: readonly string[];
}

export interface CopyrightReport {
  reporterId: string;
  holder: string;
  contact: string;
  comment: string;
}

export type CopyrightReports = ReturnType<typeof createCopyrightReports>;

/** Parts of the excerpt, and characters of each. */
const excerptParts = 5;
const partLength = 160;

export function createCopyrightReports({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  return {
    /** Hides it from everybody but its owner, who is notified. A second report of the same person changes nothing. */
    report: (thing: ReportedThing, report: CopyrightReport): Promise<void> =>
      database.transaction(async (tx) => {
        await lockBoth(tx, thing.ownerId, report.reporterId);
        const reportedAt = getInstant(clock.now());
        const fresh = getCase(thing, reportedAt);
        const earlierCase = await repo.putCase(tx, fresh);
        const isFirst = earlierCase.id === fresh.id;
        const { reporterId, ...words } = report;
        const row = {
          id: newId(),
          caseId: earlierCase.id,
          userId: reporterId,
          ...words,
          reportedAt,
          outcome: null,
        };
        if (!(await repo.insertReport(tx, row))) return;

        const rejectedReports = await repo.countRejected(tx, reporterId);
        const state = stateAfterReport({
          state: isFirst ? null : earlierCase.state,
          wasPutBack: earlierCase.wasPutBack,
          rejectedReports,
        });
        const isReopened = earlierCase.state === 'put_back';
        await repo.updateCase(tx, earlierCase.id, {
          state,
          title: thing.title,
          papers: [...thing.papers],
          questionIds: [...thing.questionIds],
          ...(isReopened && { openedAt: reportedAt }),
        });
        const change = { before: null, after: { case: earlierCase.id, state } };
        const entry = { actorId: reporterId, targetId: thing.ownerId, action: 'copyright.report', change };
        await writeAudit(tx, [entry], clock.now());
        if (!isDown(state) || (!isFirst && isDown(earlierCase.state))) return;
        const { kind, subjectId, title } = thing;
        const facts = { id: earlierCase.id, title, kind, subject_id: subjectId };
        await record(tx, copyrightClosed, { userId: thing.ownerId, subjectId: newId(), facts });
        await publishHint(tx, thing.ownerId, { topic: 'share', id: null });
      }),
  };
}

/** In the order of their ids, so that two people who report each other do not wait for one another. */
async function lockBoth(tx: Transaction, ...ids: readonly string[]): Promise<void> {
  for (const id of ids.toSorted()) if (!(await lockAccount(tx, id))) throw notFound();
}

function getCase(thing: ReportedThing, openedAt: string): CaseRow {
  const { ownerId, kind, subjectId, title, parts, papers, questionIds } = thing;
  const excerpt = parts
    .slice(0, excerptParts)
    .map((text) => (text.length > partLength ? `${text.slice(0, partLength)}…` : text))
    .join('\n');
  return {
    id: newId(),
    ownerId,
    kind,
    subjectId,
    title,
    excerpt,
    papers: [...papers],
    questionIds: [...questionIds],
    state: 'waiting',
    wasPutBack: false,
    openedAt,
    answer: null,
    answeredAt: null,
    decidedBy: null,
    decidedAt: null,
  };
}
