/** Questions for practice: drawn by a seed, with their topics, and in the version that was answered. */

import type { AskedContent } from '@akada/contract/material/questions.ts';
import { drawPaper } from '@akada/core/exams/papers/paper-draw.ts';
import type { BankDifficulty } from '@akada/core/questions/bank-question.ts';
import type { Database, Executor } from '../../../platform/database/database.ts';
import { topicKeyOf } from '../bank/bank-draft.ts';
import type { QuestionHolds } from '../holds/question-holds.service.ts';
import {
  hasAny,
  look,
  maxCounted,
  type PooledQuestion,
  type QuestionPool,
} from '../pools/pool-draw.queries.ts';
import type { PoolFilter } from '../pools/pool-filter.queries.ts';
import {
  drawFrom,
  getTopicKeys,
  type QuestionScope,
  sampleSubjects,
} from '../pools/question-pools.service.ts';
import type { QuestionIds } from '../question/question-ids.queries.ts';
import { getKeys } from '../question/question-keys.ts';
import type { StoredQuestion } from '../question/questions.tables.ts';
import { findListed, type ListedTopic } from './listed-questions.repo.ts';
import * as repo from './practice-questions.repo.ts';

export type { QuestionScope } from '../pools/question-pools.service.ts';
export type { QuestionIds } from '../question/question-ids.queries.ts';
export type { StoredQuestion } from '../question/questions.tables.ts';
export type { ListedTopic } from './listed-questions.repo.ts';
export type { DrawnQuestion } from './practice-questions.repo.ts';

/** A student's request. */
export interface PracticeOrder extends Pick<PoolFilter, 'type'> {
  userId: string;
  scope: QuestionScope;
  /** Empty for all. */
  topics: readonly string[];
  difficulty?: BankDifficulty | undefined;
  /** Ids that a question must be in; null for the complete scope. */
  among: QuestionIds | null;
  /** As `among`, for counting what is held back; it must not depend on outcomes. */
  heldAmong: QuestionIds | null;
}

export interface DrawnQuestions {
  /** In the order in which they are asked, with the questions of a passage together. */
  questions: repo.DrawnQuestion[];
  /** Counted as far as `mostCounted`. */
  available: number;
  heldBack: number;
}

export interface PracticeQuestions {
  /** The same seed draws the same ones of the same questions; a passage comes whole. */
  draw(order: PracticeOrder, drawn: { count: number; seed: string }): Promise<DrawnQuestions>;
  /** @returns the number of drawable questions, counted up to `mostCounted` */
  count(order: PracticeOrder): Promise<number>;
  /** @returns whether the scope has any question, held ones too */
  exists(scope: QuestionScope): Promise<boolean>;
  /** @returns the notes among these that have questions in sets of this student */
  notesAmong(userId: string, noteIds: readonly string[]): Promise<Set<string>>;
  /** By name. */
  topics(scope: QuestionScope): Promise<{ topic: string; questions: number }[]>;
  /** @returns the questions with these ids that are in the scope now, in no particular order */
  byIds(executor: Executor, scope: QuestionScope, ids: readonly string[]): Promise<StoredQuestion[]>;
  /** @returns the ids among these that are in the scope now */
  idsAmong(scope: QuestionScope, among: QuestionIds): Promise<Set<string>>;
  /** @returns the first questions of the scope by id, without their texts */
  listItems(scope: QuestionScope, limit: number): Promise<ListedTopic[]>;
  /** Subjects of the sample paper, by name. */
  subjects(): Promise<{ subject: string; questions: number }[]>;
  /** @returns what was asked, of those versions that this student may have seen: also of deleted and retired questions */
  seen(
    executor: Executor,
    student: { userId: string; courseIds: readonly string[] },
    versions: readonly repo.SeenVersion[],
  ): Promise<SeenQuestion[]>;
  /** @returns the rendered content of these versions, null for questions whose content has changed */
  contents(
    executor: Executor,
    ids: readonly string[],
  ): Promise<(seen: repo.SeenVersion) => AskedContent | null>;
}

