/** Topics of chosen sources now and at earlier moments, for a tutor with whom the student shares them. */
import { type Estimate, getEstimate } from '@akada/core/progress/mastery.ts';
import { daysBetween, localDay } from '@akada/core/time/local-day.ts';
import { getTopicName, type TopicName, type TopicRow } from '../counting/progress.tables.ts';
import { getBeliefs } from '../counting/progress-counting.service.ts';
import { type EvidenceRow, findEvidence } from '../counting/progress-rows.repo.ts';
import { createKnownTopics, type KnownTopicsDeps } from './known-topics.service.ts';
import { answeredCourses, type SourceName } from './progress.queries.ts';
import * as queries from './shared-figures.queries.ts';

/** The source of shared topics, as figures name it. */
export type FigureSource = SourceName;

export interface SharedTopic {
  name: TopicName;
  topic: string | null;
  answers: number;
  estimate: Estimate;
  /** The estimate on the earlier day, and at the earlier moment; null if there was too little to say. */
  past: Estimate | null;
  atMoment: Estimate | null;
}

export interface SharedFigures {
  topics: SharedTopic[];
  /** Answers that count after the earlier day. */
  recent: { answers: number; correct: number };
  lastDay: string | null;
}

interface Moments {
  today: string;
  /** The earlier day. */
  pastDay: string;
  /** An earlier moment in milliseconds since the epoch, and its day; null without one. */
  moment: { time: number; day: string } | null;
}

export type SharedFiguresReading = ReturnType<typeof createSharedFigures>;

export function createSharedFigures(deps: KnownTopicsDeps) {
  const { db } = deps.database;
  const getTopics = createKnownTopics(deps);

  /** Reads a share and its evidence once; a held question counts at no moment. */
  const read = async (
    userId: string,
    sources: readonly SourceName[],
    { today, pastDay, moment }: Moments,
  ): Promise<SharedFigures> => {
    const names = new Set(sources.map(getSourceName));
    const sharedTopics = (await getTopics(userId, today)).filter(({ row }) => names.has(getSourceName(row)));
    const heldItems = deps.holds.heldIn(userId, answeredCourses(userId));
    const evidence: EvidenceRow[] = [];
    for await (const part of findEvidence(
      db,
      userId,
      sharedTopics.map(({ row }) => row),
      heldItems,
    ))
      evidence.push(...part);

    const past = await foldUntil(evidence, ({ localDay: day }) => day <= pastDay);
    const atMoment = await foldUntil(
      evidence,
      ({ givenAt }) => moment !== null && Date.parse(givenAt) <= moment.time,
    );
    const recent = evidence.filter(({ localDay: day }) => day > pastDay);
    return {
      topics: sharedTopics.flatMap(({ row, estimate }) => {
        if (estimate === null) return [];
        const name = getTopicName(row);
        return [
          {
            name: row,
            topic: row.topic,
            answers: row.answers,
            estimate,
            past: getPastEstimate(past.get(name), pastDay),
            atMoment: moment && getPastEstimate(atMoment.get(name), moment.day),
          },
        ];
      }),
      recent: { answers: recent.length, correct: recent.filter(({ correct }) => correct).length },
      lastDay: sharedTopics.map(({ row }) => row.lastDay).reduce<string | null>(getLater, null),
    };
  };

  return {
    read,
    /**
     * Reads courses of many students in three statements. Held questions count: only tutors, who know the keys of
     * their courses, may see the result.
     *
     * @returns figures by student; those without answers are absent
     */
    async readMany(
      requests: readonly { userId: string; courseIds: readonly string[]; zone: string }[],
      { now, days }: { now: number; days: number },
    ): Promise<Map<string, Pick<SharedFigures, 'topics' | 'lastDay'>>> {
      const pairs = requests.flatMap(({ userId, courseIds }) =>
        courseIds.map((courseId) => ({ userId, courseId })),
      );
      if (pairs.length === 0) return new Map();
      const zones = new Map(requests.map(({ userId, zone }) => [userId, zone]));
      const getToday = (userId: string) => localDay(now, zones.get(userId) ?? 'UTC');
      const rows = (await queries.findCourseTopics(db, pairs)).map((row) => ({
        ...row,
        estimate: getEstimate(row, getToday(row.userId)),
      }));
      // Only a low topic with answers since then can have fallen to a result that needs help.
      const fallen = rows.filter(
        ({ userId, estimate, lastDay }) =>
          estimate !== null && estimate.share < 0.6 && daysBetween(lastDay, getToday(userId)) < days,
      );
      const past = await queries.findEvidenceOfMany(db, fallen, getEarlierDay(now, days));
      const beliefs = new Map<string, TopicRow>();
      for (const [userId, evidence] of Map.groupBy(past, (row) => row.userId)) {
        for (const row of await getBeliefs(getParts(evidence)))
          beliefs.set(`${userId} ${getTopicName(row)}`, row);
      }
      const lastDays = new Map(
        (await queries.findLastDays(db, pairs)).map(({ userId, day }) => [userId, day]),
      );
      const topicsByUser = Map.groupBy(rows, ({ userId }) => userId);
      return new Map(
        [...new Set([...topicsByUser.keys(), ...lastDays.keys()])].map((userId) => [
          userId,
          {
            lastDay: lastDays.get(userId) ?? null,
            topics: (topicsByUser.get(userId) ?? []).flatMap(({ estimate, ...row }) =>
              estimate === null
                ? []
                : [
                    {
                      name: row,
                      topic: row.topic,
                      answers: row.answers,
                      estimate,
                      past: getPastEstimate(
                        beliefs.get(`${userId} ${getTopicName(row)}`),
                        getEarlierDay(now, days),
                      ),
                      atMoment: null,
                    },
                  ],
            ),
          },
        ]),
      );
    },
  };
}

const getSourceName = ({ sourceKind, sourceKey }: SourceName) => `${sourceKind} ${sourceKey}`;

const getLater = (one: string | null, other: string) => (one === null || other > one ? other : one);

/** In UTC, because one statement reads students of many zones; a day more or less changes no estimate much. */
const getEarlierDay = (now: number, days: number) =>
  new Date(now - days * 86_400_000).toISOString().slice(0, 10);

async function* getParts(evidence: EvidenceRow[]): AsyncGenerator<EvidenceRow[]> {
  yield evidence;
}

async function foldUntil(
  evidence: readonly EvidenceRow[],
  isEarlier: (row: EvidenceRow) => boolean,
): Promise<Map<string, TopicRow>> {
  const rows = await getBeliefs(getParts(evidence.filter(isEarlier)));
  return new Map(rows.map((row) => [getTopicName(row), row]));
}

const getPastEstimate = (belief: TopicRow | undefined, day: string) =>
  belief === undefined ? null : getEstimate(belief, day);
