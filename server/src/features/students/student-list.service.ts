/** A tutor's students, starting with students who need help. Results are read only of students who share them in a class. */
import type { ListedStudent, StudentNeed } from '@akada/contract/observers/students.ts';
import { daysBetween, localDay } from '@akada/core/time/local-day.ts';
import { compareNeeds, findNeed, type Need } from '@akada/core/tutors/needs-help.ts';
import type { Platform } from '../../platform/platform.ts';
import { peopleById } from '../accounts/accounts.ts';
import { nextExamDates } from '../class-exams/exam-dates.service.ts';
import type { SharedFiguresReading, SharedTopic } from '../progress/reading/shared-figures.service.ts';
import { type FoundTie, listTies } from './ties.service.ts';

/** Days between the two marks of a topic. */
export const pastDays = 14;

export interface StudentListDeps extends Pick<Platform, 'database' | 'clock'> {
  figures: Pick<SharedFiguresReading, 'readMany'>;
}

export type StudentList = ReturnType<typeof createStudentList>;

interface StudentQuery {
  skip: number;
  limit: number;
  search: string;
  only?: 'needs_help' | undefined;
}

export function createStudentList({ database: { db }, clock, figures }: StudentListDeps) {
  const readNeeds = async (ties: readonly FoundTie[], now: number) => {
    const sharing = ties.filter(({ visibility }) => visibility.classes);
    const people = await peopleById(
      db,
      sharing.map(({ studentId }) => studentId),
    );
    const requests = sharing.map((tie) => ({
      userId: tie.studentId,
      courseIds: getCourseIds(tie),
      zone: people.get(tie.studentId)?.timeZone ?? 'UTC',
    }));
    const found = await figures.readMany(requests, { now, days: pastDays });
    const exams = await nextExamDates(db, [...new Set(requests.flatMap(({ courseIds }) => courseIds))], now);
    return new Map(
      sharing.map((tie, index) => {
        const { zone = 'UTC', courseIds = [] } = requests[index] ?? {};
        const today = localDay(now, zone);
        const { topics = [], lastDay = null } = found.get(tie.studentId) ?? {};
        const joinedDay = localDay(Date.parse(tie.inClassSince ?? ''), zone);
        const examDays = courseIds.flatMap((id) => exams.get(id) ?? []);
        const need = findNeed({
          topics: topics.map((topic) => toKnownTopic(topic, tie)),
          idleDays: Math.max(0, daysBetween(lastDay ?? joinedDay, today)),
          examInDays: examDays.length === 0 ? null : getDaysUntil(examDays, { today, zone }),
        });
        return [tie.studentId, { need, lastDay }];
      }),
    );
  };

  return async (
    tutorId: string,
    { skip, limit, search, only }: StudentQuery,
  ): Promise<{ items: ListedStudent[]; total: number }> => {
    const now = clock.now();
    const ties = await listTies(db, { side: 'tutor', userId: tutorId, now });
    const matching = ties.filter(({ otherName }) => hasText(otherName, search));
    const needs = await readNeeds(matching, now);
    const getNeed = ({ studentId }: FoundTie) => needs.get(studentId)?.need ?? null;
    const sortedStudents = matching
      .filter((tie) => only === undefined || getNeed(tie) !== null)
      .sort((one, other) => compareNeeds(getNeed(one), getNeed(other)));
    const page = sortedStudents.slice(skip, skip + limit);
    const people = await peopleById(
      db,
      page.map(({ studentId }) => studentId),
    );
    const items = page.map((tie) => ({
      id: tie.studentId,
      full_name: tie.otherName,
      picture_url: people.get(tie.studentId)?.pictureUrl ?? null,
      courses: tie.courses.flatMap(({ name, has_ended }) => (has_ended ? [] : [name])),
      sharing: tie.state,
      need: presentNeed(getNeed(tie)),
      last_day: needs.get(tie.studentId)?.lastDay ?? null,
      next_session_at: tie.nextSessionAt,
    }));
    return { items, total: sortedStudents.length };
  };
}

/** @returns the running classes of the tie */
function getCourseIds({ courses }: Pick<FoundTie, 'courses'>): string[] {
  return courses.flatMap(({ id, has_ended }) => (has_ended ? [] : [id]));
}

function toKnownTopic({ name, topic, estimate, past, answers }: SharedTopic, { courses }: FoundTie) {
  const title = topic ?? courses.find(({ id }) => id === name.sourceKey)?.name ?? '';
  return { title, percent: toPercent(estimate.share), past: past && toPercent(past.share), answers };
}

/** @returns a share of 1 in whole per cent */
export const toPercent = (share: number) => Math.round(100 * share);

function getDaysUntil(exams: readonly string[], { today, zone }: { today: string; zone: string }): number {
  return Math.min(...exams.map((examAt) => daysBetween(today, localDay(Date.parse(examAt), zone))));
}

/** Ignores case and accents, so that a name is found as it is typed. */
function hasText(name: string, search: string): boolean {
  return toPlain(name).includes(toPlain(search));
}

const toPlain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function presentNeed(need: Need | null): StudentNeed | null {
  if (need?.kind !== 'quiet') return need;
  return { kind: 'quiet', days: need.days, exam_in_days: need.examInDays };
}
