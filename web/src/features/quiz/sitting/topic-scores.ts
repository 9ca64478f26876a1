import type { PracticeQuestion } from '@akada/contract/work/practice.ts';
import { missedAtFirst, type PracticeSession } from '@akada/core/practice/practice-session.ts';

export interface TopicScore {
  topic: string;
  /** At the first try. */
  right: number;
  asked: number;
}

/** @returns the topics of a sitting in the order asked; questions without a topic are not in it */
export function topicScores(questions: readonly PracticeQuestion[], session: PracticeSession): TopicScore[] {
  const missed = new Set(missedAtFirst(session));
  const scores = new Map<string, TopicScore>();
  for (const { id, topic } of questions) {
    if (topic === null || !(id in session.answers)) continue;
    const { right, asked } = scores.get(topic) ?? { right: 0, asked: 0 };
    scores.set(topic, { topic, right: right + (missed.has(id) ? 0 : 1), asked: asked + 1 });
  }
  return [...scores.values()];
}
