/** Changes of a past paper's questions by its student. The questions of its set stay as they are. */
import type { Authorized } from '../../platform/access/authorize.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { notFound } from '../../platform/fault/fault.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { assertNotHeld, type QuestionHolds } from '../questions/holds/question-holds.service.ts';
import { getDerivedColumns } from './derived-columns.ts';
import * as repo from './past-papers.repo.ts';
import type { PaperQuestionRow, PaperRow } from './past-papers.tables.ts';
import { mendQuestion, type QuestionChange } from './printed/mended-question.ts';
import type { PaperQuestionContent } from './printed/paper-content.ts';
import { readTypedKeys } from './typed-keys.ts';

interface PaperMendingDeps {
  database: Database;
  clock: Clock;
  holds: QuestionHolds;
}

export interface PaperMending {
  /** @throws Fault `validation_failed`, `conflict` while an exam asks the question, `not_found` without such a question */
  change(paper: Authorized<PaperRow>, position: number, change: QuestionChange): Promise<void>;
  /** @throws Fault `validation_failed` that names the question, `conflict` while an exam asks one of them */
  giveKeys(paper: Authorized<PaperRow>, letters: string): Promise<void>;
  /**
   * @param topic null for the topic of the section or of the paper
   * @throws Fault `not_found` without one of these questions, `conflict` while an exam asks one of them
   */
  nameTopic(
    paper: Authorized<PaperRow>,
    naming: { positions: readonly number[]; topic: string | null },
  ): Promise<void>;
}

interface Changed {
  row: PaperQuestionRow;
  next: Partial<Omit<PaperQuestionContent, 'printed'>>;
}

export function createPaperMending({ database, clock, holds }: PaperMendingDeps): PaperMending {
  const save = (
    { id, userId }: PaperRow,
    getChanges: (rows: PaperQuestionRow[]) => Changed[],
  ): Promise<void> =>
    database.transaction(async (tx: Transaction) => {
      if ((await repo.lockPaper(tx, id)) === null) throw notFound();
      const changes = getChanges(await repo.findQuestions(tx, [id])).filter(isChange);
      if (changes.length === 0) return;

      const ids = changes.flatMap(({ row }) => row.questionId ?? []);
      await assertNotHeld(holds, { executor: tx, userId, ids });
      for (const { row, next } of changes)
        await repo.updateQuestion(tx, row, { ...next, ...getDerivedColumns({ ...row, ...next }) });
      await repo.updatePaper(tx, id, { changedAt: getInstant(clock.now()) });
      await publishHint(tx, userId, { topic: 'past_paper', id });
    });

  return {
    change: (paper, position, change) =>
      save(paper, (rows) => {
        const row = rows.find((one) => one.position === position);
        if (row === undefined) throw notFound();
        return [{ row, next: mendQuestion(row, change) }];
      }),
    giveKeys: (paper, letters) =>
      save(paper, (rows) =>
        readTypedKeys(letters, rows).map(({ row, index }) => ({
          row,
          next: mendQuestion(row, { key: [index] }),
        })),
      ),
    nameTopic: (paper, { positions, topic }) =>
      save(paper, (rows) => {
        const uniquePositions = new Set(positions);
        const found = rows.filter(({ position }) => uniquePositions.has(position));
        if (found.length < uniquePositions.size) throw notFound();
        return found.map((row) => ({ row, next: { topic: topic?.replace(/\s+/g, ' ') ?? null } }));
      }),
  };
}

function isChange({ row, next }: Changed): boolean {
  return JSON.stringify({ ...row, ...next }) !== JSON.stringify(row);
}
