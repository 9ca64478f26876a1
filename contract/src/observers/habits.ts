/**
 * Habits of a student: streak, weekly goal, points and level, achievements, leaderboards of courses, and the
 * study reminder. All figures follow from answers and reviews. An account that minimises gamification gets
 * none of it: `habits` is null, and there are no leaderboards.
 */
import { achievementFamilies } from '@akada/core/habits/achievements.ts';
import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { Cloth, DeviceTimeZone } from '../wire/fields.ts';

/** A day of the caller as YYYY-MM-DD; it starts at 04:00. */
const Day = z.string();

const inZone = { zone: DeviceTimeZone };

/** The server sends one at a time, to every device until one reports that it was seen. */
export const Celebration = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('level'), level: z.int() }),
  /** The goal of the week that starts on this Monday was reached. */
  z.object({ kind: z.literal('goal'), week: Day }),
]);
export type Celebration = z.output<typeof Celebration>;

const today = {
  today: Day,
  streak: z.object({
    /** Days in a row up to today, or to yesterday while today is open. Days that a freeze bridged are not counted. */
    days: z.int(),
    longest: z.int(),
    /** True once a card was reviewed or five questions were answered today. */
    today_counts: z.boolean(),
    /** Days that may be missed without ending the streak, at most two. */
    freezes: z.int(),
    /** Counted days until the next freeze returns; null while there are two. */
    next_freeze_in: z.nullable(z.int()),
  }),
  week: z.object({
    /** The Monday of the week. */
    from: Day,
    /** Questions answered and cards reviewed, each card once a day. */
    answers: z.int(),
    /** The student's goal; null for none. */
    goal: z.nullable(z.int()),
  }),
  points: z.int(),
  level: z.object({
    number: z.int(),
    /** Points at the start of this level and of the next one. */
    from: z.int(),
    next: z.int(),
  }),
  celebration: z.nullable(Celebration),
};

export const HabitsToday = z.object(today);
export type HabitsToday = z.output<typeof HabitsToday>;

const todayAnswer = { 200: z.object({ habits: z.nullable(HabitsToday) }) };

export const habitsToday = endpoint({
  id: 'habits.today',
  summary: 'Where my streak, my goal of the week and my level stand',
  method: 'GET',
  path: '/gamification/today',
  access: 'student',
  effect: 'safe',
  query: z.strictObject(inZone),
  responses: todayAnswer,
});

export const HabitAchievement = z.object({
  key: z.string(),
  family: z.enum(achievementFamilies),
  title: z.string(),
  /** The requirement, as a sentence. */
  about: z.string(),
  target: z.int(),
  /** From 0 to the target. */
  progress: z.int(),
  /** Null until it is won. */
  won_on: z.nullable(Day),
});
export type HabitAchievement = z.output<typeof HabitAchievement>;

export const HabitDay = z.object({
  day: Day,
  /** `open`: some activity, too little to count. `frozen`: missed, and bridged by a freeze. */
  state: z.enum(['counted', 'open', 'frozen']),
  /** Questions answered, cards reviewed and points won on it. */
  questions: z.int(),
  cards: z.int(),
  points: z.int(),
});
export type HabitDay = z.output<typeof HabitDay>;

export const Habits = z.object({
  ...today,
  /** The days of the last 91 with activity or a used freeze, earliest first. */
  days: z.array(HabitDay),
  /** Every achievement, grouped by family. */
  achievements: z.array(HabitAchievement),
});
export type Habits = z.output<typeof Habits>;

export const getHabits = endpoint({
  id: 'habits.get',
  summary: 'Streak with its days, goal, level, and all achievements with progress',
  method: 'GET',
  path: '/gamification',
  access: 'student',
  effect: 'safe',
  query: z.strictObject(inZone),
  responses: { 200: z.object({ habits: z.nullable(Habits) }) },
});

/** The limits of a weekly goal, in answers. */
export const goalLimits = { least: 10, most: 2_000 } as const;
const goalSentence = `Choose ${goalLimits.least} to ${goalLimits.most.toLocaleString('en')} answers a week`;

export const saveGoal = endpoint({
  id: 'habits.save_goal',
  summary: 'Choose the goal of this week and those that follow, or none. Earlier weeks stay as they were',
  method: 'PUT',
  path: '/gamification/goal',
  access: 'student',
  effect: 'natural',
  body: z.strictObject({
    answers: z.nullable(
      z
        .int(goalSentence)
        .check(z.minimum(goalLimits.least, goalSentence), z.maximum(goalLimits.most, goalSentence)),
    ),
    ...inZone,
  }),
  responses: todayAnswer,
});

