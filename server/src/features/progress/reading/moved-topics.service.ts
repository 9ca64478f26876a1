/** Topics whose estimate the answers of a day topic. */
import type { MovedTopic } from '@akada/contract/observers/progress.ts';
import { getEstimate } from '@akada/core/progress/mastery.ts';
import { getTopicName } from '../counting/progress.tables.ts';
import { getBeliefs } from '../counting/progress-counting.service.ts';
import { type EvidenceRow, findEvidence } from '../counting/progress-rows.repo.ts';
import type { KnownTopic, KnownTopicsDeps } from './known-topics.service.ts';
import { answeredCourses } from './progress.queries.ts';
import type { TopicSources } from './topic-sources.service.ts';

const maxTopics = 5;

/** Reads nothing on a day without answers, and only topics that were answered on it. */
export function createMovedTopics({ database: { db }, holds }: KnownTopicsDeps) {
  return async (
    userId: string,
    today: string,
    knownTopics: readonly KnownTopic[],
    sources: TopicSources,
  ): Promise<MovedTopic[]> => {
    const answeredTopics = knownTopics.filter(
      ({ row, estimate }) => estimate !== null && row.lastDay >= today,
    );
    if (answeredTopics.length === 0) return [];

    // A held question counts on neither side: the difference would tell its key.
    const heldQuestionIds = holds.heldIn(userId, answeredCourses(userId));
    const topics = answeredTopics.map(({ row }) => row);
    const beliefs = await getBeliefs(filterEarlier(today, findEvidence(db, userId, topics, heldQuestionIds)));
    const earlier = new Map(beliefs.map((row) => [getTopicName(row), getEstimate(row, today)]));
    return answeredTopics
      .flatMap(({ row, estimate }) => {
        const source = sources.of(row)?.shown;
        const past = earlier.get(getTopicName(row))?.share ?? null;
        return source && estimate ? [{ source, topic: row.topic, before: past, now: estimate.share }] : [];
      })
      .filter((topic) => countPercents(topic) !== 0)
      .sort((one, other) => Math.abs(countPercents(other)) - Math.abs(countPercents(one)))
      .slice(0, maxTopics);
  };
}

async function* filterEarlier(
  day: string,
  evidence: AsyncIterable<EvidenceRow[]>,
): AsyncGenerator<EvidenceRow[]> {
  for await (const part of evidence) yield part.filter(({ localDay }) => localDay < day);
}

/** By the whole per cents that pages show; a first estimate has moved from nothing. */
function countPercents({ before: past, now }: MovedTopic): number {
  return Math.round(100 * now) - Math.round(100 * (past ?? 0));
}
