/** The content of a plan with its memory, as core plans it. */
import {
  defaultPace,
  type PlanContent,
  type PlannedItem,
  type PlannedTopic,
} from '@akada/core/exam-plans/exam-plan.ts';
import { getSecondsOfView, type ItemHistory, readHistory } from '@akada/core/exam-plans/item-history.ts';
import { getMaxReading } from '@akada/core/exam-plans/plan-calendar.ts';
import type { ItemKind } from '@akada/core/memory/fold-reviews.ts';
import { type MemoryParameters, weights } from '@akada/core/memory/forgetting-curve.ts';
import type { Database } from '../../platform/database/database.ts';
import { findEndedMocks } from '../exams/ended-mocks.service.ts';
import type { MemoryService } from '../memory/memory.service.ts';
import { givenEvent } from '../memory/stored-events.service.ts';
import type { StoredPlan } from './exam-plans.repo.ts';
import type { PlanSourceKind } from './exam-plans.tables.ts';
import type { FindReadings, Reading } from './plan-readings.service.ts';
import type { PlanSources, SourceItems } from './plan-sources.service.ts';

export interface LoadedPlan {
  plan: StoredPlan;
  content: PlanContent;
  /** Titles of the sources, in their order; null for a source that the student no longer has. */
  titles: readonly (string | null)[];
  /** Names of topics by their ids. */
  topicNames: ReadonlyMap<string, string>;
  /** Days before today on which some of the content was studied. */
  studiedDays: readonly string[];
  /** True if the sources have more than the plan holds. */
  isCut: boolean;
  /** All guides and notes to read, finished or not. */
  readings: readonly Reading[];
}

export type LoadPlan = (plan: StoredPlan, today: string) => Promise<LoadedPlan>;

/** @returns the student's own parameters; undefined for the defaults */
export type FindParameters = (userId: string) => Promise<MemoryParameters | undefined>;

export interface PlanContentDeps {
  database: Database;
  memory: Pick<MemoryService, 'events'>;
  sources: PlanSources;
  findParameters: FindParameters;
  findReadings: FindReadings;
}

/** Items of each kind. */
const maxItems = 1_000;
const minMockQuestions = 10;
const maxCountedMs = 60_000;

export function createPlanContent({
  database: { db },
  memory,
  sources,
  findParameters,
  findReadings,
}: PlanContentDeps): LoadPlan {
  return async (plan, today) => {
    const { userId } = plan;
    const found: SourceItems[] = [];
    for (const { kind, sourceKey: id } of plan.sources)
      found.push(await sources.findItems(userId, { kind, id }, maxItems));
    const drafts = getDrafts(found);
    const events = await Promise.all(
      (['card', 'question'] as const).map((itemKind) =>
        memory.events(db, userId, {
          itemKind,
          ids: drafts.flatMap(({ kind, id }) => (kind === itemKind ? [id] : [])),
        }),
      ),
    );
    const all = events.flat();
    const byItem = Map.groupBy(all, ({ itemKind, itemId }) => `${itemKind}${itemId}`);
    const items = drafts.map((draft) => ({
      ...draft,
      history: readHistory(
        draft.kind,
        (byItem.get(draft.kind + draft.id) ?? []).flatMap(givenEvent),
        draft.guess,
      ),
    }));
    const days = new Set(all.flatMap(({ cancels, localDay }) => (cancels === null ? [localDay] : [])));
    const sum = all.reduce(
      (ms, { localDay, tookMs }) => ms + (localDay === today ? Math.min(tookMs, maxCountedMs) : 0),
      0,
    );
    const readings = await findReadings(userId, plan.sources);
    const finishedToday = readings.filter(({ finishedDay }) => finishedDay === today);
    const questions = items.filter(({ kind }) => kind === 'question').length;
    const getSeconds = (kind: ItemKind) =>
      getSecondsOfView(
        all.flatMap(({ itemKind, grade, tookMs }) => (itemKind === kind && grade !== null ? [tookMs] : [])),
        defaultPace[kind],
      );
    return {
      plan,
      titles: found.map(({ title }) => title),
      topicNames: new Map(drafts.flatMap(({ topicId, topic }) => (topic === null ? [] : [[topicId, topic]]))),
      studiedDays: [...days].filter((day) => day >= plan.startDay && day < today).sort(),
      readings,
      isCut: found.some((source) => Math.max(source.questions.length, source.faces.length) === maxItems),
      content: {
        topics: getTopics(items),
        items: items.map(({ history, ...item }): PlannedItem => ({ ...item, memory: history.memory })),
        readings: readings.filter(({ finishedDay }) => finishedDay === null),
        readToday: finishedToday.length,
        mock: questions >= minMockQuestions && !(await isMockSat(plan)) ? { questions } : null,
        evidence: items
          .flatMap(({ history }) => history.evidence)
          .sort((one, other) => one.givenAt - other.givenAt),
        pace: { card: getSeconds('card'), question: getSeconds('question') },
        parameters: (await findParameters(userId)) ?? weights,
        doneMinutes: Math.round(sum / 60_000) + getReadMinutes(finishedToday, plan),
      },
    };
  };

  /** Only a set, a course or a subject can be sat: a plan of notes has no mock exam. */
  async function isMockSat({ userId, createdAt, sources: planned }: StoredPlan): Promise<boolean> {
    const possible = planned.filter(({ kind }) => kind !== 'note');
    if (possible.length === 0) return true;
    const ended = await findEndedMocks(db, userId, createdAt);
    return ended.some(({ kind, key }) =>
      possible.some((source) => examKinds[source.kind] === kind && source.sourceKey === key),
    );
  }
}

/** Kinds of sources as exams call them. */
const examKinds: Partial<Record<PlanSourceKind, string>> = {
  course: 'course',
  set: 'generation',
  subject: 'subject',
};

interface Draft extends Omit<PlannedItem, 'memory'> {
  topic: string | null;
  guess: number;
}

/** A long reading has taken earlier days too. */
function getReadMinutes(readings: readonly Reading[], { minutesPerDay }: StoredPlan): number {
  const sum = readings.reduce((minutes, reading) => minutes + reading.minutes, 0);
  return Math.min(sum, getMaxReading(minutesPerDay));
}

/** Each item once, although two sources may have it. */
function getDrafts(found: readonly SourceItems[]): Draft[] {
  const drafts = found.flatMap(({ questions, faces }) => [
    ...questions.map(
      ({ id, topic, topicKey, options }): Draft => ({
        id,
        kind: 'question',
        group: id,
        topicId: `topic ${topicKey ?? ''}`,
        topic,
        guess: options > 1 ? 1 / options : 0,
      }),
    ),
    ...faces.map(
      ({ id, cardId, noteId }): Draft => ({
        id,
        kind: 'card',
        group: cardId,
        topicId: `cards ${noteId ?? ''}`,
        topic: null,
        guess: 0,
      }),
    ),
  ]);
  return [...new Map(drafts.map((draft) => [draft.kind + draft.id, draft])).values()];
}

/** An exam asks a topic as often as the topic has items. */
function getTopics(items: readonly (Draft & { history: ItemHistory })[]): PlannedTopic[] {
  return [...Map.groupBy(items, ({ topicId }) => topicId)].map(([id, all]) => {
    const answers = all.flatMap(({ history }) => (history.firstRight === null ? [] : [history.firstRight]));
    const right = answers.reduce((sum, one) => sum + one, 0);
    return { id, weight: all.length, firstAnswers: { total: answers.length, right } };
  });
}
