/** A student's past papers: listing, showing, correcting the heading, deleting. */
import type {
  changePastPaper,
  PastPaper,
  PastPaperQuestion,
  PastPaperReview,
} from '@akada/contract/material/past-papers.ts';
import type { BodyOf } from '@akada/contract/wire/endpoint.ts';
import type { Authorized } from '../../platform/access/authorize.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/fault/fault.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { createUndo, type Deletable } from '../../platform/undo/undo.ts';
import type { NotesService } from '../notes/notes.service.ts';
import type { QuestionHolds } from '../questions/holds/question-holds.service.ts';
import type { QuestionsService } from '../questions/questions.service.ts';
import { presentPaper } from './past-papers.present.ts';
import * as repo from './past-papers.repo.ts';
import { type HeadingField, type PaperQuestionRow, type PaperRow, pastPapers } from './past-papers.tables.ts';
import { presentQuestion } from './printed/present-question.ts';
import { countQuestions } from './shelf/paper-conditions.queries.ts';

interface PastPapersDeps {
  database: Database;
  clock: Clock;
  notes: Pick<NotesService, 'titlesOf'>;
  questions: Pick<QuestionsService, 'byIds' | 'countBySet'>;
  holds: Pick<QuestionHolds, 'heldOf'>;
}

export interface PastPapersService {
  /** The latest first. */
  list(page: repo.PapersPage): Promise<{ items: PastPaper[]; total: number }>;
  review(paper: Authorized<PaperRow>): Promise<PastPaperReview>;
  /**
   * @returns the question, and the paper with its counts
   * @throws Fault `not_found` when the paper was read again since and has no such question
   */
  question(
    paper: Authorized<PaperRow>,
    position: number,
  ): Promise<{ paper: PastPaper; question: PastPaperQuestion }>;
  /** Corrects the heading. Reading the note again does not change corrected fields. */
  change(paper: Authorized<PaperRow>, heading: BodyOf<typeof changePastPaper>): Promise<PastPaper>;
  /** Its note and its set stay. */
  remove(paper: Authorized<Deletable>): Promise<void>;
  /** @throws Fault `not_found` if it was removed permanently */
  restore(paper: Authorized<Deletable>): Promise<void>;
}

export function createPastPapers(deps: PastPapersDeps): PastPapersService {
  const { database, clock } = deps;
  const { db } = database;
  const undo = createUndo(deps, pastPapers, { topic: 'past_paper' });

  const presentAll = async (userId: string, rows: readonly PaperRow[]): Promise<PastPaper[]> => {
    const [titles, sets, counts] = await Promise.all([
      deps.notes.titlesOf(
        db,
        rows.flatMap(({ noteId, answersNoteId }) => [
          noteId,
          ...(answersNoteId === null ? [] : [answersNoteId]),
        ]),
      ),
      deps.questions.countBySet(db, userId),
      countQuestions(
        db,
        rows.map(({ id }) => id),
      ),
    ]);
    return rows.map((row) =>
      presentPaper(row, {
        title: titles.get(row.noteId) ?? '',
        answersTitle: titles.get(row.answersNoteId ?? '') ?? null,
        counts: counts.get(row.id),
        hasSet: row.setId !== null && sets.has(row.setId),
      }),
    );
  };
  const presentOne = async (row: PaperRow): Promise<PastPaper> => {
    const [paper] = await presentAll(row.userId, [row]);
    if (paper === undefined) throw notFound();
    return paper;
  };
  const presentQuestions = async (paper: PaperRow, rows: readonly PaperQuestionRow[]) => {
    const ids = rows.flatMap(({ questionId }) => questionId ?? []);
    const [inSet, held] = await Promise.all([
      deps.questions.byIds(db, paper.userId, ids),
      deps.holds.heldOf(db, paper.userId, ids),
    ]);
    const there = new Set(inSet.map(({ id }) => id));
    return rows.map((row) => {
      const id = row.questionId ?? '';
      return presentQuestion(paper, row, { isInSet: there.has(id), isHeld: held.has(id) });
    });
  };
  const getNow = async ({ id }: Pick<PaperRow, 'id'>) => {
    const row = await repo.findPaper(db, id);
    if (row === null) throw notFound();
    return { row, questions: await repo.findQuestions(db, [id]) };
  };

  return {
    async list(page) {
      const { rows, total } = await repo.findPapers(db, page);
      return { items: await presentAll(page.userId, rows), total };
    },
    async review(paper) {
      const { row, questions } = await getNow(paper);
      const [presented, presentedQuestions] = await Promise.all([
        presentOne(row),
        presentQuestions(row, questions),
      ]);
      return { paper: presented, questions: presentedQuestions, omitted: row.omitted };
    },
    async question(paper, position) {
      const { row, questions } = await getNow(paper);
      const [question] = await presentQuestions(
        row,
        questions.filter((one) => one.position === position),
      );
      if (question === undefined) throw notFound();
      return { paper: await presentOne(row), question };
    },
    async change(paper, heading) {
      await database.transaction(async (tx) => {
        const row = await repo.lockPaper(tx, paper.id);
        if (row === null) throw notFound();
        const fields = (['body', 'year', 'subject', 'topic'] as const).filter(
          (field) => heading[field] !== undefined && (heading[field] || null) !== row[field],
        );
        if (fields.length === 0) return;
        await repo.updatePaper(tx, row.id, {
          ...Object.fromEntries(fields.map((field) => [field, heading[field] || null])),
          corrected: [...new Set<HeadingField>([...row.corrected, ...fields])],
          changedAt: getInstant(clock.now()),
        });
        await publishHint(tx, row.userId, { topic: 'past_paper', id: row.id });
      });
      const { row } = await getNow(paper);
      return presentOne(row);
    },
    remove: undo.remove,
    restore: async (paper) => {
      await undo.restore(paper);
    },
  };
}
