/** The current knowledge of topics, excluding questions that an exam holds. */
import type { TopicMastery } from '@akada/contract/observers/progress.ts';
import { type Estimate, getEstimate } from '@akada/core/progress/mastery.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { QuestionHolds } from '../../questions/holds/question-holds.service.ts';
import { getTopicName, type TopicRow } from '../counting/progress.tables.ts';
import { getBeliefs } from '../counting/progress-counting.service.ts';
import { findEvidence } from '../counting/progress-rows.repo.ts';
import { answeredCourses, findTopics, findTopicsWith } from './progress.queries.ts';
import type { NamedSource, TopicSources } from './topic-sources.service.ts';

export interface KnownTopicsDeps {
  database: Database;
  holds: Pick<QuestionHolds, 'heldIn'>;
}

/** A topic with its estimate on a day. */
export interface KnownTopic {
  row: TopicRow;
  /** Null while there is too little to say. */
  estimate: Estimate | null;
}

/** Sorts topics with an estimate first, lowest estimate first; then those with most answers. */
export function createKnownTopics({ database: { db }, holds }: KnownTopicsDeps) {
  return async (userId: string, today: string): Promise<KnownTopic[]> => {
    const rows = await withoutHeld(userId, await findTopics(db, userId));
    return rows.map((row) => ({ row, estimate: getEstimate(row, today) })).sort(byEstimate);
  };

  /** Topics with a held question are folded again without it: what it adds would tell its key. */
  async function withoutHeld(userId: string, rows: TopicRow[]): Promise<TopicRow[]> {
    if (rows.length === 0) return rows;
    const heldQuestionIds = holds.heldIn(userId, answeredCourses(userId));
    const touched = await findTopicsWith(db, userId, heldQuestionIds);
    if (touched.length === 0) return rows;

    const names = new Set(touched.map(getTopicName));
    const others = rows.filter((row) => !names.has(getTopicName(row)));
    return [...others, ...(await getBeliefs(findEvidence(db, userId, touched, heldQuestionIds)))];
  }
}

function byEstimate(one: KnownTopic, other: KnownTopic): number {
  if (one.estimate && other.estimate)
    return one.estimate.share - other.estimate.share || other.row.answers - one.row.answers;
  if (one.estimate || other.estimate) return one.estimate ? -1 : 1;
  return other.row.answers - one.row.answers;
}

export function presentTopic({ row, estimate }: KnownTopic, sources: TopicSources): TopicMastery[] {
  const source = sources.of(row);
  if (!source) return [];
  const { answers, lastDay, topic } = row;
  const practice = getPractice(source, topic);
  return [{ source: source.shown, topic, answers, last_day: lastDay, estimate, practice }];
}

/**
 * Practice of a complete course or subject would include its topics, so the questions without a topic have no
 * link.
 */
function getPractice({ name, isThere }: NamedSource, topic: string | null): TopicMastery['practice'] {
  const { sourceKind, sourceKey: id } = name;
  if (!isThere) return null;
  const narrowed = topic === null ? {} : { topic };
  switch (sourceKind) {
    case 'note':
      return { file_id: id, ...narrowed };
    case 'set':
      return { generation_id: id, ...narrowed };
    case 'course':
      return topic === null ? null : { course_id: id, topic };
    case 'subject':
      return topic === null ? null : { subject: id, topic };
    default:
      return null;
  }
}
