/** Finds the students whom a tutor should help first, and the reason. It reads only results that the student shares. */

/** Students that a dashboard or a class lists at most. */
export const maxNeeds = 4;

const quietDays = 7;
/** An exam this close makes silence more urgent than a weak topic. */
const nearExamDays = 21;
const fallenPoints = 10;
/** A topic that fell counts only below this per cent. */
const fallenBelow = 60;
const weakBelow = 50;

export interface KnownTopic {
  title: string;
  /** Per cent right now, from 0 to 100. */
  percent: number;
  /** Per cent two weeks ago; null if there were too few answers. */
  past: number | null;
  answers: number;
}

/** A student's shared results. */
export interface StudentWork {
  topics: readonly KnownTopic[];
  /** Days since the last answer, or since joining if there is none. */
  idleDays: number;
  /** Days until the exam of the class; null without one. */
  examInDays: number | null;
}

export type Need =
  | { kind: 'fell'; topic: string; percent: number; past: number }
  | { kind: 'quiet'; days: number; examInDays: number | null }
  | { kind: 'weak'; topic: string; percent: number; answers: number };

/** @returns the most urgent reason to help; null without one */
export function findNeed({ topics, idleDays, examInDays }: StudentWork): Need | null {
  const isQuiet = idleDays >= quietDays;
  const quiet: Need = { kind: 'quiet', days: idleDays, examInDays };
  if (isQuiet && examInDays !== null && examInDays <= nearExamDays) return quiet;

  const fallen = topics
    .flatMap(({ title, percent, past }) => (past === null ? [] : [{ topic: title, percent, past }]))
    .filter(({ percent, past }) => past - percent >= fallenPoints && percent < fallenBelow)
    .sort((one, other) => other.past - other.percent - (one.past - one.percent));
  if (fallen[0]) return { kind: 'fell', ...fallen[0] };

  const weakest = topics.toSorted((one, other) => one.percent - other.percent)[0];
  if (weakest && weakest.percent < weakBelow) {
    return { kind: 'weak', topic: weakest.title, percent: weakest.percent, answers: weakest.answers };
  }
  return isQuiet ? quiet : null;
}

/** Compares two students: urgent reasons first, none last. */
export function compareNeeds(one: Need | null, other: Need | null): number {
  return getUrgency(other) - getUrgency(one);
}

/** Kinds come in their order; within a kind the larger fall, the lower per cent or the longer silence. */
function getUrgency(need: Need | null): number {
  switch (need?.kind) {
    case 'quiet':
      return (
        (need.examInDays !== null && need.examInDays <= nearExamDays ? 3_000 : 0) + Math.min(need.days, 999)
      );
    case 'fell':
      return 2_000 + need.past - need.percent;
    case 'weak':
      return 1_000 + 100 - need.percent;
    default:
      return 0;
  }
}
