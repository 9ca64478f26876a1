/**
 * Computes a student's figures: a day from everything done on it, the rest from all days. Events that arrive
 * twice, late or in another order change nothing, and computing everything again gives the same result.
 */
import { habitHistory } from '@akada/core/habits/history.ts';
import { localDay } from '@akada/core/time/local-day.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { publishHint } from '../../../platform/hints/hints.ts';
import { repeatableId } from '../../../platform/ids/ids.ts';
import { recordOnce } from '../../../platform/outbox/outbox.ts';
import type { Holds } from '../../../platform/personal-data/personal-table.ts';
import { getGamification } from '../../accounts/accounts.ts';
import { type AnsweredExam, answeredExams } from '../../exams/end/answered-exams.service.ts';
import type { MemoryService } from '../../memory/memory.service.ts';
import { daysOfReviews, type ReviewedDay, reviewedDays } from '../../memory/study-days.service.ts';
import * as repo from './habit-days.repo.ts';
import { takeDue } from './habit-due.repo.ts';
import { hasStanding, putStanding, putWon } from './habit-standings.repo.ts';
import { achievementWon } from './habits.events.ts';
import type { HabitDayRow, HabitExamDayRow } from './habits.tables.ts';

export interface HabitFiguresDeps {
  clock: Clock;
  memory: Pick<MemoryService, 'stored'>;
  holds: Holds;
}

export type HabitFigures = ReturnType<typeof createHabitFigures>;

export function createHabitFigures(deps: HabitFiguresDeps) {
  /** Stamps exams, and computes these days. The first time of a student all of them: there may be more than these. */
  async function compute(
    tx: Transaction,
    userId: string,
    changed: { examIds: readonly string[]; days: readonly string[] },
  ) {
    await repo.lockHabitsOf(tx, userId);
    const isFirst = !(await hasStanding(tx, userId));
    const { examIds } = changed;
    const stamped =
      isFirst || examIds.length > 0 ? await stampExams(tx, deps, userId, isFirst ? null : examIds) : [];
    const days = [...new Set([...changed.days, ...stamped])];
    if (!isFirst && days.length === 0) return;

    await computeDays(tx, deps, userId, isFirst ? null : days);
    await settle(tx, userId, { announces: (wonOn) => !isFirst || days.includes(wonOn) });
  }

  return {
    /** Counts what events have made due. */
    async count(tx: Transaction, userId: string) {
      const { reviewIds, examIds } = await takeDue(tx, userId);
      await compute(tx, userId, { examIds, days: await daysOfReviews(tx, userId, reviewIds) });
    },
    /** Days whose held keys may show now. */
    again: (tx: Transaction, userId: string, days: readonly string[]) =>
      compute(tx, userId, { examIds: [], days }),
    /** Recomputes the figures that depend on all days, after another goal was chosen. */
    async settleGoals(tx: Transaction, userId: string) {
      await repo.lockHabitsOf(tx, userId);
      const isFirst = !(await hasStanding(tx, userId));
      if (isFirst) await computeAll(tx, deps, userId);
      await settle(tx, userId, { announces: () => !isFirst });
    },
    /** Recomputes all figures of a student, without notifications for old achievements. */
    async rebuild(tx: Transaction, userId: string) {
      await repo.lockHabitsOf(tx, userId);
      await computeAll(tx, deps, userId);
      // A student who has done nothing has no row, and a rebuild adds none.
      const isKnown = (await hasStanding(tx, userId)) || (await repo.findDays(tx, userId)).length > 0;
      if (isKnown) await settle(tx, userId, { announces: () => false });
    },
  };
}

async function computeAll(tx: Transaction, deps: HabitFiguresDeps, userId: string): Promise<void> {
  await stampExams(tx, deps, userId, null);
  await computeDays(tx, deps, userId, null);
}

/** @param examIds all where null @returns the days on which something was answered in them */
async function stampExams(
  tx: Transaction,
  { memory }: HabitFiguresDeps,
  userId: string,
  examIds: readonly string[] | null,
): Promise<string[]> {
  const exams = await answeredExams(tx, userId, examIds);
  if (exams.length === 0) return [];

  const known = await repo.findExamDays(tx, userId, null);
  const zones = new Map(known.map(({ examId, zone }) => [examId, zone]));
  const { timeZone } = await getGamification(tx, userId);
  const reviewIds = exams.flatMap(({ answers }) => answers.map(({ reviewId }) => reviewId));
  const stored = await memory.stored(tx, userId, reviewIds);
  const rows = exams.flatMap((exam) => {
    const remembered = exam.answers.some(({ reviewId }) => stored.has(reviewId));
    return daysOfExam(exam, zones.get(exam.examId) ?? timeZone).map((row) => ({
      ...row,
      userId,
      remembered,
    }));
  });
  await repo.addExamDays(tx, rows);
  return rows.map((row) => row.localDay);
}

