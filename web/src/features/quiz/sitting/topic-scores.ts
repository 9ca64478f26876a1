import type { PracticeDraw } from '@akada/contract/work/practice.ts';
import { missedAtFirst } from '@akada/core/practice/practice-score.ts';
import type { PracticeSession } from '@akada/core/practice/practice-session.ts';
import type { ReactNode } from 'react';

export interface TopicScore {
  name: string;
  /** Null for questions without a topic, whose row is named after the practice. */
  topic: string | null;
  /** Questions that were right at the first try. */
  right: number;
  total: number;
}

export interface GainProps {
  topics: readonly TopicScore[];
  /** Questions that were wrong at the first try. */
  missed: number;
  /** The other parts of the end. */
  children: ReactNode;
}

/** @returns the topics of a sitting in the order of its questions */
export function topicScores(
  { questions, title }: Pick<PracticeDraw, 'questions' | 'title'>,
  session: PracticeSession,
): TopicScore[] {
  const missed = new Set(missedAtFirst(session));
  const scores = new Map<string | null, TopicScore>();
  for (const { id, topic } of questions) {
    if (!(id in session.answers)) continue;
    const { right, total } = scores.get(topic) ?? { right: 0, total: 0 };
    scores.set(topic, {
      name: topic ?? title,
      topic,
      right: right + (missed.has(id) ? 0 : 1),
      total: total + 1,
    });
  }
  return [...scores.values()];
}
