/** The work of the students of a class in its course, read for one moment. */
import { getFirstWeekDay, getWeeksAgo, type StudentWeek } from '@akada/core/classes/class-weeks.ts';
import {
  findHelpReason,
  type HelpReason,
  helpRules,
  type TopicWork,
} from '@akada/core/classes/needs-help.ts';
import { dayAfter, daysBetween, localDay } from '@akada/core/time/local-day.ts';
import type { Executor } from '../../platform/database/database.ts';
import { getZone } from '../accounts/accounts.ts';
import { type EndedClassExam, readEndedExams } from '../exams/gradebook/gradebook.service.ts';
import {
  type CountedAnswers,
  readAnswers,
  readLastDays,
} from '../progress/reading/class-progress.service.ts';

const dayMs = 24 * 60 * 60_000;

/** A student of the class, as the course has the enrolment. */
export interface Member {
  userId: string;
  joinedAt: string;
}

export interface ClassWork {
  /** The day of the tutor: YYYY-MM-DD. */
  today: string;
  weeks: StudentWeek[];
  /** Days since the last work in the course; absent for students without any. */
  silentDays: ReadonlyMap<string, number>;
  /** Only students who need help. */
  reasons: ReadonlyMap<string, HelpReason>;
}

/** @returns the work of all members; the two queries of days and answers do not grow with the class */
export async function readClassWork(
  executor: Executor,
  { courseId, tutorId, members }: { courseId: string; tutorId: string; members: readonly Member[] },
  now: number,
): Promise<ClassWork> {
  const today = localDay(now, await getZone(executor, tutorId));
  const students = { courseId, userIds: members.map(({ userId }) => userId) };
  const lastDays = await readLastDays(executor, students);
  const answers = await readAnswers(executor, students, getFirstWeekDay(today));
  const from = now - helpRules.spanDays * dayMs;
  const exams = await readEndedExams(executor, courseId, { from, to: now });
  const silentDays = new Map(
    [...lastDays].map(([userId, day]) => [userId, Math.max(0, daysBetween(day, today))]),
  );
  const byStudent = Map.groupBy(answers, ({ userId }) => userId);
  const reasons = new Map<string, HelpReason>();
  for (const member of members) {
    const reason = findHelpReason({
      silentDays: silentDays.get(member.userId) ?? null,
      joinedDays: Math.max(0, Math.floor((now - Date.parse(member.joinedAt)) / dayMs)),
      topics: getTopicWork(byStudent.get(member.userId) ?? [], today),
      missedExams: getMissed(exams, member),
    });
    if (reason !== null) reasons.set(member.userId, reason);
  }
  return { today, weeks: getStudentWeeks(answers, today), silentDays, reasons };
}

/** An exam counts as missed by students who were in the class when it closed. A student who joins later is not asked. */
function getMissed(exams: readonly EndedClassExam[], { userId, joinedAt }: Member): string[] {
  return exams.flatMap(({ title, closesAt, studentIds }) =>
    studentIds.has(userId) || Date.parse(joinedAt) >= Date.parse(closesAt) ? [] : [title],
  );
}

function getTopicWork(answers: readonly CountedAnswers[], today: string): TopicWork[] {
  const [recentFrom, earlierFrom] = [1, 2].map((spans) => dayAfter(today, 1 - spans * helpRules.spanDays));
  const answersWithTopic = answers.filter(({ topic }) => topic !== null);
  return [...Map.groupBy(answersWithTopic, ({ topic }) => topic ?? '')].map(([topic, rows]) => ({
    topic,
    recent: getSum(rows.filter(({ day }) => day >= (recentFrom ?? ''))),
    earlier: getSum(rows.filter(({ day }) => day >= (earlierFrom ?? '') && day < (recentFrom ?? ''))),
  }));
}

function getStudentWeeks(answers: readonly CountedAnswers[], today: string): StudentWeek[] {
  const byWeek = Map.groupBy(answers, ({ userId, day }) => `${getWeeksAgo(day, today)} ${userId}`);
  return [...byWeek].map(([key, rows]) => ({ weeksAgo: Number.parseInt(key, 10), ...getSum(rows) }));
}

function getSum(rows: readonly CountedAnswers[]) {
  return {
    answers: rows.reduce((sum, row) => sum + row.answers, 0),
    right: rows.reduce((sum, row) => sum + row.right, 0),
  };
}