function daysOfExam(
  { examId, finishedAt, total, answers }: AnsweredExam,
  zone: string,
): Omit<HabitExamDayRow, 'userId' | 'remembered'>[] {
  const getDay = (moment: string) => localDay(Date.parse(moment), zone);
  const counts = answers.length > 0 && answers.length * 2 >= total;
  const byDay = Map.groupBy(
    answers.map(({ answeredAt }) => answeredAt),
    getDay,
  );
  const lastDay = getDay(finishedAt);
  // The end counts as activity on its day, even if that day only started at 04:00 while the exam ran.
  if (counts && !byDay.has(lastDay)) byDay.set(lastDay, []);
  return [...byDay].map(([day, moments]) => {
    const ordered = moments.toSorted();
    return {
      examId,
      localDay: day,
      zone,
      answered: moments.length,
      counts: counts && day === lastDay,
      firstAt: ordered[0] ?? finishedAt,
      lastAt: ordered.at(-1) ?? finishedAt,
    };
  });
}

/** @param days all where null */
async function computeDays(
  tx: Transaction,
  { clock, holds }: HabitFiguresDeps,
  userId: string,
  days: readonly string[] | null,
): Promise<void> {
  const reviewed = await reviewedDays(tx, userId, { days, holds });
  const exams = await repo.findExamDays(tx, userId, days);
  const byDay = new Map(reviewed.map((day) => [day.day, day]));
  const examsOf = Map.groupBy(exams, (row) => row.localDay);
  const computedAt = getInstant(clock.now());
  const rows = [...new Set([...byDay.keys(), ...examsOf.keys()])].flatMap((day) =>
    getDay({ userId, localDay: day, computedAt }, byDay.get(day), examsOf.get(day) ?? []),
  );
  await repo.replaceDays(tx, userId, days, rows);
}

function getDay(
  base: Pick<HabitDayRow, 'userId' | 'localDay' | 'computedAt'>,
  reviewed: ReviewedDay | undefined,
  exams: readonly HabitExamDayRow[],
): HabitDayRow[] {
  const moments = [
    ...(reviewed
      ? [
          { at: reviewed.firstAt, zone: reviewed.firstZone },
          { at: reviewed.lastAt, zone: reviewed.lastZone },
        ]
      : []),
    ...exams.flatMap(({ firstAt, lastAt, zone }) => [
      { at: firstAt, zone },
      { at: lastAt, zone },
    ]),
  ].sort((one, other) => one.at.localeCompare(other.at));
  const [first, last] = [moments[0], moments.at(-1)];
  if (!first || !last) return [];

  const unremembered = exams.filter(({ remembered }) => !remembered);
  return [
    {
      ...base,
      questions: unremembered.reduce((sum, { answered }) => sum + answered, reviewed?.questions ?? 0),
      rights: reviewed?.rights ?? 0,
      cards: reviewed?.cards ?? 0,
      held: reviewed?.held ?? false,
      exams: exams.filter(({ counts }) => counts).length,
      firstAt: first.at,
      firstZone: first.zone,
      lastAt: last.at,
      lastZone: last.zone,
    },
  ];
}

/** @param options.announces whether an achievement of this day is a notification */
async function settle(
  tx: Transaction,
  userId: string,
  { announces }: { announces(wonOn: string): boolean },
): Promise<void> {
  const history = habitHistory(await repo.findDays(tx, userId), await repo.findGoals(tx, userId));
  await putStanding(tx, userId, history);
  const fresh = await putWon(tx, userId, history.won);
  if (fresh.length > 0 && !(await getGamification(tx, userId)).minimised) {
    for (const won of fresh.filter((one) => announces(history.won.get(one) ?? ''))) {
      const subjectId = repeatableId('achievement', userId, won);
      await recordOnce(tx, achievementWon, { userId, subjectId, facts: { key: won } });
    }
  }
  await publishHint(tx, userId, { topic: 'habits', id: null });
}
