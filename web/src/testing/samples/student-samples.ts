/** Students of Tunde, and what Ngozi lets him see, in which only what a test is about differs. */
import type { ListedStudent, StudentPage, TutorView } from '@akada/contract/observers/students.ts';
import { ngozi, tunde } from '../people.ts';
import { makeId } from '../samples.ts';

const toPerson = ({ id, full_name }: { id: string; full_name: string }) => ({
  id,
  full_name,
  picture_url: null,
});

export function makeListedStudent(number: number, overrides: Partial<ListedStudent> = {}): ListedStudent {
  return {
    ...toPerson({ id: makeId(910 + number), full_name: `Student ${number}` }),
    courses: ['BIO 201'],
    sharing: 'shared',
    need: null,
    last_day: '2026-11-23',
    next_session_at: null,
    ...overrides,
  };
}

const common: Omit<StudentPage, 'student'> = {
  courses: [{ id: makeId(901), name: 'BIO 201', exam_at: '2030-12-16T08:00:00.000Z' }],
  sharing: {
    state: 'shared',
    classes: true,
    sessions: false,
    stopped_at: null,
    can_share: { classes: true, sessions: false },
  },
  results: {
    sources: ['BIO 201'],
    recent: { answers: 120, percent: 58 },
    topics: [
      {
        title: 'Cells',
        source: 'BIO 201',
        percent: 84,
        low: 74,
        high: 92,
        answers: 61,
        past: 80,
        at_session: null,
      },
      {
        title: 'Genetics',
        source: 'BIO 201',
        percent: 38,
        low: 25,
        high: 52,
        answers: 34,
        past: 61,
        at_session: null,
      },
    ],
    past_day: '2026-11-12',
    session_at: null,
    last_day: '2026-11-26',
  },
  papers: {
    items: [
      {
        exam_id: makeId(902),
        paper_id: makeId(903),
        title: 'Mid-term',
        finished_at: '2026-11-20T10:00:00.000Z',
        marks: { score: 13, max_score: 20, waiting: 1 },
      },
    ],
    total: 1,
  },
  sessions: {
    next: null,
    past: [
      {
        id: makeId(904),
        state: 'completed',
        subject: 'Meiosis',
        starts_at: '2026-11-20T15:00:00.000Z',
        minutes: 60,
        notes: 'Crossing-over clear.',
      },
    ],
    total: 1,
  },
  notes: [
    { id: makeId(905), text: 'Learns from drawings.', shared: false, written_at: '2026-11-20T16:00:00.000Z' },
  ],
  conversation: {
    id: makeId(906),
    messages: [
      { mine: false, text: 'The pedigree ones confuse me.', written_at: '2026-11-26T12:00:00.000Z' },
    ],
  },
};

export const makeStudentPage = (overrides: Partial<StudentPage> = {}): StudentPage => ({
  student: toPerson(ngozi),
  ...common,
  ...overrides,
});

export const makeTutorView = (overrides: Partial<TutorView> = {}): TutorView => ({
  tutor: toPerson(tunde),
  ...common,
  notes: [],
  ...overrides,
});
