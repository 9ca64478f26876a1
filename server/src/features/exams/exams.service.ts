/** Exams: starting, resuming, answering. How one ends is in `exam-finish.service.ts`. */
import { type Exam, type ExamSummary, startExam } from '@akada/contract/work/exams.ts';
import { seededRandom, shuffled } from '@akada/core/generation/seeded-random.ts';
import { togetherByPassage } from '@akada/core/questions/passage-order.ts';
import { answerGraceMs, examPhase } from '@akada/core/quiz/exam-clock.ts';
import { type Authorized, authorize, ownedBy } from '../../platform/access/authorize.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { instantOf } from '../../platform/clock/instant.ts';
import type { Database, Executor, Transaction } from '../../platform/database/database.ts';
import { Fault, invalidField, notFound } from '../../platform/fault/fault.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { makeOnce } from '../../platform/idempotency/idempotency.ts';
import { deleteWindow } from '../../platform/limits/attempt-windows.repo.ts';
import { createLimits, type Limit } from '../../platform/limits/limits.ts';
import type { NotesService } from '../notes/notes.service.ts';
import type { QuestionRow, QuestionsService } from '../questions/questions.service.ts';
import type { ExamFinish } from './exam-finish.service.ts';
import { presentExam, presentSummary } from './exams.present.ts';
import type { ExamQueries, LoadedExam, SavedAnswer } from './exams.queries.ts';
import * as repo from './exams.repo.ts';

export interface ExamOrder {
  generationId: string | undefined;
  questionIds: string[] | undefined;
  durationMinutes: number;
  idempotencyKey: string | null;
}

export interface ExamsService {
  /**
   * @throws Fault `validation_failed` unless exactly one source with a question to mark is named, `not_found` for foreign questions,
   *   `too_many_requests`
   */
  start(userId: string, order: ExamOrder): Promise<Exam>;
  /** Ends the exam first when its time is over. */
  get(exam: Authorized<LoadedExam>): Promise<Exam>;
  list(filter: repo.ExamFilter): Promise<{ items: ExamSummary[]; total: number }>;
  lastResults(executor: Executor, userId: string, setIds: readonly string[]): Promise<LastResults>;
  /** @returns what is saved now, an older sequence changes nothing @throws Fault `exam_finished`, `answer_after_deadline` */
  saveAnswer(
    userId: string,
    examId: string,
    answer: { questionId: string; choice: number | null; sequence: number },
  ): Promise<SavedAnswer>;
}

/** By set the newest finished exam whose questions were all of this set, where there is one. */
export type LastResults = ReadonlyMap<string, repo.LastResult>;

/** What sets are called: their feature uses exams, so that these are given it. */
export interface SetTitles {
  /** @returns null for a set that is called by its note */
  ownTitleOf(executor: Executor, setId: string): Promise<string | null>;
}

export interface ExamsDeps {
  database: Database;
  questions: QuestionsService;
  notes: Pick<NotesService, 'titleOf'>;
  sets: SetTitles;
  finish: ExamFinish;
  clock: Clock;
  queries: ExamQueries;
}

const minuteMs = 60_000;

/** A student who starts, looks and starts again for a whole lesson stays below it. */
const startLimit: Limit = {
  most: 30,
  windowMs: 10 * minuteMs,
  refusal: (wait) => `You have started many exams. Please wait ${wait} before the next one.`,
};

const startsKey = (userId: string) => `exams:${userId}`;

export function createExamsService(deps: ExamsDeps): ExamsService {
  const { database, finish, clock, queries } = deps;

  const load = async (examId: string): Promise<LoadedExam> => {
    const loaded = await queries.load(examId);
    if (!loaded) throw notFound();
    return loaded;
  };

  const limits = createLimits(deps);

  return {
    async start(userId, order) {
      const call = { userId, endpoint: startExam.id, key: order.idempotencyKey };
      let leftOut = 0;
      const id = await makeOnce(deps, call, async (executor, newId) => {
        await limits.claim({ executor, key: startsKey(userId) }, startLimit);
        leftOut = await insertNew(deps, executor, userId, newId, order);
      });
      const { exam, items } = await load(id);
      return { ...presentExam(exam, items, clock.now()), ...(leftOut > 0 && { left_out: leftOut }) };
    },
    async get(authorized) {
      let { exam, items }: LoadedExam = authorized;
      if (!exam.finishedAt && examPhase(Date.parse(exam.deadlineAt), clock.now()) === 'over') {
        await finish.finishOverdue(exam.id);
        ({ exam, items } = await load(exam.id));
      }
      return presentExam(exam, items, clock.now());
    },
    async list(filter) {
      const { rows, total } = await repo.listExamRows(database.db, filter);
      return { items: rows.map((row) => presentSummary(row, clock.now())), total };
    },
    async lastResults(executor, userId, setIds) {
      if (setIds.length === 0) return new Map();
      const results = await repo.findLastResults(executor, userId, setIds);
      return new Map(results.map((result) => [result.setId, result]));
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
      return saved ?? whyNotSaved(deps, { userId, examId, ...answer }, now);
    },
  };
}

