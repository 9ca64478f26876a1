/**
 * The steps of a student's day. One list decides them, so that no two parts of a page say different things: its first
 * entry is the next step, the others follow below, and an empty list means that the day is done.
 */
import { secondsPerCard } from '../reviews/day-size.ts';
import { localDay } from '../time/local-day.ts';

export interface ExamStanding {
  id: string;
  state: 'coming' | 'open';
  /** Milliseconds since the epoch. */
  opensAt: number;
  /** The length of one attempt. */
  minutes: number;
}

export interface NoteStanding {
  id: string;
  status: 'uploaded' | 'extracting' | 'ready' | 'failed';
  /** True after cards were made from it. */
  hasCards: boolean;
  createdAt: number;
}

export interface Standing {
  now: number;
  zone: string;
  /** Attempts in progress, by their end. */
  runningExams: readonly { id: string }[];
  /** Exams of tutors that can still be sat, except exams that are days away. Open exams come first. */
  examsAhead: readonly ExamStanding[];
  /** True if practice was started on this device and is not finished. */
  hasSitting: boolean;
  /** `today`: within the caps of a day; `fresh`: made and not looked at. */
  cards: { total: number; today: number; fresh: number };
  /** A mistake of this day is not among them: it comes back tomorrow. */
  questions: { due: number; mistakes: number };
  tomorrow: Tomorrow;
  /** Notes whose first questions and cards are being made or wait to be started, newest first. */
  firstSets: readonly { id: string }[];
  /** Newest first. */
  notes: readonly NoteStanding[];
  /** Null while there is none. */
  newestQuestion: { noteId: string | null; createdAt: number } | null;
  /** True if a set or a course has questions for this student; papers of the product do not count. */
  hasQuestions: boolean;
  /** The numbers of items finished on this day. */
  done: { exams: number; cards: number; questions: number };
}

/** The work of the person's next day. */
export interface Tomorrow {
  cards: number;
  /** Questions that are due and are no mistakes of today. */
  questions: number;
  mistakes: number;
}

export type Step =
  | {
      kind: 'running_exam' | 'open_exam' | 'exam_today' | 'exam_ahead' | 'first_sets' | 'note_ready';
      id: string;
    }
  | { kind: 'cards' | 'due' | 'mistakes' | 'fresh_cards'; count: number }
  | { kind: 'sitting' | 'note_reading' | 'practise' | 'practise_cards' | 'add_note' };

export interface Today {
  /** `first_day`: nothing is there that could be studied. */
  state: 'first_day' | 'to_do' | 'done';
  /** The next step comes first. A day to do has at least one step; after a finished day only later exams are left. */
  steps: readonly Step[];
  /** The estimated minutes of all steps; null if they are not known. */
  minutes: number | null;
}

/** The questions of one set. A day never asks for more than one set. */
const questionsOfSet = 20;
const secondsPerQuestion = 45;

/** @returns the steps of the day in their order */
export function todaysSteps(standing: Standing): Today {
  const work = getSteps(standing);
  const ahead = standing.examsAhead.filter(({ state }) => state === 'coming').map(stepOfExam(standing));
  const later = ahead.filter(({ kind }) => kind === 'exam_ahead');
  if (work.length > 0)
    return { state: 'to_do', steps: [...work, ...later], minutes: getMinutes(work, standing) };

  const { exams, cards, questions } = standing.done;
  const hasMaterial =
    standing.hasQuestions ||
    standing.newestQuestion !== null ||
    standing.cards.total > 0 ||
    standing.notes.some(({ status }) => status !== 'failed');
  if (!hasMaterial && later.length === 0) return { state: 'first_day', steps: [], minutes: null };
  if (exams + cards + questions > 0) return { state: 'done', steps: later, minutes: null };
  return { state: 'to_do', steps: [freeStep(standing), ...later], minutes: null };
}

/** @returns "Tomorrow: 2 cards, 4 mistakes.", or that nothing comes */
export function tomorrowSentence({ cards, questions, mistakes }: Tomorrow): string {
  const parts = [
    countedPart(cards, 'card'),
    countedPart(mistakes, 'mistake'),
    countedPart(questions, 'question'),
  ].filter((part) => part !== null);
  return parts.length === 0 ? 'Nothing is due tomorrow.' : `Tomorrow: ${parts.join(', ')}.`;
}

/** Counts end at 1,000: 1,001 means more. */
function countedPart(count: number, noun: string): string | null {
  if (count === 0) return null;
  if (count > 1_000) return `1,000+ ${noun}s`;
  return `${count.toLocaleString('en-GB')} ${noun}${count === 1 ? '' : 's'}`;
}

/** The suggestion for a day on which nothing is due. */
function freeStep({ hasQuestions, cards }: Standing): Step {
  if (hasQuestions) return { kind: 'practise' };
  return { kind: cards.total > 0 ? 'practise_cards' : 'add_note' };
}

/** @returns about how many minutes a step takes; null if that is not known */
export function minutesOfStep(step: Step, { examsAhead }: Pick<Standing, 'examsAhead'>): number | null {
  if (step.kind === 'cards') return rounded(step.count * secondsPerCard);
  if (step.kind === 'mistakes' || step.kind === 'due')
    return rounded(Math.min(step.count, questionsOfSet) * secondsPerQuestion);
  if (step.kind === 'open_exam') return examsAhead.find(({ id }) => id === step.id)?.minutes ?? null;
  return null;
}

function getSteps(standing: Standing): Step[] {
  const { runningExams, examsAhead, hasSitting, cards, questions, firstSets } = standing;
  const notes = standing.notes.filter((note) => firstSets.every(({ id }) => id !== note.id));
  const unused = notes.find((note) => note.status === 'ready' && isUnused(note, standing));
  return [
    ...runningExams.map(({ id }): Step => ({ kind: 'running_exam', id })),
    ...examsAhead.map(stepOfExam(standing)).filter(({ kind }) => kind !== 'exam_ahead'),
    ...firstSets.map(({ id }): Step => ({ kind: 'first_sets', id })),
    hasSitting && ({ kind: 'sitting' } as const),
    cards.today > 0 && ({ kind: 'cards', count: cards.today } as const),
    questions.due > 0 && ({ kind: 'due', count: questions.due } as const),
    questions.mistakes > 0 && ({ kind: 'mistakes', count: questions.mistakes } as const),
    unused !== undefined && ({ kind: 'note_ready', id: unused.id } as const),
    cards.fresh > 0 && ({ kind: 'fresh_cards', count: cards.fresh } as const),
    notes.some(({ status }) => status === 'uploaded' || status === 'extracting') &&
      ({ kind: 'note_reading' } as const),
  ].filter((step) => step !== false);
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
