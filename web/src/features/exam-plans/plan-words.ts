/** Visible texts of exam plans. */
import type { ExamPlan, ListedExamPlan, PlanReading } from '@akada/contract/work/plans/exam-plans.ts';
import { links } from '@akada/core/links/links.ts';
import { daysBetween, localDay } from '@akada/core/time/local-day.ts';
import { counted } from '../../lib/format/numbers.ts';
import type { Woven } from '../../ui/cloth/cover.tsx';
import type { DayTile } from './day-tiles.ts';

/** @returns `15 days`, `1 day` */
export function getDaysLeft(examAt: string, now: number, zone: string): number {
  return daysBetween(localDay(now, zone), localDay(Date.parse(examAt), zone));
}

/** @returns `Friday 27 November` */
export function getDayName(day: string): string {
  return format(day, { weekday: 'long', day: 'numeric', month: 'long' });
}

/** @returns `12 December` */
export function getDate(day: string): string {
  return format(day, { day: 'numeric', month: 'long' });
}

function format(day: string, options: Intl.DateTimeFormatOptions): string {
  const parts = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).formatToParts(
    Date.parse(`${day}T12:00Z`),
  );
  return parts.flatMap(({ type, value }) => (type === 'literal' ? [] : [value])).join(' ');
}

/** @returns the cloth of a plan, the same on every page */
export function getCloth({ id }: Pick<ExamPlan, 'id'>): Woven {
  return { cloth_seed: id, cloth_colour: 1 + (Number.parseInt(id.slice(-4), 16) % 8) };
}

/** @returns what a tile means, with its day */
export function getTileText({ day, state, minutes, isToday, hasMock, done }: DayTile): string {
  const name = `${isToday ? 'Today, ' : ''}${getDayName(day)}`;
  if (state === 'exam') return `${name}: your exam`;
  if (state === 'rest') return `${name}: rest`;
  if (state === 'done') return `${name}: studied`;
  if (state === 'missed') return `${name}: missed`;
  const work = minutes === 0 ? 'nothing to do' : `${minutes} min${hasMock ? ' with a full exam' : ''}`;
  return state === 'now' && done > 0
    ? `${name}: ${work}, ${Math.round(100 * done)}% done`
    : `${name}: ${work}`;
}

/** @returns where today's work starts, null if there is none */
export function getStart(plan: Pick<ExamPlan, 'id' | 'today' | 'sources'>): string | null {
  const { face_ids, question_ids, mock_questions, readings } = plan.today;
  if (face_ids.length > 0) return getCardsLink(plan);
  if (question_ids.length > 0) return getQuestionsLink(plan);
  const [reading] = readings;
  if (reading !== undefined) return getReadingLink(reading);
  return mock_questions === null ? null : getMockLink(plan);
}

export const getCardsLink = ({ id }: Pick<ExamPlan, 'id'>) =>
  links.practiceFlashcards('all', { plan_id: id });

/** A practice of chosen questions has at most this many; the others follow afterwards. */
const maxPractised = 100;

export const getQuestionsLink = ({ id, today }: Pick<ExamPlan, 'id' | 'today'>) =>
  links.practiceGenerated({ question_ids: today.question_ids.slice(0, maxPractised), plan_id: id });

export const getReadingLink = ({ id, kind }: Pick<PlanReading, 'id' | 'kind'>) =>
  kind === 'note' ? links.note(id) : links.explainNote({ guide_id: id });

/** @returns the address of a practice exam of the first source that has one; null for notes only */
export function getMockLink({ sources }: Pick<ExamPlan, 'sources'>): string | null {
  for (const { course_id, generation_id, subject, title } of sources) {
    if (title === null) continue;
    if (course_id !== undefined) return links.courseExam(course_id);
    if (generation_id !== undefined) return links.examGenerated({ generation_id });
    if (subject !== undefined) return links.examGenerated({ subject });
  }
  return null;
}

/** @returns `26 min today, on course for 84 to 96%` */
export function getStripText({
  today,
  forecast,
  days,
}: Pick<ListedExamPlan, 'today' | 'forecast' | 'days'>): string {
  const range = forecast && `${forecast.if_followed.low} to ${forecast.if_followed.high}%`;
  const course = range === null ? '' : `, on course for ${range}`;
  if (days[0]?.kind !== 'study') return `Rest today${course}`;
  if (today.minutes > 0) return `${today.minutes} min today${course}`;
  return today.done_minutes > 0 ? `Done for today${course}` : `Nothing to do today${course}`;
}

/** @returns `Tomorrow: 26 min with a full exam.`; empty after the exam */
export function getTomorrowText({ days }: Pick<ListedExamPlan, 'days'>): string {
  const [, tomorrow] = days;
  if (tomorrow === undefined) return '';
  if (tomorrow.kind === 'exam') return 'Tomorrow is your exam.';
  if (tomorrow.kind !== 'study') return 'Tomorrow you rest.';
  if (tomorrow.minutes === 0) return 'Tomorrow there is nothing to do.';
  return `Tomorrow: ${tomorrow.minutes} min${tomorrow.has_mock ? ' with a full exam' : ''}.`;
}

/** @returns the rest of today's part, as `10 questions (12 min)`; empty if it is done */
export function getLeftTexts({ today, sources }: Pick<ExamPlan, 'today' | 'sources'>): string[] {
  const { face_ids, question_ids, readings, mock_questions } = today;
  return [
    face_ids.length > 0 && `${counted(face_ids.length, 'card')} (${today.cards_minutes} min)`,
    question_ids.length > 0 && `${counted(question_ids.length, 'question')} (${today.questions_minutes} min)`,
    ...readings.map(({ title, minutes }) => `reading “${title}” (${minutes} min)`),
    mock_questions !== null && getMockLink({ sources }) !== null && `a full exam (${today.mock_minutes} min)`,
  ].filter((text) => text !== false);
}

/** @returns `3 cards or questions` */
export const countItems = (count: number) => counted(count, 'card or question', 'cards or questions');
