/** Questions as practice asks for them: drawn by a seed, with their topics, and as they were when they were answered. */

import { drawPaper } from '@akada/core/exams/paper-draw.ts';
import { type SeededRandom, seededRandom } from '@akada/core/generation/seeded-random.ts';
import type { Database, Executor } from '../../../platform/database/database.ts';
import { topicKeyOf } from '../bank/bank-draft.ts';
import type { QuestionHolds } from '../holds/question-holds.service.ts';
import type { QuestionIds } from '../question/question-ids.queries.ts';
import { keysOf } from '../question/question-keys.ts';
import type { StoredQuestion } from '../question/questions.tables.ts';
import * as draws from './practice-draw.queries.ts';
import type { PracticeFilter } from './practice-filter.queries.ts';
import * as repo from './practice-questions.repo.ts';
import type { PracticeScope } from './practice-scope.queries.ts';

export type { QuestionIds } from '../question/question-ids.queries.ts';
export type { StoredQuestion } from '../question/questions.tables.ts';
export type { DrawnQuestion } from './practice-questions.repo.ts';
export type { PracticeScope } from './practice-scope.queries.ts';

/** What a student asks for. */
export interface PracticeOrder extends Omit<PracticeFilter, 'topicKeys'> {
  userId: string;
  scope: PracticeScope;
  /** Empty for all. */
  topics: readonly string[];
  /** Ids that it has to be among; null for all of the scope. */
  among: QuestionIds | null;
  /** As `among`, for counting what is held back; it must not depend on outcomes. */
  heldAmong: QuestionIds | null;
}

export interface DrawnQuestions {
  /** In the order in which they are asked, those of a passage together. */
  questions: repo.DrawnQuestion[];
  /** Counted as far as `mostCounted`. */
  available: number;
  heldBack: number;
}

export interface PracticeQuestions {
  /** The same seed draws the same ones of the same questions; a passage comes whole. */
  draw(order: PracticeOrder, drawn: { count: number; seed: string }): Promise<DrawnQuestions>;
  /** @returns how many there are to be drawn, counted as far as `mostCounted` */
  count(order: PracticeOrder): Promise<number>;
  /** @returns whether the scope has any question, held ones too */
  exists(scope: PracticeScope): Promise<boolean>;
  /** By name. */
  topics(scope: PracticeScope): Promise<{ topic: string; questions: number }[]>;
  /** @returns those of these ids that are in the scope now, in no particular order */
  byIds(executor: Executor, scope: PracticeScope, ids: readonly string[]): Promise<StoredQuestion[]>;
  /** @returns those of these ids that are in the scope now */
  idsAmong(scope: PracticeScope, among: QuestionIds): Promise<Set<string>>;
  /** Of the sample paper, by name. */
  subjects(): Promise<{ subject: string; questions: number }[]>;
  /** @returns what was asked, of those versions that this student may have seen: also of deleted and retired questions */
  seen(
    executor: Executor,
    student: { userId: string; courseIds: readonly string[] },
    versions: readonly repo.SeenVersion[],
  ): Promise<SeenQuestion[]>;
}

export { topicKeyOf } from '../bank/bank-draft.ts';

/** What a version of a question said. */
export type SeenQuestion = repo.SeenVersion &
  Pick<StoredQuestion, 'type' | 'stem' | 'options' | 'generationId' | 'courseId' | 'topic' | 'topicKey'> & {
    /** Ascending; none of a question that never had a key. */
    answerIndexes: number[];
  };

