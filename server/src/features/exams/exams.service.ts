/** Exams: starting, resuming, answering. How one ends is in `exam-finish.service.ts`. */
import type { Exam, ExamSummary } from '@akada/contract/exams.ts';
import { seededRandom, shuffled } from '@akada/core/generation/seeded-random.ts';
import { answerGraceMs, examPhase } from '@akada/core/quiz/exam-clock.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { instantOf } from '../../platform/clock/instant.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { Fault, invalidField, notFound } from '../../platform/fault/fault.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { newId } from '../../platform/ids/ids.ts';
import type { NotesService } from '../notes/notes.service.ts';
import type { QuestionRow, QuizService } from '../quiz/quiz.service.ts';
import type { ExamFinish } from './exam-finish.service.ts';
import { presentExam, presentSummary } from './exams.present.ts';
import { type ExamQueries, prepareExamQueries, type SavedAnswer } from './exams.queries.ts';
import * as repo from './exams.repo.ts';

export interface ExamOrder {
  generationId: string | undefined;
  questionIds: string[] | undefined;
  durationMinutes: number;
  idempotencyKey: string | null;
}

export interface ExamsService {
  /** @throws Fault `validation_failed` unless exactly one source is named, `not_found` for foreign questions */
  start(userId: string, order: ExamOrder): Promise<Exam>;
  /** Ends the exam first when its time is over. @throws Fault `not_found` */
  get(userId: string, examId: string): Promise<Exam>;
  list(filter: repo.ExamFilter): Promise<{ items: ExamSummary[]; total: number }>;
  /** @returns what is saved now, an older sequence changes nothing @throws Fault `exam_finished`, `answer_too_late` */
  saveAnswer(
    userId: string,
    examId: string,
    answer: { questionId: string; choice: number | null; sequence: number },
  ): Promise<SavedAnswer>;
}

export interface ExamPorts {
  database: Database;
  quiz: QuizService;
  notes: Pick<NotesService, 'titleOf'>;
  finish: ExamFinish;
  clock: Clock;
}

const minuteMs = 60_000;

export function createExamsService(ports: ExamPorts): ExamsService {
  const { database, finish, clock } = ports;
  const queries = prepareExamQueries(database);

  const load = async (userId: string, examId: string) => {
    const loaded = await queries.load(userId, examId);
    if (!loaded) throw notFound();
    return loaded;
  };

  return {
    async start(userId, order) {
      const id = newId();
      const started = await database.transaction((tx) => insertNew(ports, tx, userId, id, order));
      const first =
        started || order.idempotencyKey === null
          ? id
          : await repo.findIdByIdempotencyKey(database.db, userId, order.idempotencyKey);
      const { exam, items } = await load(userId, first ?? id);
      return presentExam(exam, items, clock.now());
    },
    async get(userId, examId) {
      let { exam, items } = await load(userId, examId);
      if (!exam.finishedAt && examPhase(Date.parse(exam.deadlineAt), clock.now()) === 'over') {
        await finish.finishOverdue(examId);
        ({ exam, items } = await load(userId, examId));
      }
      return presentExam(exam, items, clock.now());
    },
    async list(filter) {
      const { rows, total } = await repo.listExamRows(database.db, filter);
      return { items: rows.map((row) => presentSummary(row, clock.now())), total };
    },
    async saveAnswer(userId, examId, answer) {
      const now = clock.now();
      const saved = await queries.save({
        ...answer,
        userId,
        examId,
        now: instantOf(now),
        oldestDeadline: instantOf(now - answerGraceMs),
      });
      return saved ?? whyNotSaved(database, queries, { userId, examId, ...answer }, now);
    },
  };
}

async function insertNew(
  { quiz, notes, clock }: ExamPorts,
  tx: Transaction,
  userId: string,
  id: string,
  order: ExamOrder,
): Promise<boolean> {
  const questions = await chosenQuestions(quiz, tx, userId, order);
  const now = clock.now();
  const inserted = await repo.insertExam(tx, {
    id,
    userId,
    title: await titleOf(notes, tx, questions),
    durationMinutes: order.durationMinutes,
    startedAt: instantOf(now),
    deadlineAt: instantOf(now + order.durationMinutes * minuteMs),
    idempotencyKey: order.idempotencyKey,
  });
  if (!inserted) return false;

  const inOrder = shuffled(questions, seededRandom(id));
  await repo.insertItems(
    tx,
    inOrder.map((question, position) => itemOf(id, question, position)),
  );
  await publishHint(tx, userId, { topic: 'exam', id });
  return true;
}

async function titleOf(
  notes: Pick<NotesService, 'titleOf'>,
  tx: Transaction,
  questions: readonly QuestionRow[],
): Promise<string> {
  const noteIds = [...new Set(questions.map(({ noteId }) => noteId))];
  const [only] = noteIds;
  const title = noteIds.length === 1 && only !== undefined ? await notes.titleOf(tx, only) : null;
  return title ?? 'Practice exam';
}

async function chosenQuestions(
  quiz: QuizService,
  tx: Transaction,
  userId: string,
  { generationId, questionIds }: ExamOrder,
): Promise<QuestionRow[]> {
  if (generationId !== undefined && questionIds === undefined) {
    const questions = await quiz.ofGeneration(tx, userId, generationId);
    if (questions.length === 0) throw notFound();
    return questions;
  }
  if (questionIds !== undefined && generationId === undefined) {
    const wanted = [...new Set(questionIds)];
    const questions = await quiz.byIds(tx, userId, wanted);
    if (questions.length < wanted.length) throw notFound();
    return questions;
  }
  throw invalidField('question_ids', 'Name either generation_id or question_ids');
}

function itemOf(examId: string, question: QuestionRow, position: number): repo.NewExamItem {
  const { id: questionId, noteId, stem, options, answerIndex, explanation } = question;
  const { sourcePage, sourceSection, sourceQuote } = question;
  return {
    examId,
    questionId,
    position,
    noteId,
    stem,
    options,
    answerIndex,
    explanation,
    sourcePage,
    sourceSection,
    sourceQuote,
  };
}

/** The rare way: an older sequence is answered with what stands, everything else is refused with its reason. */
async function whyNotSaved(
  { db }: Database,
  queries: ExamQueries,
  { userId, examId, questionId }: { userId: string; examId: string; questionId: string },
  now: number,
): Promise<SavedAnswer> {
  const loaded = await queries.load(userId, examId);
  const item = loaded && (await repo.findItem(db, examId, questionId));
  if (!item) throw notFound();

  if (examPhase(Date.parse(loaded.exam.deadlineAt), now) === 'over') {
    throw new Fault('answer_too_late', 'This answer arrived after the time was up, so it does not count.');
  }
  if (loaded.exam.finishedAt) {
    throw new Fault('exam_finished', 'This exam was handed in already, so its answers stand.');
  }
  return item;
}
