/** Two ways to show an exam: under way, where no key exists in the type, and finished. */
import type { Exam, ExamResult, ExamSummary, ReviewedQuestion } from '@akada/contract/work/exams.ts';
import { secondsUsed } from '@akada/core/quiz/exam-clock.ts';
import { isCorrect, scoreItems } from '@akada/core/quiz/scoring.ts';
import { instantOf } from '../../platform/clock/instant.ts';
import { presentContent, presentSource } from '../questions/questions.service.ts';
import type { OpenExam, OpenItem } from './exams.queries.ts';
import type { ExamItemRow, ExamRow } from './exams.tables.ts';

export function presentExam(exam: OpenExam, items: readonly OpenItem[], now: number): Exam {
  return {
    id: exam.id,
    status: exam.finishedAt ? 'finished' : 'in_progress',
    title: exam.title,
    duration_minutes: exam.durationMinutes,
    started_at: exam.startedAt,
    deadline_at: exam.deadlineAt,
    server_now: instantOf(now),
    questions: items.map(({ questionId, stem, options, passageId, content, choice, sequence }) => ({
      id: questionId,
      stem,
      options: options.map((text) => ({ text })),
      ...(passageId !== null && { passage_id: passageId }),
      content,
      choice,
      sequence,
    })),
  };
}

export function presentSummary(exam: ExamRow & { questionCount: number }, now: number): ExamSummary {
  return {
    id: exam.id,
    status: exam.finishedAt ? 'finished' : 'in_progress',
    title: exam.title,
    question_count: exam.questionCount,
    duration_minutes: exam.durationMinutes,
    started_at: exam.startedAt,
    deadline_at: exam.deadlineAt,
    server_now: instantOf(now),
    finished_at: exam.finishedAt,
    correct: exam.correct,
  };
}

export type FinishedExam = ExamRow & { finishedAt: string; finishedBy: 'submit' | 'deadline' };

export function presentResult(exam: FinishedExam, items: readonly ExamItemRow[]): ExamResult {
  return {
    id: exam.id,
    title: exam.title,
    started_at: exam.startedAt,
    finished_at: exam.finishedAt,
    finished_by: exam.finishedBy,
    seconds_used: secondsUsed(
      Date.parse(exam.startedAt),
      Date.parse(exam.finishedAt),
      Date.parse(exam.deadlineAt),
    ),
    ...scoreItems(items),
    questions: items.map(presentReviewed),
  };
}

function presentReviewed(item: ExamItemRow): ReviewedQuestion {
  return {
    id: item.questionId,
    stem: item.stem,
    options: item.options.map((text) => ({ text })),
    answer_index: item.answerIndex,
    choice: item.choice,
    correct: isCorrect(item),
    explanation: item.explanation,
    feedback: item.feedback,
    ...(item.passageId !== null && { passage_id: item.passageId }),
    content: presentContent(item),
    source: presentSource(item),
  };
}
