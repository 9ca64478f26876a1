/** The answers of a person. */
import type { AskedContent } from '@akada/contract/material/questions.ts';
import type { QueryOf } from '@akada/contract/wire/endpoint.ts';
import type { AnsweredSource, PastAnswer, practiceHistory } from '@akada/contract/work/practice.ts';
import { markAnswer } from '@akada/core/question-types/question-types.ts';
import type { Database } from '../../../platform/database/database.ts';
import { courseNames } from '../../courses/course-members.service.ts';
import type { QuestionHolds } from '../../questions/holds/question-holds.service.ts';
import { type PracticeQuestions, topicKeyOf } from '../../questions/practice/practice-questions.service.ts';
import type { PracticeSets } from '../records/practice-sets.ts';
import * as repo from './practice-history.repo.ts';

export interface PracticeHistory {
  /**
   * Lists the most recently given answer first. If an exam holds a question, its key and the correctness of
   * its answer are null.
   */
  list(
    userId: string,
    query: QueryOf<typeof practiceHistory>,
  ): Promise<{ items: PastAnswer[]; total: number }>;
  /** Courses first, then subjects, then sets, each by title. */
  sources(userId: string): Promise<AnsweredSource[]>;
}

export function createPracticeHistory({
  database: { db },
  holds,
  questions,
  sets,
}: {
  database: Database;
  holds: QuestionHolds;
  questions: Pick<PracticeQuestions, 'contents'>;
  sets: Pick<PracticeSets, 'byIds'>;
}): PracticeHistory {
  return {
    async list(userId, { generation_id: generationId, course_id: courseId, topic, outcome, ...rest }) {
      const { rows, total } = await repo.findAnswers(db, {
        ...rest,
        userId,
        generationId,
        courseId,
        subject: rest.subject,
        from: rest.from,
        to: rest.to,
        topicKey: topic === undefined ? undefined : (topicKeyOf(topic) ?? undefined),
        outcome: outcome && { correct: outcome === 'right', holds },
      });
      const ids = [...new Set(rows.map(({ answer }) => answer.questionId))];
      const held = await holds.heldOf(db, userId, ids);
      const getContent = await questions.contents(db, ids);
      const items = rows.map((row) =>
        present(row, { isHeld: held.has(row.answer.questionId), content: getContent(row.question) }),
      );
      return { items, total };
    },
    async sources(userId) {
      const rows = await repo.findSources(db, userId);
      const getValues = (name: keyof repo.AnsweredSource) => [
        ...new Set(rows.flatMap((row) => row[name] ?? [])),
      ];
      const courses = await courseNames(db, getValues('courseId'));
      const generationIds = getValues('generationId');
      const namedPracticeSets = generationIds.length === 0 ? [] : await sets.byIds(userId, generationIds);
      return [
        ...byTitle([...courses].map(([id, title]) => ({ kind: 'course', id, title }))),
        ...byTitle(getValues('subject').map((id) => ({ kind: 'subject', id, title: id }))),
        ...byTitle(namedPracticeSets.map(({ id, title }) => ({ kind: 'generation', id, title }))),
      ];
    },
  };
}

function byTitle(sources: AnsweredSource[]): AnsweredSource[] {
  return sources.toSorted((one, other) => one.title.localeCompare(other.title, 'en'));
}

type AnswerRow = Awaited<ReturnType<typeof repo.findAnswers>>['rows'][number];

function present(
  { answer, question }: AnswerRow,
  { isHeld, content }: { isHeld: boolean; content: AskedContent | null },
): PastAnswer {
  return {
    id: answer.id,
    question_id: answer.questionId,
    stem: question.stem,
    options: question.options.map((text) => ({ text })),
    content,
    choices: answer.choices,
    ...(answer.response && { response: answer.response }),
    ...(question.body && !isHeld && { body: question.body }),
    answer_indexes: isHeld ? null : question.answerIndexes,
    correct: isHeld ? null : answer.correct,
    share: isHeld ? null : getShare(answer, question.body),
    certainty: answer.certainty,
    hints: answer.hints,
    took_ms: answer.tookMs,
    given_at: answer.givenAt,
    topic: question.topic,
  };
}

/** An answer to a body may earn a part of the mark. */
function getShare({ response, correct }: AnswerRow['answer'], body: AnswerRow['question']['body']): number {
  return body === null ? Number(correct) : markAnswer(body, response).share;
}