export { topicKeyOf } from '../bank/bank-draft.ts';

/** The content of a version of a question. */
export type SeenQuestion = repo.SeenVersion &
  Pick<
    StoredQuestion,
    'type' | 'stem' | 'options' | 'body' | 'generationId' | 'courseId' | 'noteId' | 'topic' | 'topicKey'
  > & {
    /** The subject in the sample paper; null for other questions. */
    subject: string | null;
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
  const getPool = ({ userId, topics, type, difficulty, ...order }: PracticeOrder): QuestionPool => ({
    ...order,
    filter: { topicKeys: getTopicKeys(topics), type, difficulties: difficulty && [difficulty] },
    held: holds.heldIds(userId),
    wholePassages: false,
  });

  return {
    async draw(order, { count, seed }) {
      const { candidates, available, heldBack } = await drawFrom(db, getPool(order), { count, seed });
      const ids = drawnOf(candidates, count, seed).map(({ id }) => id);
      const rows = ids.length === 0 ? [] : await findDrawn(ids);
      const byId = new Map(rows.map((row) => [row.id, row]));
      return { questions: ids.flatMap((id) => byId.get(id) ?? []), available, heldBack };
    },
    count: async (order) => (await look(db, getPool(order), null)).available,
    exists: (scope) => hasAny(db, scope),
    notesAmong: async (userId, noteIds) => new Set(await repo.findNotesAmong(db, userId, noteIds)),
    async topics(scope) {
      const parts = Map.groupBy(await repo.findTopics(db, scope), ({ topicKey }) => topicKey);
      return [...parts.values()]
        .map((counts) => ({
          topic: counts[0]?.topic ?? '',
          questions: Math.min(
            maxCounted,
            counts.reduce((sum, { questions }) => sum + questions, 0),
          ),
        }))
        .sort((one, other) => one.topic.localeCompare(other.topic, 'en'));
    },
    byIds: (executor, scope, ids) =>
      ids.length === 0 ? Promise.resolve([]) : repo.findInScope(executor, scope, ids),
    idsAmong: async (scope, among) => new Set(await repo.findIdsAmong(db, scope, among)),
    listItems: (scope, limit) => findListed(db, scope, limit),
    subjects: () => sampleSubjects(db),
    async contents(executor, ids) {
      const rows = await repo.findContents(executor, ids);
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ({ questionId, version }) => {
        const row = byId.get(questionId);
        return row?.version === version ? row.content : null;
      };
    },
    seen: (executor, student, versions) => seen(executor, student, versions),
  };
}

/** A passage that is longer than what is wanted is better than nothing. */
function drawnOf(candidates: readonly PooledQuestion[], count: number, seed: string): PooledQuestion[] {
  const sampledPooledQuestions = drawPaper(candidates, count, seed);
  if (sampledPooledQuestions.length > 0 || candidates.length === 0) return sampledPooledQuestions;

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
  const previous = older.length === 0 ? [] : await repo.findVersions(executor, older);
  const present = versions.flatMap(({ questionId, version }) => {
    const row = rows.get(questionId);
    return row?.version === version ? [{ ...row, questionId, subject: getSampleSubject(row) }] : [];
  });
  const earlier = previous.flatMap((said) => {
    const row = rows.get(said.questionId);
    if (!row) return [];
    const { generationId, noteId } = row;
    return [
      { ...said, generationId, noteId, topicKey: topicKeyOf(said.topic), subject: getSampleSubject(row) },
    ];
  });
  // Only its author saw a version that was a draft then.
  return [...present, ...earlier]
    .filter(({ status }) => status !== 'draft')
    .map((said) => ({ ...said, answerIndexes: getKeys(said) }));
}

function getSampleSubject({
  isSample,
  subject,
}: Pick<StoredQuestion, 'isSample' | 'subject'>): string | null {
  return isSample ? subject : null;
}