/** Deletes the count of a person. */
export function forgetStarts(tx: Transaction, userId: string): Promise<void> {
  return deleteWindow(tx, startsKey(userId));
}

async function insertNew(
  { questions, notes, sets, clock }: ExamsDeps,
  tx: Transaction,
  userId: string,
  id: string,
  order: ExamOrder,
): Promise<number> {
  const source = await chosenQuestions(questions, tx, userId, order);
  const chosen = markableOf(source, id);
  const now = clock.now();
  await repo.insertExam(tx, {
    id,
    userId,
    title: await titleOf({ notes, sets }, tx, chosen),
    generationId: onlySetOf(chosen),
    durationMinutes: order.durationMinutes,
    startedAt: instantOf(now),
    deadlineAt: instantOf(now + order.durationMinutes * minuteMs),
  });
  await repo.insertItems(
    tx,
    chosen.map((question, position) => itemOf(id, question, position)),
  );
  await publishHint(tx, userId, { topic: 'exam', id });
  return source.length - chosen.length;
}

type MarkableQuestion = QuestionRow & { answerIndex: number };

/** An exam has at most so many questions; a set that was read from a file may have more. */
const mostQuestions = 200;

/** @returns what an exam marks of these, in its own order @throws Fault `validation_failed` when that is nothing */
function markableOf(questions: readonly QuestionRow[], examId: string): MarkableQuestion[] {
  const markable = questions.filter((row): row is MarkableQuestion => row.answerIndex !== null);
  if (markable.length === 0) {
    throw invalidField(
      'question_ids',
      'Each of these questions has several right options, which exams do not mark yet. Practise them instead.',
    );
  }
  return togetherByPassage(shuffled(markable, seededRandom(examId))).slice(0, mostQuestions);
}

function onlySetOf(questions: readonly QuestionRow[]): string | null {
  const [only, ...others] = new Set(questions.map(({ generationId }) => generationId));
  return only !== undefined && others.length === 0 ? only : null;
}

async function titleOf(
  { notes, sets }: Pick<ExamsDeps, 'notes' | 'sets'>,
  tx: Transaction,
  questions: readonly QuestionRow[],
): Promise<string> {
  const noteIds = [...new Set(questions.map(({ noteId }) => noteId))];
  const [only = null] = noteIds;
  const setId = onlySetOf(questions);
  const ofNote = noteIds.length === 1 && only !== null ? await notes.titleOf(tx, only) : null;
  const ofSet = ofNote === null && setId !== null ? await sets.ownTitleOf(tx, setId) : null;
  return ofNote ?? ofSet ?? 'Practice exam';
}

async function chosenQuestions(
  service: QuestionsService,
  tx: Transaction,
  userId: string,
  { generationId, questionIds }: ExamOrder,
): Promise<QuestionRow[]> {
  if (generationId !== undefined && questionIds === undefined) {
    const questions = await service.ofGeneration(tx, userId, generationId);
    if (questions.length === 0) throw notFound();
    return questions;
  }
  if (questionIds !== undefined && generationId === undefined) {
    const wanted = [...new Set(questionIds)];
    const questions = await service.byIds(tx, userId, wanted);
    if (questions.length < wanted.length) throw notFound();
    return questions;
  }
  throw invalidField('question_ids', 'Name either generation_id or question_ids');
}

function itemOf(examId: string, question: MarkableQuestion, position: number): repo.NewExamItem {
  const { id: questionId, noteId, stem, options, answerIndex, explanation, feedback, markup } = question;
  const { sourcePage, sourceSection, sourceQuote, content, answerContent, contentVersion } = question;
  return {
    feedback,
    markup,
    questionVersion: question.version,
    passageId: question.passageId,
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
    content,
    answerContent,
    contentVersion,
  };
}

/** The rare way: an older sequence is answered with what is stored, everything else is refused with its reason. */
async function whyNotSaved(
  { database, queries }: ExamsDeps,
  {
    userId,
    examId,
    questionId,
    choice,
  }: { userId: string; examId: string; questionId: string; choice: number | null },
  now: number,
): Promise<SavedAnswer> {
  const { exam } = await authorize(queries.load(examId), (loaded) => ownedBy({ userId })(loaded.exam));
  const item = await repo.findItem(database.db, examId, questionId);
  if (!item) throw notFound();
  if (choice !== null && choice >= item.optionCount)
    throw invalidField('choice', 'Choose one of the options');

  if (examPhase(Date.parse(exam.deadlineAt), now) === 'over') {
    throw new Fault(
      'answer_after_deadline',
      'This answer arrived after the time was up, so it does not count.',
    );
  }
  if (exam.finishedAt) {
    throw new Fault('exam_finished', 'This exam was handed in already, so its answers stand.');
  }
  return { choice: item.choice, sequence: item.sequence };
}
