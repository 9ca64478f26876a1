import { parseArgs } from 'node:util';
import { mostImported } from '@akada/core/questions/file-formats.ts';

/** The options of one bench run. */
export interface BenchRun {
  /** How often each thing is measured; the median counts. */
  rounds: number;
  /** Length of one measurement under load, in seconds. */
  loadSeconds: number;
  /** Load before the first measurement that does not count, in seconds. */
  warmUpSeconds: number;
  /** Students of the school next to the bare server; every second one sits an exam. */
  school: number;
  /** The number of sign-ins in one measurement, and how many arrive together. */
  logins: number;
  loginsAtOnce: number;
  /** Notes that are read and asked about simultaneously. */
  generations: number;
  /** Whether files of every kind are read, or of one each. */
  everyKind: boolean;
  /** Length of a quiet measurement under a light load, in seconds. */
  lightSeconds: number;
  /** Students of the large school, each with 200 questions and two open event streams. */
  largeSchool: number;
  /** Questions of the large bank, draws of each choice from it, questions of a file, and attempts at an exam that is counted. */
  largeBank: number;
  draws: number;
  imported: number;
  attempts: number;
  /** Flashcards of one student, and of an imported package. */
  cards: number;
  importedCards: number;
  /** Answers of one student. */
  answers: number;
  /** Accounts and lines on record that administrators look through, and a fifth as many payments and questions. */
  administered: number;
  /** Words of one student's notes, and answers that are written at the same time. */
  assistantWords: number;
  openAnswers: number;
  /** Limits the run to a hall of students, with its size and its minutes. */
  hall: boolean;
  hallStudents: number;
  hallMinutes: number;
  /** Limits the run to the events that workers deliver, with their students and the events of each. */
  events: boolean;
  eventStudents: number;
  eventsEach: number;
  /** Limits the run to administrators' pages. */
  administration: boolean;
  /** Limits the run to the times of answers to strangers. */
  even: boolean;
  /** Answers of each kind that are timed for it. */
  evenSamples: number;
  /** True if the figures are written to `docs/performance.md`. */
  write: boolean;
  /** Folder with chapters as JSON, null if the bench writes its own. */
  chapters: string | null;
  /** Folder for a processor profile of the product's server, null for none. */
  profile: string | null;
}

const full = {
  rounds: 3,
  loadSeconds: 6,
  warmUpSeconds: 3,
  school: 1_000,
  logins: 500,
  loginsAtOnce: 200,
  generations: 10,
  everyKind: true,
  lightSeconds: 15,
  largeSchool: 5_000,
  largeBank: 1_000_000,
  cards: 50_000,
  importedCards: 10_000,
  answers: 200_000,
  administered: 200_000,
  assistantWords: 300_000,
  openAnswers: 1_000,
  draws: 200,
  imported: mostImported,
  attempts: 10_000,
  hallStudents: 10_000,
  hallMinutes: 10,
  evenSamples: 500,
  eventStudents: 1_000,
  eventsEach: 20,
};
const quick = {
  rounds: 1,
  loadSeconds: 1,
  warmUpSeconds: 1,
  school: 200,
  logins: 40,
  loginsAtOnce: 40,
  generations: 2,
  everyKind: false,
  lightSeconds: 2,
  largeSchool: 300,
  largeBank: 10_000,
  cards: 5_000,
  importedCards: 1_000,
  answers: 20_000,
  administered: 10_000,
  assistantWords: 30_000,
  openAnswers: 40,
  draws: 20,
  imported: 500,
  attempts: 500,
  hallStudents: 500,
  hallMinutes: 1,
  evenSamples: 40,
  eventStudents: 200,
  eventsEach: 10,
};

/** @throws TypeError for an argument that is not known, or no number */
export function readOptions(args: string[]): BenchRun {
  const { values } = parseArgs({
    args,
    options: {
      quick: { type: 'boolean', default: false },
      even: { type: 'boolean', default: false },
      events: { type: 'boolean', default: false },
      hall: { type: 'boolean', default: false },
      administration: { type: 'boolean', default: false },
      minutes: { type: 'string' },
      students: { type: 'string' },
      chapters: { type: 'string' },
      profile: { type: 'string' },
      write: { type: 'boolean', default: false },
    },
  });
  if (values.quick && values.write)
    throw new TypeError('A quick run measures less, so its figures are not written');

  const usual = values.quick ? quick : full;
  return {
    ...usual,
    hall: values.hall,
    events: values.events,
    administration: values.administration,
    hallStudents: getNumber(values.students, usual.hallStudents),
    hallMinutes: getNumber(values.minutes, usual.hallMinutes),
    even: values.even,
    write: values.write,
    chapters: values.chapters ?? null,
    profile: values.profile ?? null,
  };
}

function getNumber(text: string | undefined, usual: number): number {
  const number = Number(text ?? usual);
  if (Number.isFinite(number) && number > 0) return number;
  throw new TypeError(`${text} is no number above 0`);
}
