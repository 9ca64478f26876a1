/** Questions to practise, with their keys: nothing is stored, so that a sitting belongs to its device. */

import type { QueryOf } from '@akada/contract/wire/endpoint.ts';
import type { drawPractice, PracticeDraw, PracticeQuestion } from '@akada/contract/work/practice.ts';
import { dayAfter, localDay } from '@akada/core/time/local-day.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { getZone } from '../../accounts/accounts.ts';
import type { MemoryService } from '../../memory/memory.service.ts';
import type { ShownPassages } from '../../questions/passages/shown-passages.service.ts';
import { listedIds } from '../../questions/pools/question-pools.service.ts';
import type {
  DrawnQuestion,
  PracticeOrder,
  PracticeQuestions,
  QuestionIds,
  QuestionScope,
} from '../../questions/practice/practice-questions.service.ts';
import { presentQuestion } from '../../questions/questions.service.ts';
import * as choices from '../records/practice-choices.repo.ts';
import { prepareOwnMarks } from './practice-draw.repo.ts';
import type { PracticeSources } from './practice-source.service.ts';

export type DrawQuery = QueryOf<typeof drawPractice>;
export type PracticeChoice = DrawQuery['only'];

export interface PracticeDraws {
  /** @throws Fault as `PracticeSources.of` */
  draw(userId: string, query: DrawQuery): Promise<PracticeDraw>;
  /** @returns how many questions of a scope fit a choice, counted as far as questions are counted */
  count(
    userId: string,
    requested: { scope: QuestionScope; only: PracticeChoice; zone?: string | undefined },
  ): Promise<number>;
  /** @returns how many questions come tomorrow: mistakes of today, and others whose interval ends then */
  countTomorrow(
    userId: string,
    requested: { scope: QuestionScope; zone?: string | undefined },
  ): Promise<{ due: number; mistakes: number }>;
}

export interface PracticeDrawsDeps {
  database: Database;
  clock: Clock;
  questions: Pick<PracticeQuestions, 'draw' | 'count'>;
  memory: Pick<MemoryService, 'due'>;
  sources: Pick<PracticeSources, 'of'>;
  passagesOf: ShownPassages;
}

export function createPracticeDraws(deps: PracticeDrawsDeps): PracticeDraws {
  const { database, questions, sources, passagesOf } = deps;
  const findOwnMarks = prepareOwnMarks(database);

  return {
    async draw(userId, query) {
      const { count, seed, difficulty, type } = query;
      const { title, cloth = null, scope, ids } = await sources.of(userId, query);
      const listedQuestionIds = ids === null ? null : listedIds(ids);
      const selection = await idsOfChoice(deps, userId, query);
      const sampledQuestions = await questions.draw(
        {
          userId,
          scope,
          difficulty,
          type,
          topics: [query.topic ?? []].flat(),
          among: choices.inAllOf([listedQuestionIds, selection.among]),
          heldAmong: choices.inAllOf([listedQuestionIds, selection.heldAmong]),
        },
        { count, seed },
      );
      const { usualMs, bookmarked, missed } = await findOwnMarks(
        userId,
        sampledQuestions.questions.map(({ id }) => id),
      );
      const shown = sampledQuestions.questions.map((row) => present(row, bookmarked.has(row.id)));
      return {
        title,
        cloth,
        questions: shown,
        ...(await passagesOf(null, shown)),
        available: sampledQuestions.available,
        held_back: sampledQuestions.heldBack,
        usual_ms: usualMs,
        missed: [...missed],
      };
    },
    async count(userId, { scope, ...wanted }) {
      const order: PracticeOrder = {
        userId,
        scope,
        topics: [],
        ...(await idsOfChoice(deps, userId, wanted)),
      };
      return questions.count(order);
    },
    async countTomorrow(userId, { scope, zone }) {
      const { db } = database;
      const today = localDay(deps.clock.now(), zone ?? (await getZone(db, userId)));
      const mistakes = choices.mistakenSince(userId, today);
      const tomorrow = { itemKind: 'question', today: dayAfter(today, 1), limit: maxDue } as const;
      const items = await deps.memory.due(db, userId, tomorrow);
      const later = listedIds(items.flatMap(({ itemId, dueDay }) => (dueDay > today ? itemId : [])));
      const count = (among: QuestionIds) =>
        questions.count({ userId, scope, topics: [], among, heldAmong: null });
      const [dueCount, mistakeCount] = await Promise.all([
        count(choices.inFirstOnly(later, mistakes)),
        count(mistakes),
      ]);
      return { due: dueCount, mistakes: mistakeCount };
    },
  };
}

/** More are due only after a long break, and the longest overdue come first. */
const maxDue = 1_000;

async function idsOfChoice(
  { database: { db }, clock, memory }: PracticeDrawsDeps,
  userId: string,
  { only, zone }: { only: PracticeChoice; zone?: string | undefined },
): Promise<{ among: QuestionIds | null; heldAmong: QuestionIds | null }> {
  if (only === 'all') return { among: null, heldAmong: null };

  const marked = choices.bookmarkedIds(userId);
  if (only === 'bookmarked') return { among: marked, heldAmong: marked };

  const heldAmong = choices.answeredIds(userId);
  if (only === 'mistakes') return { among: choices.mistakenIds(userId), heldAmong };

  const today = localDay(clock.now(), zone ?? (await getZone(db, userId)));
  const due = await memory.due(db, userId, { itemKind: 'question', today, limit: maxDue });
  return { among: listedIds(due.map(({ itemId }) => itemId)), heldAmong };
}

function present(row: DrawnQuestion, bookmarked: boolean): PracticeQuestion {
  return { ...presentQuestion(row), topic: row.topic, difficulty: row.difficulty, bookmarked };
}
