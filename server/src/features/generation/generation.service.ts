/** Asking for questions, cards or a study guide and waiting for them. The making itself is a job: see `generation-making.service.ts`. */
import { type CardGeneration, generateFlashcards } from '@akada/contract/work/card-generation.ts';
import { type Generation, generateMcqs, type QuestionSetSummary } from '@akada/contract/work/generation.ts';
import { generateGuide } from '@akada/contract/work/guide-generation.ts';
import { cardShortfallSentence } from '@akada/core/cards/card-shortfall.ts';
import { type GenerationKind, generationFailureSentence } from '@akada/core/generation/generation-failure.ts';
import type { QuestionScope } from '@akada/core/generation/question-draft.ts';
import { shortfallSentence } from '@akada/core/generation/shortfall.ts';
import { madeBySentence } from '@akada/core/language-model/offline-reason.ts';
import type { Authorized } from '../../platform/access/authorize.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { HintBus } from '../../platform/hints/hints.ts';
import type { Caller } from '../../platform/http/route.ts';
import { findMade, makeOnce } from '../../platform/idempotency/idempotency.ts';
import type { CardSets } from '../cards/card-sets.service.ts';
import { type CourseText, courseOfText, getCourses } from '../courses/course-texts/course-texts.service.ts';
import type { ExamsService, LastResults } from '../exams/exams.service.ts';
import type { Note } from '../notes/notes.access.ts';
import { assertReady, type NotesService } from '../notes/notes.service.ts';
import type { ShownPassages } from '../questions/passages/shown-passages.service.ts';
import type { QuestionsService } from '../questions/questions.service.ts';
import type { UsageService } from '../usage/usage.service.ts';
import * as repo from './generation.repo.ts';
import type { GenerationRow } from './generation.tables.ts';
import type { PlacedOrders } from './placed-orders.service.ts';
import { getReplacements } from './question-replacing.service.ts';
import { assertScope, type ScopeDeps, type Waiting } from './question-scope.service.ts';
import { getCloths, getTitles } from './set-titles.service.ts';

/** The wait before a call answers "still running": well below the timeouts of proxies and phones. */
const waitAtMostMs = 25_000;

/** The endpoint that starts each kind. */
const endpointOf: Record<GenerationKind, string> = {
  mcq: generateMcqs.id,
  flashcard: generateFlashcards.id,
  enhanced_note: generateGuide.id,
};

export interface GenerationOrder {
  kind: GenerationKind;
  /** Asked for only when the key is new: a repetition is answered also after the note was deleted. */
  note(): Promise<Authorized<Note>>;
  count: number;
  courseName: string;
  scope: QuestionScope;
  idempotencyKey: string | null;
}

export interface GenerationService {
  /**
   * Reserves a unit, writes the generation and sends its job in one transaction.
   * @returns its id, or the id of the first one with the same key
   * @throws Fault `validation_failed` when the note has nothing for the scope, `note_not_ready`, `usage_limit_reached`, `too_many_requests`, and what `order.note` throws
   */
  start(caller: Caller, order: GenerationOrder, waiting: Waiting): Promise<string>;
  /**
   * Waits until it is ready or failed, at most 25 s or until the signal says that the caller waits no longer.
   * @param load reads the generation of the caller
   */
  settled(
    caller: Caller,
    load: () => Promise<Authorized<GenerationRow>>,
    signal: AbortSignal,
  ): Promise<Authorized<GenerationRow>>;
  present(caller: Caller, row: Authorized<GenerationRow>): Promise<Generation>;
  presentCards(caller: Caller, row: Authorized<GenerationRow>): Promise<CardGeneration>;
  /** The sets of one note or all that have questions now, newest first. */
  list(requested: Omit<repo.WantedSets, 'ids'>): Promise<{ items: QuestionSetSummary[]; total: number }>;
}

export interface GenerationDeps extends ScopeDeps {
  database: Database;
  hints: HintBus;
  clock: Clock;
  usage: Pick<UsageService, 'ofKind'>;
  questions: QuestionsService;
  cards: Pick<CardSets, 'ofGeneration'>;
  orders: Pick<PlacedOrders, 'submit'>;
  notes: Pick<NotesService, 'titlesOf' | 'clothsOf' | 'loadDocument'>;
  exams: Pick<ExamsService, 'lastResults'>;
  passagesOf: ShownPassages;
}

export function createGenerationService(deps: GenerationDeps): GenerationService {
  return {
    present: (caller, row) => presentQuestions(deps, caller, row),
    presentCards: (caller, row) => presentCards(deps, caller, row),
    start: (caller, order, waiting) => start(deps, caller, order, waiting),
    list: (requested) => listSets(deps, requested),
    async settled(caller, load, signal) {
      const enough = AbortSignal.any([signal, AbortSignal.timeout(waitAtMostMs)]);
      const changes = deps.hints.hintsFor(caller.userId, enough);
      let row = await load();
      if (isFinished(row)) return row;

      for await (const hint of changes) {
        if (hint.id !== row.id) continue;
        row = await load();
        if (isFinished(row)) return row;
      }
      return load();
    },
  };
}

