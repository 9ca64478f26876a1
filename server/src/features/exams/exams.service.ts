/** Exams as students find them again: one, the list, and what came of the last ones. */
import type { Exam, ExamSummary } from '@akada/contract/work/exams.ts';
import { examPhase } from '@akada/core/exams/exam-clock.ts';
import { endOf } from '@akada/core/exams/standing-clock.ts';
import type { Authorized } from '../../platform/access/authorize.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import { notFound } from '../../platform/fault/fault.ts';
import { getShowing } from './course-exams/course-exam-showing.service.ts';
import { shownSummary } from './course-exams/shown-outcome.ts';
import type { ExamFinish } from './end/exam-finish.service.ts';
import * as repo from './exam/exams.repo.ts';
import { presentExam, presentSummary } from './exams.present.ts';
import type { LoadedExam, OpenExam, SittingQueries } from './sitting/sitting.queries.ts';

export type { ExamFilter } from './exam/exams.repo.ts';
export type { SetTitles } from './start/exam-start.service.ts';

export interface ExamsService {
  /** Ends the exam first if its time has passed. */
  get(exam: Authorized<LoadedExam>): Promise<Exam>;
  /** An exam of the caller, which was just started. */
  started(examId: string): Promise<Exam>;
  list(filter: repo.ExamFilter): Promise<{ items: ExamSummary[]; total: number }>;
  lastResults(executor: Executor, userId: string, setIds: readonly string[]): Promise<LastResults>;
}

/** Maps each set to the newest finished exam whose questions all came from it. */
export type LastResults = ReadonlyMap<string, repo.LastResult>;

export interface ExamsDeps {
  database: Database;
  finish: Pick<ExamFinish, 'finishOverdue'>;
  clock: Clock;
  queries: SittingQueries;
}

export function createExamsService({ database, finish, clock, queries }: ExamsDeps): ExamsService {
  const load = async (examId: string): Promise<LoadedExam> => {
    const loaded = await queries.load(examId);
    if (!loaded) throw notFound();
    return loaded;
  };
  const present = async (loaded: LoadedExam): Promise<Exam> => {
    const hasPassages = loaded.items.some(({ passageId }) => passageId !== null);
    const passages = hasPassages ? await repo.findExamPassages(database.db, loaded.exam.id) : [];
    return presentExam(loaded, passages, clock.now());
  };

  return {
    async get(loaded) {
      if (loaded.exam.finishedAt || examPhase(endOfOpen(loaded.exam), clock.now()) !== 'over') {
        return present(loaded);
      }
      await finish.finishOverdue(loaded.exam.id);
      return present(await load(loaded.exam.id));
    },
    started: async (examId) => present(await load(examId)),
    async list(filter) {
      const { rows, total } = await repo.listExamRows(database.db, filter);
      const now = clock.now();
      const showing = await getShowing(database.db, filter.userId, rows);
      return { items: rows.map((row) => shownSummary(presentSummary(row, now), showing(row), now)), total };
    },
    async lastResults(executor, userId, setIds) {
      if (setIds.length === 0) return new Map();
      const results = await repo.findLastResults(executor, userId, setIds);
      return new Map(results.map((result) => [result.setId, result]));
    },
  };
}

function endOfOpen({ deadlineAt, closes, lastSeen, awayMs }: OpenExam): number {
  return endOf({ deadline: Date.parse(deadlineAt), closes, lastSeen, awayMs });
}
