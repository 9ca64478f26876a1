/** The page about a tutor and a student. Both read the same; the student gets no private note and no marks. */
import type { StudentPage, TutorView } from '@akada/contract/observers/students.ts';
import { notFound } from '../../platform/fault/fault.ts';
import { peopleById } from '../accounts/accounts.ts';
import type { PairSessions } from '../bookings/pair-sessions.service.ts';
import { nextExamDates } from '../class-exams/exam-dates.service.ts';
import { countToMark, listStudentPapers } from '../exams/papers/student-papers.service.ts';
import { readLastMessages } from '../messages/last-messages.service.ts';
import { type ResultsDeps, readResults } from './seen-results.service.ts';
import { presentNote } from './student-notes.service.ts';
import type { OwnTie } from './students.access.ts';
import * as repo from './students.repo.ts';

export interface StudentPageDeps extends ResultsDeps {
  sessions: PairSessions;
}

export type StudentPages = ReturnType<typeof createStudentPages>;

const [maxPapers, maxSessions, maxMessages] = [50, 20, 2];

export function createStudentPages(deps: StudentPageDeps) {
  const { db } = deps.database;

  const getPerson = async (id: string) => {
    const person = (await peopleById(db, [id])).get(id);
    if (!person) throw notFound();
    return { id, full_name: person.fullName, picture_url: person.pictureUrl };
  };

  const read = async (tie: OwnTie, side: 'tutor' | 'student') => {
    const { tutorId, studentId } = tie;
    const isTutor = side === 'tutor';
    const [readerId, otherId] = isTutor ? [tutorId, studentId] : [studentId, tutorId];
    const running = tie.courses.filter(({ has_ended }) => !has_ended);
    const exams = await nextExamDates(
      db,
      running.map(({ id }) => id),
      deps.clock.now(),
    );
    const past = await deps.sessions.listPast(tie, maxSessions);
    const papers = await listStudentPapers(db, tie, maxPapers);
    const notes = await repo.listNotes(db, tie, !isTutor);
    return {
      courses: running.map(({ id, name }) => ({ id, name, exam_at: exams.get(id) ?? null })),
      sharing: {
        state: tie.state,
        classes: tie.classes === true,
        sessions: tie.sessions === true || tie.visibility.sessions,
        stopped_at: tie.stoppedAt,
        can_share: { classes: running.length > 0, sessions: tie.hasSessionAhead },
      },
      results: await readResults(deps, tie, past.items[0]?.endsAt ?? null),
      papers: isTutor
        ? papers
        : { ...papers, items: papers.items.map((paper) => ({ ...paper, marks: null })) },
      sessions: {
        next: await deps.sessions.findNext(tie, readerId),
        past: past.items.map(({ id, state, subject, startsAt, minutes, notes: text }) => ({
          id,
          state,
          subject,
          starts_at: startsAt,
          minutes,
          notes: text,
        })),
        total: past.total,
      },
      notes: notes.map(presentNote),
      conversation: await readLastMessages(db, { readerId, otherId, limit: maxMessages }),
    };
  };

  return {
    readToMark: (tutorId: string) => countToMark(db, tutorId),
    async readStudent(tie: OwnTie): Promise<StudentPage> {
      return { student: await getPerson(tie.studentId), ...(await read(tie, 'tutor')) };
    },
    async readTutorView(tie: OwnTie): Promise<TutorView> {
      return { tutor: await getPerson(tie.tutorId), ...(await read(tie, 'student')) };
    },
  };
}
