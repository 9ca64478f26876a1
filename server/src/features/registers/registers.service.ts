/** Registers of group sessions: marking, correcting, and what a class and a student see of them. */
import type { ClassSession, OwnAttendance, Register } from '@akada/contract/work/classes/registers.ts';
import {
  type Attendance,
  attendanceWords,
  getRegisterOpening,
  isRegisterOpen,
} from '@akada/core/tutorials/register-rules.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Executor } from '../../platform/database/database.ts';
import { Fault, notFound } from '../../platform/fault/fault.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { newId } from '../../platform/ids/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { csvText } from '../../platform/question-files/csv/csv-text.ts';
import { peopleById } from '../accounts/accounts.ts';
import { memberIds } from '../courses/course-members.service.ts';
import {
  findGroupSessions,
  findSeatedStudents,
  type GroupSession,
  listStudentSessions,
} from '../tutorials/group-sessions.service.ts';
import type { OwnTutorial } from '../tutorials/tutorials.access.ts';
import * as repo from './registers.repo.ts';
import type { MarkRow } from './registers.tables.ts';

export type RegistersService = ReturnType<typeof createRegistersService>;

interface Page {
  skip: number;
  limit: number;
}

export function createRegistersService({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  const { db } = database;

  const read = async (session: GroupSession): Promise<Register> => {
    const marks = Map.groupBy(await repo.findMarks(db, [session.id]), ({ studentId }) => studentId);
    const people = await peopleById(db, await findListed(db, session.id, marks));
    const inOrder = new Intl.Collator('en');
    const items = [...people.values()]
      .sort((one, other) => inOrder.compare(one.fullName, other.fullName) || (one.id < other.id ? -1 : 1))
      .map(({ id, fullName }) => ({
        student_id: id,
        full_name: fullName,
        ...presentMarks(marks.get(id) ?? []),
      }));
    return {
      session: presentSession(session),
      is_open: isRegisterOpen(getFacts(session), clock.now()),
      opens_at: getInstant(getRegisterOpening(Date.parse(session.startsAt))),
      items,
    };
  };

  return {
    read: (tutorial: OwnTutorial) => read(tutorial),
    /**
     * The same mark again adds nothing.
     *
     * @throws Fault `conflict` before the session and for a cancelled one, `not_found` for a student without a seat
     */
    async mark(
      tutorial: OwnTutorial,
      sent: readonly { student_id: string; state: Attendance }[],
    ): Promise<Register> {
      if (!isRegisterOpen(getFacts(tutorial), clock.now()))
        throw new Fault('conflict', 'The register opens a quarter of an hour before the session.');
      await database.transaction(async (tx) => {
        await repo.lockRegister(tx, tutorial.id);
        const marks = await repo.findMarks(tx, [tutorial.id]);
        const listedIds = await findListed(
          tx,
          tutorial.id,
          Map.groupBy(marks, ({ studentId }) => studentId),
        );
        const states = new Map(
          marks.flatMap(({ studentId, state, isCurrent }) => (isCurrent ? [[studentId, state]] : [])),
        );
        for (const { student_id, state } of sent) {
          const studentId = student_id.toLowerCase();
          if (!listedIds.includes(studentId)) throw notFound();
          if (states.get(studentId) === state) continue;
          states.set(studentId, state);
          const row = { id: newId(), tutorialId: tutorial.id, studentId, state, isCurrent: true };
          await repo.putMark(tx, { ...row, markedAt: getInstant(clock.now()) });
          await publishHint(tx, studentId, { topic: 'tutorial', id: tutorial.id });
        }
        await publishHint(tx, tutorial.tutorId, { topic: 'tutorial', id: tutorial.id });
      });
      return read(tutorial);
    },
    /** @returns the register as the text of a CSV file */
    async file(tutorial: OwnTutorial): Promise<string> {
      const { items } = await read(tutorial);
      const lines = items.map(({ full_name, state, corrected }) => [
        full_name,
        state && attendanceWords[state],
        corrected.map((mark) => attendanceWords[mark.state]).join(', '),
      ]);
      return csvText([['Name', tutorial.startsAt, 'Marked before'], ...lines]);
    },
    async listOfClass(
      { id, userId }: { id: string; userId: string },
      page: Page,
    ): Promise<{ items: ClassSession[]; total: number }> {
      const studentIds = await memberIds(db, id);
      const { rows, total } = await listStudentSessions(db, { tutorId: userId, studentIds, ...page });
      const marks = await repo.findMarks(
        db,
        rows.map((session) => session.id),
      );
      const items = rows.map((session) => {
        const seated = new Set(session.studentIds);
        const current = marks.filter(
          (mark) => mark.tutorialId === session.id && mark.isCurrent && seated.has(mark.studentId),
        );
        const countState = (state: Attendance) => current.filter((mark) => mark.state === state).length;
        return {
          ...presentSession(session),
          is_open: isRegisterOpen(getFacts(session), clock.now()),
          students: seated.size,
          present: countState('present'),
          late: countState('late'),
          absent: countState('absent'),
          excused: countState('excused'),
        };
      });
      return { items, total };
    },
    async listOwn(studentId: string, page: Page): Promise<{ items: OwnAttendance[]; total: number }> {
      const { rows, total } = await repo.listOwnMarks(db, studentId, page);
      const sessions = await findGroupSessions(
        db,
        rows.map(({ tutorialId }) => tutorialId),
      );
      const tutors = await peopleById(
        db,
        sessions.map(({ tutorId }) => tutorId),
      );
      const items = rows.flatMap(({ tutorialId, state, markedAt }) => {
        const session = sessions.find(({ id }) => id === tutorialId);
        if (!session) return [];
        const tutorName = tutors.get(session.tutorId)?.fullName ?? '';
        return [{ session: presentSession(session), tutor_name: tutorName, state, marked_at: markedAt }];
      });
      return { items, total };
    },
  };
}

/** Students who gave up their seat after they were marked stay on the register. */
async function findListed(
  executor: Executor,
  tutorialId: string,
  marks: ReadonlyMap<string, readonly MarkRow[]>,
): Promise<string[]> {
  return [...new Set([...(await findSeatedStudents(executor, tutorialId)), ...marks.keys()])];
}

function getFacts({ startsAt, cancelledAt }: Pick<GroupSession, 'startsAt' | 'cancelledAt'>) {
  return { startsAt: Date.parse(startsAt), isCancelled: cancelledAt !== null };
}

function presentSession({ id, title, startsAt }: GroupSession) {
  return { id, title, starts_at: startsAt };
}

function presentMarks(marks: readonly MarkRow[]) {
  return {
    state: marks.find(({ isCurrent }) => isCurrent)?.state ?? null,
    corrected: marks.flatMap(({ state, markedAt, isCurrent }) =>
      isCurrent ? [] : [{ state, marked_at: markedAt }],
    ),
  };
}
