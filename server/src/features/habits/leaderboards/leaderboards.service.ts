/** Weekly leaderboards of courses. A student is seen there only by choice, and under a name that says nothing. */
import type { Leaderboard, LeaderboardStanding } from '@akada/contract/observers/habits.ts';
import { catalogKey } from '@akada/core/catalog/catalog-name.ts';
import { getWeek } from '@akada/core/habits/study-day.ts';
import { localDay } from '@akada/core/time/local-day.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { Fault, invalidField, notFound } from '../../../platform/fault/fault.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getGamification, lockAccount, takesPart } from '../../accounts/accounts.ts';
import { areInCourse } from '../../courses/course-members.service.ts';
import { type JoinedCourse, joinedCourses } from '../../courses/joined-courses.service.ts';
import * as repo from './leaderboards.repo.ts';
import { leaderboardMembers } from './leaderboards.tables.ts';

/** The minimum prevents guessing which member has which name. */
const shownFrom = 5;
const mostRows = 20;

/** Hides members who left the course, minimise gamification or delete their account. */
const seen: repo.SeenMembers = {
  inCourse: areInCourse(leaderboardMembers.courseId, leaderboardMembers.userId),
  takingPart: takesPart(leaderboardMembers.userId),
};

export type LeaderboardsService = ReturnType<typeof createLeaderboards>;

export function createLeaderboards({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  const { db } = database;

  const present = async (executor: Executor, userId: string, courses: readonly JoinedCourse[]) => {
    const members = await repo.countMembers(
      executor,
      seen,
      courses.map(({ id }) => id),
    );
    const aliases = await repo.findAliases(executor, userId);
    return courses.map(
      ({ id, name, clothSeed, clothColour }): Leaderboard => ({
        course_id: id,
        course: name,
        cloth: { cloth_seed: clothSeed, cloth_colour: clothColour },
        alias: aliases.get(id) ?? null,
        members: members.get(id) ?? 0,
      }),
    );
  };
  const joined = async (executor: Executor, userId: string, courseId: string) => {
    const course = (await joinedCourses(executor, userId)).find(({ id }) => id === courseId.toLowerCase());
    if (!course) throw notFound();
    return course;
  };
  const presentOne = async (executor: Executor, userId: string, course: JoinedCourse) => {
    const [board] = await present(executor, userId, [course]);
    if (!board) throw notFound();
    return board;
  };

  return {
    async list(userId: string) {
      const { minimised } = await getGamification(db, userId);
      const courses = minimised ? [] : await joinedCourses(db, userId);
      return { items: await present(db, userId, courses), shown_from: shownFrom };
    },
    /** @throws Fault `not_found` for a course that the caller is not in, and while gamification is minimised */
    async read(userId: string, courseId: string, zone: string | undefined): Promise<LeaderboardStanding> {
      const { minimised, timeZone } = await getGamification(db, userId);
      if (minimised) throw notFound();
      const course = await joined(db, userId, courseId);
      const board = await presentOne(db, userId, course);
      const week = getWeek(localDay(clock.now(), zone ?? timeZone));
      const isShown = board.alias !== null && board.members >= shownFrom;
      const ranked = isShown
        ? await repo.findRanked(db, seen, { courseId: course.id, userId, week, most: mostRows })
        : [];
      return {
        ...board,
        week,
        rows: ranked.map(({ rank, alias, points, userId: of }) => ({
          rank,
          alias,
          points,
          is_me: of === userId,
        })),
      };
    },
    /** @throws Fault `not_found` as above, `conflict` for a name that another member has, or while gamification is minimised */
    join: (userId: string, courseId: string, alias: string): Promise<Leaderboard> =>
      database.transaction(async (tx) => {
        if (!(await lockAccount(tx, userId))) throw notFound();
        const course = await joined(tx, userId, courseId);
        if ((await getGamification(tx, userId)).minimised)
          throw new Fault(
            'conflict',
            'You have minimised gamification. Show it again in your settings first.',
          );
        const aliasKey = catalogKey(alias);
        if (aliasKey === '') throw invalidField('alias', 'Choose a name with letters or digits');
        const member = { courseId: course.id, userId, alias, aliasKey };
        await repo.lockLeaderboard(tx, course.id);
        if (await repo.isAliasTaken(tx, member))
          throw new Fault('conflict', 'Another student has this name here. Choose another one.');
        await repo.putMember(tx, { ...member, joinedAt: getInstant(clock.now()) });
        return presentOne(tx, userId, course);
      }),
    quit: (userId: string, courseId: string) => repo.removeMember(db, courseId, userId),
  };
}
