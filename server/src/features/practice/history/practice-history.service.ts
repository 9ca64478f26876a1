/** What a person has answered. */
import type { QueryOf } from '@akada/contract/wire/endpoint.ts';
import type { PastAnswer, practiceHistory } from '@akada/contract/work/practice.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { QuestionHolds } from '../../questions/holds/question-holds.service.ts';
import { topicKeyOf } from '../../questions/practice/practice-questions.service.ts';
import * as repo from './practice-history.repo.ts';

export interface PracticeHistory {
  /** The answer given last first; of one that an exam holds, the key and whether it was right are null. */
  list(
    userId: string,
    query: QueryOf<typeof practiceHistory>,
  ): Promise<{ items: PastAnswer[]; total: number }>;
}

export function createPracticeHistory({
  database: { db },
  holds,
}: {
  database: Database;
  holds: QuestionHolds;
}): PracticeHistory {
  return {
    async list(userId, { generation_id: generationId, course_id: courseId, topic, outcome, ...rest }) {
      const correct = outcome === 'right';
      const { rows, total } = await repo.findAnswers(db, {
        ...rest,
        ...{ userId, generationId, courseId, subject: rest.subject, from: rest.from, to: rest.to },
        topicKey: topic === undefined ? undefined : (topicKeyOf(topic) ?? undefined),
        outcome: outcome && { correct, held: holds.heldIds(userId) },
      });
      const ids = new Set(rows.map(({ answer }) => answer.questionId));
      const held = await holds.heldOf(db, userId, [...ids]);
      return { items: rows.map((row) => present(row, held.has(row.answer.questionId))), total };
    },
  };
}

type AnswerRow = Awaited<ReturnType<typeof repo.findAnswers>>['rows'][number];

function present({ answer, question }: AnswerRow, isHeld: boolean): PastAnswer {
  return {
    id: answer.id,
    question_id: answer.questionId,
    stem: question.stem,
    options: question.options.map((text) => ({ text })),
    choices: answer.choices,
    answer_indexes: isHeld ? null : question.answerIndexes,
    correct: isHeld ? null : answer.correct,
    certainty: answer.certainty,
    hints: answer.hints,
    took_ms: answer.tookMs,
    given_at: answer.givenAt,
    topic: question.topic,
  };
}
