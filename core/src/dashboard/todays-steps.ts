/**
 * The steps of a student's day. One list decides them, so that no two parts of a page say different things: its first
 * entry is the next step, the others follow below, and an empty list means that the day is done.
 */
import { secondsPerCard } from '../reviews/day-size.ts';
import { daysBetween, localDay } from '../time/local-day.ts';
import { leftOfRestart } from './restart.ts';
import type { DueAssignment, ExamStanding, NoteStanding, Standing } from './standing.ts';

export type Step =
  | {
      kind:
        | 'running_exam'
        | 'open_exam'
        | 'exam_today'
        | 'exam_ahead'
        | 'assignment'
        | 'session'
        | 'first_sets'
        | 'note_ready';
      id: string;
    }
  | { kind: 'cards' | 'restart' | 'due' | 'mistakes' | 'fresh_cards'; count: number }
  | { kind: 'sitting' | 'note_reading' | 'practise' | 'practise_cards' | 'add_note' };

export interface Today {
  /** `first_day`: nothing is there that could be studied. */
  state: 'first_day' | 'to_do' | 'done';
  /** The next step comes first. A day to do has at least one step; after a finished day only later exams are left. */
  steps: readonly Step[];
  /** The estimated minutes of all steps; null if they are not known. */
  minutes: number | null;
  /** True on the first day after a long absence if anything is due: the day then asks for a few items only. */
  isRestart: boolean;
}

/** The questions of one set. A day never asks for more than one set. */
const questionsOfSet = 20;
const secondsPerQuestion = 45;

const sessionSoonMs = 60 * 60_000;
/** An open exam that closes today or on the next two days comes before due cards, which do not expire. */
const closingDays = 2;

/** @returns the steps of the day in their order: what expires first comes first */
export function todaysSteps(standing: Standing): Today {
  const isRestart = getRestart(standing) !== null;
  const work = getSteps(standing);
  const later = standing.examsAhead.map(stepOfExam(standing)).filter(({ kind }) => kind === 'exam_ahead');
  if (work.length > 0)
    return { state: 'to_do', steps: [...work, ...later], minutes: getMinutes(work, standing), isRestart };

  const { exams, cards, questions } = standing.done;
  const hasMaterial =
    standing.hasQuestions ||
    standing.newestQuestion !== null ||
    standing.cards.total > 0 ||
    standing.notes.some(({ status }) => status !== 'failed');
  if (!hasMaterial && later.length === 0) return { state: 'first_day', steps: [], minutes: null, isRestart };
  if (exams + cards + questions > 0) return { state: 'done', steps: later, minutes: null, isRestart };
  return { state: 'to_do', steps: [freeStep(standing), ...later], minutes: null, isRestart };
}

/** The suggestion for a day on which nothing is due. */
function freeStep({ hasQuestions, cards }: Standing): Step {
  if (hasQuestions) return { kind: 'practise' };
  return { kind: cards.total > 0 ? 'practise_cards' : 'add_note' };
}

/** @returns about how many minutes a step takes; null if that is not known */
export function minutesOfStep(step: Step, { examsAhead }: Pick<Standing, 'examsAhead'>): number | null {
  if (step.kind === 'cards' || step.kind === 'restart') return rounded(step.count * secondsPerCard);
  if (step.kind === 'mistakes' || step.kind === 'due')
    return rounded(Math.min(step.count, questionsOfSet) * secondsPerQuestion);
  if (step.kind === 'open_exam') return examsAhead.find(({ id }) => id === step.id)?.minutes ?? null;
  return null;
}

function getSteps(standing: Standing): Step[] {
  const { runningExams, hasSitting, firstSets } = standing;
  return [
    ...runningExams.map(({ id }): Step => ({ kind: 'running_exam', id })),
    ...getExpiring(standing),
    ...firstSets.map(({ id }): Step => ({ kind: 'first_sets', id })),
    ...(hasSitting ? [{ kind: 'sitting' } as const] : []),
    ...getStudy(standing),
  ];
}

/** The session and the exams that cannot wait, by the moment at which each is missed; then exams that open today. */
function getExpiring(standing: Standing): Step[] {
  const { examsAhead, session, now } = standing;
  const closing = examsAhead.filter((exam) => isClosing(exam, standing));
  const isSoon = session !== null && isSessionSoon(session.startsAt, now);
  const missable = [
    ...(isSoon ? [{ missedAt: session.startsAt, step: { kind: 'session', id: session.id } as const }] : []),
    ...closing.map((exam) => ({ missedAt: exam.closesAt, step: stepOfExam(standing)(exam) })),
    ...getAssignments(standing, true).map(({ id, dueAt }) => ({
      missedAt: dueAt,
      step: { kind: 'assignment', id } as const,
    })),
  ];
  return [
    ...missable.toSorted((one, other) => one.missedAt - other.missedAt).map(({ step }) => step),
    ...examsAhead.map(stepOfExam(standing)).filter(({ kind }) => kind === 'exam_today'),
  ];
}