export const celebrationSeen = endpoint({
  id: 'habits.celebration_seen',
  summary: 'A device has shown this celebration: no other one shows it any more',
  method: 'POST',
  path: '/gamification/celebrations/seen',
  access: 'student',
  effect: 'natural',
  body: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('level'),
      level: z.int().check(z.minimum(1, 'Give a level'), z.maximum(10_000, 'Give a level')),
    }),
    z.strictObject({ kind: z.literal('goal'), week: z.iso.date('Give the Monday of the week') }),
  ]),
  responses: { 204: null },
});

export const Leaderboard = z.object({
  course_id: z.uuid(),
  course: z.string(),
  cloth: Cloth,
  /** The caller's name on the leaderboard; null without participation. */
  alias: z.nullable(z.string()),
  /** The number of participants. */
  members: z.int(),
});
export type Leaderboard = z.output<typeof Leaderboard>;

export const listLeaderboards = endpoint({
  id: 'habits.leaderboards',
  summary: 'The weekly leaderboard of each course that I am in, and whether I take part',
  method: 'GET',
  path: '/gamification/leaderboards',
  access: 'student',
  effect: 'safe',
  responses: {
    200: z.object({
      items: z.array(Leaderboard),
      /** The min number of members for showing a leaderboard. */
      shown_from: z.int(),
    }),
  },
});

const CourseParams = z.strictObject({ course_id: z.uuid() });

export const LeaderboardStanding = z.object({
  ...Leaderboard.shape,
  /** Monday of the week. */
  week: Day,
  /** Points of this week for all study, highest first: the first twenty and the caller. Equal points share a rank. */
  rows: z.array(z.object({ rank: z.int(), alias: z.string(), points: z.int(), is_me: z.boolean() })),
});
export type LeaderboardStanding = z.output<typeof LeaderboardStanding>;

export const getLeaderboard = endpoint({
  id: 'habits.leaderboard',
  summary: 'The leaderboard of a course in which I take part; without rows below five members',
  method: 'GET',
  path: '/gamification/leaderboards/{course_id}',
  access: 'student',
  effect: 'safe',
  params: CourseParams,
  query: z.strictObject(inZone),
  responses: { 200: LeaderboardStanding },
});

const aliasSentence = 'Choose a name of 2 to 24 characters';

export const joinLeaderboard = endpoint({
  id: 'habits.join_leaderboard',
  summary: 'Take part in the leaderboard of a course under a name of my choice, or change that name',
  method: 'PUT',
  path: '/gamification/leaderboards/{course_id}',
  access: 'student',
  effect: 'natural',
  params: CourseParams,
  body: z.strictObject({
    alias: z
      .string(aliasSentence)
      .check(
        z.trim(),
        z.minLength(2, aliasSentence),
        z.maxLength(24, aliasSentence),
        z.regex(/^[\p{L}\p{M}\p{N} ._'-]+$/u, 'Choose a name of letters, digits, spaces and . _ - only'),
      ),
  }),
  responses: { 200: Leaderboard },
});

export const quitLeaderboard = endpoint({
  id: 'habits.quit_leaderboard',
  summary: 'Take part no longer; the name is forgotten',
  method: 'DELETE',
  path: '/gamification/leaderboards/{course_id}',
  access: 'student',
  effect: 'natural',
  params: CourseParams,
  responses: { 204: null },
});

const reminder = {
  on: z.boolean('Say yes or no'),
  /** The hour of the day where the student lives, in the account's time zone. */
  hour: z
    .int('Choose a full hour')
    .check(z.minimum(0, 'Choose a full hour'), z.maximum(23, 'Choose a full hour')),
};

export const StudyReminder = z.object(reminder);
export type StudyReminder = z.output<typeof StudyReminder>;

export const getStudyReminder = endpoint({
  id: 'habits.study_reminder',
  summary: 'Whether and at which hour I am reminded to study',
  method: 'GET',
  path: '/users/me/study-reminder',
  access: 'student',
  effect: 'safe',
  responses: { 200: StudyReminder },
});

export const saveStudyReminder = endpoint({
  id: 'habits.save_study_reminder',
  summary: 'Be reminded at an hour, once a day and only while something is due or the day is open; or not',
  method: 'PUT',
  path: '/users/me/study-reminder',
  access: 'student',
  effect: 'natural',
  body: z.strictObject(reminder),
  responses: { 200: StudyReminder },
});