export function createPracticeQuestions({
  database,
  holds,
}: {
  database: Database;
  holds: Pick<QuestionHolds, 'heldIds'>;
}): PracticeQuestions {
  const { db } = database;
  const findDrawn = repo.prepareDrawn(database);
  const wantedOf = ({ userId, topics, type, difficulty, ...order }: PracticeOrder): draws.Wanted => ({
    ...order,
    filter: {
      topicKeys: topics.length === 0 ? null : topics.flatMap((topic) => topicKeyOf(topic) ?? []),
      ...{ type, difficulty },
    },
    held: holds.heldIds(userId),
  });

  return {
    async draw(order, { count, seed }) {
      const wanted = wantedOf(order);
      const points = order.among === null ? pointsOf(seed, count) : null;
      const { available, heldBack, atPoints } = await draws.look(db, wanted, points);
      const candidates =
        points === null || available <= mostRead
          ? await draws.findSome(db, wanted, draws.mostCounted)
          : await withWholePassages(db, wanted, atPoints);
      const ids = drawnOf(candidates, count, seed).map(({ id }) => id);
      const rows = ids.length === 0 ? [] : await findDrawn(ids);
      const byId = new Map(rows.map((row) => [row.id, row]));
      return { questions: ids.flatMap((id) => byId.get(id) ?? []), available, heldBack };
    },
    count: async (order) => (await draws.look(db, wantedOf(order), null)).available,
    exists: (scope) => draws.hasAny(db, scope),
    async topics(scope) {
      const parts = Map.groupBy(await repo.findTopics(db, scope), ({ topicKey }) => topicKey);
      return [...parts.values()]
        .map((counts) => ({
          topic: counts[0]?.topic ?? '',
          questions: Math.min(
            draws.mostCounted,
            counts.reduce((sum, { questions }) => sum + questions, 0),
          ),
        }))
        .sort((one, other) => one.topic.localeCompare(other.topic, 'en'));
    },
    byIds: (executor, scope, ids) =>
      ids.length === 0 ? Promise.resolve([]) : repo.findInScope(executor, scope, ids),
    idsAmong: async (scope, among) => new Set(await repo.findIdsAmong(db, scope, among)),
    subjects: () => repo.findSubjects(db),
    seen: (executor, student, versions) => seen(executor, student, versions),
  };
}

/** So many are read whole; of more, some are chosen in the database. */
const mostRead = 500;
const pointCount = 8;

/** Twice as many as are wanted: the last point may stand near the end. */
function pointsOf(seed: string, count: number): draws.Points {
  const random = seededRandom(`points of ${seed}`);
  const starts = Array.from({ length: pointCount }, (_, at) => idAt((at + random()) / pointCount, random));
  return { starts, each: Math.ceil((2 * count) / pointCount) + 1 };
}

/** At a point some of a passage may have been cut off, and two points may have met the same. */
async function withWholePassages(
  executor: Executor,
  wanted: draws.Wanted,
  found: readonly draws.Candidate[],
): Promise<draws.Candidate[]> {
  const passageIds = [...new Set(found.flatMap(({ passageId }) => passageId ?? []))];
  const whole = passageIds.length === 0 ? [] : await draws.findOfPassages(executor, wanted, passageIds);
  return [...new Map([...found, ...whole].map((candidate) => [candidate.id, candidate])).values()];
}

/** @returns the id before which such a share of all ids lies */
function idAt(share: number, random: SeededRandom): string {
  const hex = (part: number) =>
    Math.floor(part * 2 ** 32)
      .toString(16)
      .padStart(8, '0');
  return `${hex(share)}-${hex(random()).slice(0, 4)}-0000-0000-000000000000`;
}

/** A passage that is longer than what is wanted is better than nothing. */
function drawnOf(candidates: readonly draws.Candidate[], count: number, seed: string): draws.Candidate[] {
  const drawn = drawPaper(candidates, count, seed);
  if (drawn.length > 0 || candidates.length === 0) return drawn;

  const sizes = [...Map.groupBy(candidates, ({ id, passageId }) => passageId ?? id).values()].map(
    ({ length }) => length,
  );
  return drawPaper(candidates, Math.min(...sizes), seed);
}

async function seen(
  executor: Executor,
  student: { userId: string; courseIds: readonly string[] },
  versions: readonly repo.SeenVersion[],
): Promise<SeenQuestion[]> {
  if (versions.length === 0) return [];
  const ids = [...new Set(versions.map(({ questionId }) => questionId))];
  const rows = new Map((await repo.findShownOnce(executor, student, ids)).map((row) => [row.id, row]));
  const isOlder = ({ questionId, version }: repo.SeenVersion) =>
    (rows.get(questionId)?.version ?? version) !== version;
  const older = versions.filter(isOlder);
  const before = older.length === 0 ? [] : await repo.findVersions(executor, older);
  const present = versions.flatMap(({ questionId, version }) => {
    const row = rows.get(questionId);
    return row?.version === version ? [{ ...row, questionId }] : [];
  });
  const earlier = before.flatMap((said) => {
    const row = rows.get(said.questionId);
    return row ? [{ ...said, generationId: row.generationId, topicKey: topicKeyOf(said.topic) }] : [];
  });
  // What was a draft when it was seen was seen by its author alone.
  return [...present, ...earlier]
    .filter(({ status }) => status !== 'draft')
    .map((said) => ({ ...said, answerIndexes: keysOf(said) }));
}