/** @returns true from an hour before a session: it is a step of the day then */
export const isSessionSoon = (startsAt: number, now: number): boolean => startsAt - now <= sessionSoonMs;

/** Due cards, exams with a later deadline, mistakes and notes; after a long absence only a few due items. */
function getStudy(standing: Standing): Step[] {
  const { cards, questions, firstSets, examsAhead } = standing;
  const exams = examsAhead
    .filter((exam) => exam.state === 'open' && !isClosing(exam, standing))
    .toSorted((one, other) => one.closesAt - other.closesAt)
    .map(stepOfExam(standing));
  const assignments = getAssignments(standing, false).map(({ id }): Step => ({ kind: 'assignment', id }));
  const left = getRestart(standing);
  if (left !== null) return [...getFirstDue(standing, left), ...exams, ...assignments];

  const notes = standing.notes.filter((note) => firstSets.every(({ id }) => id !== note.id));
  const unused = notes.find((note) => note.status === 'ready' && isUnused(note, standing));
  return [
    cards.today > 0 && ({ kind: 'cards', count: cards.today } as const),
    ...exams,
    ...assignments,
    questions.due > 0 && ({ kind: 'due', count: questions.due } as const),
    questions.mistakes > 0 && ({ kind: 'mistakes', count: questions.mistakes } as const),
    unused !== undefined && ({ kind: 'note_ready', id: unused.id } as const),
    cards.fresh > 0 && ({ kind: 'fresh_cards', count: cards.fresh } as const),
    notes.some(({ status }) => status === 'uploaded' || status === 'extracting') &&
      ({ kind: 'note_reading' } as const),
  ].filter((step) => step !== false);
}

/** @returns what is left of a restart; null on other days, and if nothing is due */
function getRestart(standing: Standing): number | null {
  const { cards, questions } = standing;
  return cards.today + questions.due + questions.mistakes > 0 ? leftOfRestart(standing) : null;
}

/** One kind of due items at most: several would be a backlog again. */
function getFirstDue({ cards, questions }: Standing, left: number): Step[] {
  if (left === 0) return [];
  if (cards.today > 0) return [{ kind: 'restart', count: Math.min(cards.today, left) }];
  if (questions.due > 0) return [{ kind: 'due', count: Math.min(questions.due, left) }];
  return [{ kind: 'mistakes', count: Math.min(questions.mistakes, left) }];
}

/** @returns work that is due soon or overdue, or the rest */
function getAssignments({ assignments, now, zone }: Standing, isSoon: boolean): readonly DueAssignment[] {
  return assignments.filter(
    ({ dueAt }) => daysBetween(localDay(now, zone), localDay(dueAt, zone)) <= closingDays === isSoon,
  );
}

function isClosing({ state, closesAt }: ExamStanding, { now, zone }: Standing): boolean {
  return state === 'open' && daysBetween(localDay(now, zone), localDay(closesAt, zone)) <= closingDays;
}

const stepOfExam =
  ({ now, zone }: Standing) =>
  ({ id, state, opensAt }: ExamStanding): Step => {
    if (state === 'open') return { kind: 'open_exam', id };
    const isToday = localDay(opensAt, zone) === localDay(now, zone);
    return { kind: isToday ? 'exam_today' : 'exam_ahead', id };
  };

/** Only notes since the newest question count, because the student skipped older notes on purpose. */
function isUnused({ id, hasCards, createdAt }: NoteStanding, { newestQuestion }: Standing): boolean {
  if (hasCards) return false;
  return newestQuestion === null || (newestQuestion.noteId !== id && createdAt > newestQuestion.createdAt);
}

function getMinutes(steps: readonly Step[], standing: Standing): number | null {
  const minutesOfSteps = steps.flatMap((step) => minutesOfStep(step, standing) ?? []);
  return minutesOfSteps.length === 0 ? null : minutesOfSteps.reduce((sum, minutes) => sum + minutes, 0);
}

const rounded = (seconds: number) => Math.max(1, Math.round(seconds / 60));
