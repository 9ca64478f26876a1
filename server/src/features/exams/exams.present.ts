/** A running exam and rows of lists. No key exists in these types. */
import type { SharedPassage } from '@akada/contract/material/questions.ts';
import type { Exam, ExamSummary } from '@akada/contract/work/exams.ts';
import { getPercent } from '@akada/core/exams/marking.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import { presentAnswer } from './exam/answer-state.present.ts';
import { presentExamSource } from './exam/exam-source.present.ts';
import type { ExamRow } from './exam/exams.tables.ts';
import type { LoadedExam, OpenItem } from './sitting/sitting.queries.ts';

export function presentExam({ exam, items }: LoadedExam, passages: SharedPassage[], now: number): Exam {
  return {
    id: exam.id,
    kind: exam.kind,
    title: exam.title,
    ...(exam.instructions && { instructions: exam.instructions }),
    status: exam.finishedAt ? 'finished' : 'in_progress',
    ...presentClock({ ...exam, closesAt: getInstant(exam.closes) }),
    server_now: getInstant(now),
    marking: exam.marking,
    wanted: exam.wanted,
    sections: exam.sections.map(({ title, wanted }, index) => ({
      title,
      wanted,
      questions: items.filter(({ section }) => section === index).length,
    })),
    questions: items.map(presentQuestion),
    ...(passages.length > 0 && { passages }),
  };
}

function presentQuestion(item: OpenItem): Exam['questions'][number] {
  const { questionId, type, stem, options, presented, passageId, section, content } = item;
  return {
    id: questionId,
    type,
    stem,
    options: options.map((text) => ({ text })),
    ...(presented && { presented }),
    ...(passageId !== null && { passage_id: passageId }),
    content,
    section,
    ...presentAnswer(item),
  };
}

type ClockRow = Pick<
  ExamRow,
  'durationMinutes' | 'extraPercent' | 'startedAt' | 'deadlineAt' | 'closesAt' | 'mayPause' | 'awayMs'
>;

function presentClock(exam: ClockRow) {
  return {
    duration_minutes: exam.durationMinutes,
    extra_percent: exam.extraPercent,
    started_at: exam.startedAt,
    deadline_at: exam.deadlineAt,
    closes_at: exam.closesAt,
    may_pause: exam.mayPause,
    away_ms: exam.awayMs,
  };
}

export function presentSummary(exam: ExamRow & { questionCount: number }, now: number): ExamSummary {
  const { score, maxScore, waitingCount } = exam;
  return {
    id: exam.id,
    kind: exam.kind,
    title: exam.title,
    status: exam.finishedAt ? 'finished' : 'in_progress',
    source: presentExamSource(exam),
    question_count: exam.questionCount,
    ...presentClock(exam),
    server_now: getInstant(now),
    finished_at: exam.finishedAt,
    correct: exam.correct,
    score,
    max_score: maxScore,
    percent: score === null || maxScore === null ? null : getPercent(score, maxScore),
    ...(waitingCount > 0 && { waiting: waitingCount }),
  };
}