async function start(
  deps: GenerationDeps,
  caller: Caller,
  order: GenerationOrder,
  waiting: Waiting,
): Promise<string> {
  const { userId, plan } = caller;
  const { kind } = order;
  const call = { userId, endpoint: endpointOf[kind], key: order.idempotencyKey };

  const made = await findMade(deps.database.db, call);
  if (made !== null) return made;

  const note = await order.note();
  assertReady(note);
  // The topics of questions do not apply to cards, which are made from other lines.
  if (kind === 'mcq') await assertScope(deps, note, order.scope, waiting);
  return makeOnce(deps, call, async (tx, id) => {
    const { count, scope } = order;
    const course = await courseOfOrder(tx, order.courseName, note);
    await deps.orders.submit(tx, { id, userId, plan, noteId: note.id, kind, count, course, scope });
  });
}

/** A set is filed as its note is, unless it names another course itself. */
async function courseOfOrder(tx: Transaction, typedText: string, note: Note): Promise<CourseText> {
  const { userId, courseName, courseKey, courseId } = note;
  if (typedText === '') return { courseName, courseKey, courseId };

  const namedCourseText = await courseOfText(tx, userId, typedText);
  return namedCourseText.courseKey === courseKey
    ? { ...namedCourseText, courseId: courseId ?? namedCourseText.courseId }
    : namedCourseText;
}

export function isFinished({ status }: Pick<Generation, 'status'>): boolean {
  return status === 'ready' || status === 'failed';
}

async function listSets(
  deps: GenerationDeps,
  paged: Omit<repo.WantedSets, 'ids'>,
): Promise<{ items: QuestionSetSummary[]; total: number }> {
  const { questions, exams } = deps;
  const { db } = deps.database;
  const counts = await questions.countBySet(db, paged.userId);
  const requested = { ...paged, ids: [...counts.keys()] };
  const [rows, total] = await Promise.all([repo.findSets(db, requested), repo.countSets(db, requested)]);
  const [titles, cloths, courses, results] = await Promise.all([
    getTitles(deps, rows),
    getCloths(deps, paged.userId, rows),
    getCourses(db, paged.userId, rows),
    exams.lastResults(
      db,
      paged.userId,
      rows.map(({ id }) => id),
    ),
  ]);
  const items = rows.map((row) => ({
    id: row.id,
    file_id: row.noteId,
    title: titles.of(row),
    course_name: row.courseName,
    course: courses.of(row),
    cloth: cloths.of(row),
    made: row.made,
    questions: counts.get(row.id) ?? 0,
    last_result: presentResult(results.get(row.id)),
    created_at: row.createdAt,
  }));
  return { items, total };
}

function presentResult(result: ReturnType<LastResults['get']>): QuestionSetSummary['last_result'] {
  if (result === undefined) return null;
  const { examId, correct, total, finishedAt } = result;
  return { exam_id: examId, correct, total, finished_at: finishedAt };
}

async function shownWithPassages(
  { passagesOf }: GenerationDeps,
  userId: string,
  items: Generation['items'],
): Promise<Pick<Generation, 'items' | 'passages'>> {
  return { items, ...(await passagesOf(userId, items)) };
}

/** The fields that generations of every kind share. */
async function presentShared(
  deps: GenerationDeps,
  caller: Caller,
  row: GenerationRow,
): Promise<Omit<CardGeneration, 'kind' | 'items' | 'shortfall'>> {
  const { db } = deps.database;
  const { userId, kind, failureCode, partsRead: read, partsTotal: total } = row;
  const parts = read === null || total === null ? null : { read, total };
  const [used, titles, courses] = await Promise.all([
    deps.usage.ofKind(db, { userId, plan: caller.plan, kind }),
    getTitles(deps, [row]),
    getCourses(db, userId, [row]),
  ]);
  return {
    id: row.id,
    file_id: row.noteId,
    title: titles.of(row),
    course_name: row.courseName,
    course: courses.of(row),
    status: row.status,
    requested: row.requested,
    made: row.made,
    usage: used,
    made_by: {
      model: row.model,
      message: row.status === 'ready' ? madeBySentence({ ...row, offline: row.offlineReason, parts }) : null,
    },
    parts,
    error: failureCode && { code: failureCode, message: generationFailureSentence(kind, failureCode) },
    created_at: row.createdAt,
  };
}

async function presentQuestions(
  deps: GenerationDeps,
  caller: Caller,
  row: GenerationRow,
): Promise<Generation> {
  const { questions } = deps;
  const { userId, shortfall } = row;
  const [shared, items] = await Promise.all([
    presentShared(deps, caller, row),
    row.status === 'ready' ? questions.ofGeneration(deps.database.db, userId, row.id) : [],
  ]);
  return {
    ...shared,
    kind: 'mcq',
    ...(await shownWithPassages(deps, userId, await questions.present(userId, items))),
    shortfall: shortfall && {
      code: shortfall,
      message: shortfallSentence(shortfall),
      counted: row.chargedPeriod !== null,
    },
    replacements: await getReplacements(deps, { row, items, title: shared.title }),
  };
}

async function presentCards(
  deps: GenerationDeps,
  caller: Caller,
  row: GenerationRow,
): Promise<CardGeneration> {
  const { cardShortfall } = row;
  return {
    ...(await presentShared(deps, caller, row)),
    kind: 'flashcard',
    items: row.status === 'ready' ? await deps.cards.ofGeneration(deps.database.db, row.id) : [],
    shortfall: cardShortfall && {
      code: 'few_cards',
      message: cardShortfallSentence(cardShortfall),
      counted: row.chargedPeriod !== null,
    },
  };
}
