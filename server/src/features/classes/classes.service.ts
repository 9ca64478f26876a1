/** A class as its tutor sees it: the head of its page, and its people. */
import type {
  ClassOrder,
  ClassOverview,
  ClassPerson,
  ClassResults,
} from '@akada/contract/work/classes/classes.ts';
import { catalogKey } from '@akada/core/catalog/catalog-name.ts';
import { getClassWeeks } from '@akada/core/classes/class-weeks.ts';
import { getUrgency, helpRules } from '@akada/core/classes/needs-help.ts';
import { overallOf } from '@akada/core/progress/mastery.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Person, peopleById } from '../accounts/accounts.ts';
import { createClassExams, type OwnCourse } from '../class-exams/class-exams.service.ts';
import { allMembers } from '../courses/course-members.service.ts';
import { readTopics, type StudentTopic } from '../progress/reading/class-progress.service.ts';
import { findSharingStudents } from '../students/ties.service.ts';
import { isApprovedTutor } from '../tutors/tutor-standing.service.ts';
import { type ClassWork, type Member, readClassWork } from './class-work.service.ts';

export type ClassesService = ReturnType<typeof createClassesService>;

/** The course of a class, after its tutor was authorized. */
type TaughtCourse = OwnCourse & { archivedAt: string | null };

const maxWeakestTopics = 3;
/** A topic of fewer students says something of them and not of the class. */
const minTopicStudents = 2;
const daysOfWeek = 7;

export function createClassesService(platform: Pick<Platform, 'database' | 'clock'>) {
  const { database, clock } = platform;
  const { db } = database;
  const classExams = createClassExams(platform);

  const readPeople = async ({ id }: TaughtCourse) => {
    const members = await allMembers(db, id);
    const people = await peopleById(
      db,
      members.map(({ userId }) => userId),
    );
    return { members: members.filter(({ userId }) => people.has(userId)), people };
  };
  /**
   * Only students who share their results are sharingMembers. A tutor who is not approved keeps the names, and sees no
   * results until the approval is back.
   */
  const readWork = async ({ id, userId: tutorId }: TaughtCourse, members: readonly Member[]) => {
    if (!(await isApprovedTutor(db, tutorId))) return null;
    const now = clock.now();
    const sharing = await findSharingStudents(db, tutorId, now);
    const sharingMembers = members.filter(({ userId }) => sharing.has(userId));
    return { ...(await readClassWork(db, { courseId: id, tutorId, members: sharingMembers }, now)), sharing };
  };

  return {
    async read(course: TaughtCourse): Promise<ClassOverview> {
      const { members, people } = await readPeople(course);
      const work = await readWork(course, members);
      const exam = await classExams.read(course);
      const isToCome = exam !== null && Date.parse(exam.exam_at) > clock.now();
      return {
        students: members.length,
        is_ended: course.archivedAt !== null,
        exam_at: isToCome ? exam.exam_at : null,
        results: work && (await presentResults(db, course.id, { members, people, work })),
      };
    },
    async listPeople(
      course: TaughtCourse,
      { search, order, skip, limit }: { search: string; order: ClassOrder; skip: number; limit: number },
    ): Promise<{ items: ClassPerson[]; total: number }> {
      const { members, people } = await readPeople(course);
      const work = await readWork(course, members);
      const getPersonName = ({ userId }: Member) => people.get(userId)?.fullName ?? '';
      const requested = catalogKey(search);
      const found = members
        .filter((member) => catalogKey(getPersonName(member)).includes(requested))
        .sort((one, other) => compareNames(getPersonName(one), getPersonName(other)))
        .sort((one, other) => getRank(order, work, one) - getRank(order, work, other));
      const page = found.slice(skip, skip + limit);
      const userIds = page.map(({ userId }) => userId).filter((id) => work?.sharing.has(id));
      const topics = work === null ? [] : await readTopics(db, { courseId: course.id, userIds }, work.today);
      const byStudent = Map.groupBy(topics, ({ userId }) => userId);
      const items = page.map((member) => ({
        student_id: member.userId,
        full_name: getPersonName(member),
        joined_at: member.joinedAt,
        shares: work?.sharing.has(member.userId) ?? false,
        silent_days: work?.silentDays.get(member.userId) ?? null,
        ...presentKnown(byStudent.get(member.userId) ?? []),
        reason: work?.reasons.get(member.userId) ?? null,
      }));
      return { items, total: found.length };
    },
  };
}

interface PresentedClass {
  members: readonly Member[];
  people: ReadonlyMap<string, Person>;
  work: ClassWork & { sharing: ReadonlySet<string> };
}

async function presentResults(
  executor: Executor,
  courseId: string,
  { members, people, work }: PresentedClass,
): Promise<ClassResults> {
  const userIds = members.map(({ userId }) => userId).filter((id) => work.sharing.has(id));
  const byUrgency = [...work.reasons].sort(([, one], [, other]) => getUrgency(other) - getUrgency(one));
  return {
    sharing: userIds.length,
    studied: [...work.silentDays.values()].filter((days) => days < daysOfWeek).length,
    needs_help: byUrgency.slice(0, helpRules.maxShown).map(([id, reason]) => ({
      student_id: id,
      full_name: people.get(id)?.fullName ?? '',
      reason,
    })),
    weeks: getClassWeeks(work.weeks, work.today),
    weakest: getWeakest(await readTopics(executor, { courseId, userIds }, work.today)),
  };
}

function getWeakest(topics: readonly StudentTopic[]): ClassResults['weakest'] {
  return [...Map.groupBy(topics, ({ topicKey }) => topicKey).values()]
    .filter((rows) => rows.length >= minTopicStudents)
    .map((rows) => ({
      topic: rows[0]?.topic ?? '',
      known: rows.reduce((sum, { estimate }) => sum + estimate.share, 0) / rows.length,
      students: rows.length,
    }))
    .sort((one, other) => one.known - other.known)
    .slice(0, maxWeakestTopics);
}

function presentKnown(topics: readonly StudentTopic[]): Pick<ClassPerson, 'known' | 'weakest'> {
  const weakest = topics.toSorted((one, other) => one.estimate.share - other.estimate.share)[0];
  return {
    known: overallOf(topics.map(({ estimate }) => estimate)),
    weakest: weakest === undefined ? null : { topic: weakest.topic, share: weakest.estimate.share },
  };
}

const names = new Intl.Collator('en');
const compareNames = (one: string, other: string) => names.compare(one, other);

/** @returns a number that is smaller for students who come first; equal ranks stay in the order of names */
function getRank(order: ClassOrder, work: ClassWork | null, { userId }: Member): number {
  if (order === 'name' || work === null) return 0;
  if (order === 'activity') return -(work.silentDays.get(userId) ?? Number.MAX_SAFE_INTEGER);
  const reason = work.reasons.get(userId);
  return reason === undefined ? 0 : -getUrgency(reason);
}
