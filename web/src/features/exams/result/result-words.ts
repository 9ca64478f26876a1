/** Texts about a result. They are sentences, because a number alone does not explain itself. */
import type { ExamResult, ReviewedQuestion } from '@akada/contract/work/exam-results.ts';
import { isAnswered } from '@akada/core/exams/earning-answer.ts';
import { counted, numberText, spokenDuration } from '../../../lib/format/numbers.ts';

type Scored = Pick<ExamResult, 'correct' | 'total' | 'score' | 'max_score'>;

/** True if marks equal the number of right answers. */
export function isCountedPlainly({ correct, total, score, max_score }: Scored): boolean {
  return score === correct && max_score === total;
}

/** @returns the result in one line: `7 of 10 right`, or `5.5 of 10 marks` if marks differ from that */
export function scoreText(result: Scored): string {
  const { correct, total, score, max_score } = result;
  if (isCountedPlainly(result)) return `${numberText(correct)} of ${numberText(total)} right`;
  return `${numberText(score)} of ${numberText(max_score)} marks`;
}

/** @returns the course of the exam, one sentence each */
export function courseOfExam(result: ExamResult): string[] {
  const { duration_minutes, extra_percent, seconds_used, away_ms, answered, total, wanted } = result;
  const left = total - answered;
  const minutes = Math.round((duration_minutes * (100 + extra_percent)) / 100);
  const used = `${spokenDuration(seconds_used)} of ${counted(minutes, 'minute')} used`;

  return [
    countText(result),
    `${used}${left > 0 ? `, ${numberText(left)} left open` : ''}.`,
    result.finished_by === 'deadline' ? 'Time ran out.' : 'You handed it in.',
    extra_percent === 0 ? '' : `${extra_percent}% extra time is in that.`,
    away_ms === 0
      ? ''
      : `The clock was stopped for ${spokenDuration(Math.round(away_ms / 1_000))} while you were away.`,
    total < wanted ? `The full paper has ${wanted} questions. Only ${total} were available.` : '',
    markingText(result),
  ].filter((sentence) => sentence !== '');
}

/** @returns the number of right answers; essays have marks, and are neither right nor wrong */
function countText(result: ExamResult): string {
  const essays = result.questions.filter(({ type }) => type === 'essay');
  const right = result.correct - essays.filter(({ correct }) => correct).length;
  const total = result.total - essays.length;
  return isCountedPlainly(result) || total === 0 ? '' : `${counted(right, 'question')} of ${total} right.`;
}

/** @returns the marking rule; empty if a right answer gives one mark and nothing else counts */
function markingText({ marking, questions }: ExamResult): string {
  const { right, wrong, unanswered, multiple } = marking;
  const hasSeveral = questions.some(({ type }) => type === 'multiple');
  return [
    right === 1 ? '' : `A right answer gave ${counted(right, 'mark')}.`,
    wrong === 'guess' ? 'A wrong answer took away what guessing would gain.' : '',
    typeof wrong === 'number' && wrong > 0 ? `A wrong answer took ${counted(wrong, 'mark')} away.` : '',
    unanswered === 0 ? '' : `A question left open counted ${counted(unanswered, 'mark')}.`,
    hasSeveral && multiple === 'each_option' ? 'Each right option gave a part of the mark.' : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/**
 * @param missed the number of questions that were answered, but not right
 * @returns the text of the practice button, null if every question was answered right
 */
export function practiseText(missed: number, unanswered: number): string | null {
  if (missed > 0 && unanswered > 0) return `Practise ${missed} missed and ${unanswered} unanswered`;
  if (missed > 0) return missed === 1 ? 'Practise the missed one' : `Practise the ${missed} missed ones`;
  if (unanswered === 0) return null;
  return unanswered === 1 ? 'Practise the unanswered one' : `Practise the ${unanswered} unanswered ones`;
}

/** @returns the facts about a question, its verdict first */
export function questionFacts(question: ReviewedQuestion): string[] {
  const { correct, marks, max_marks, took_ms, flagged } = question;
  const isPlain = marks === (correct ? 1 : 0) && max_marks === 1;
  return [
    getVerdict(question),
    isPlain || isWaiting(question) ? '' : `${numberText(marks)} of ${counted(max_marks, 'mark')}`,
    took_ms < 1_000 ? '' : spokenDuration(Math.round(took_ms / 1_000)),
    flagged ? 'Flagged' : '',
  ].filter((fact) => fact !== '');
}

/** True for an essay that was written and that no person marked yet. */
export function isWaiting(
  question: Pick<ReviewedQuestion, 'type' | 'essay_marks' | 'choices' | 'response'>,
): boolean {
  return question.type === 'essay' && question.essay_marks === undefined && isAnswered(question);
}

/** @returns the outcome of an answer */
function getVerdict(question: ReviewedQuestion): string {
  const { correct, marks, type } = question;
  if (isWaiting(question)) return 'Not marked yet';
  if (type === 'essay' && isAnswered(question)) return 'Marked';
  if (correct) return 'Right';
  if (!isAnswered(question)) return 'Not answered';
  return marks > 0 ? 'Partly right' : 'Not right';
}
