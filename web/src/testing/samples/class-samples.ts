import type { Announcement } from '@akada/contract/work/classes/announcements.ts';
import type { ClassOverview, ClassPerson, ClassResults } from '@akada/contract/work/classes/classes.ts';
import { dayAfter } from '@akada/core/time/local-day.ts';
import { makeId } from '../samples.ts';

const weekShares = [0.58, 0.6, 0.59, 0.64, 0.66, 0.65, 0.69, 0.71];

/** Results of a class of 42, as its drawing has them. */
function makeResults(changes: Partial<ClassResults> = {}): ClassResults {
  return {
    sharing: 42,
    studied: 31,
    needs_help: [
      {
        student_id: makeId(1),
        full_name: 'Kelechi Obi',
        reason: { kind: 'fell', topic: 'Genetics', percent: 38, was: 61 },
      },
      { student_id: makeId(2), full_name: 'Aisha Lawal', reason: { kind: 'silent', days: 9 } },
      {
        student_id: makeId(3),
        full_name: 'Tomi Ade',
        reason: { kind: 'missed', exam: 'Mid-term', count: 1 },
      },
      {
        student_id: makeId(4),
        full_name: 'Zainab Musa',
        reason: { kind: 'low', topic: 'Pedigrees', percent: 29 },
      },
    ],
    weeks: weekShares.map((right, index) => ({
      from: dayAfter('2026-10-05', 7 * index),
      students: 30,
      right,
      low: right - 0.13,
      high: right + 0.12,
    })),
    weakest: [
      { topic: 'Pedigrees', known: 0.41, students: 12 },
      { topic: 'Genetics', known: 0.54, students: 30 },
      { topic: 'Meiosis', known: 0.66, students: 25 },
    ],
    ...changes,
  };
}

export function makeClass(changes: Partial<ClassOverview> = {}): ClassOverview {
  return { students: 42, is_ended: false, exam_at: null, results: makeResults(), ...changes };
}

export function makeClassPerson(number: number, changes: Partial<ClassPerson> = {}): ClassPerson {
  return {
    student_id: makeId(number),
    full_name: `Student ${number}`,
    joined_at: '2026-10-05T09:00:00.000Z',
    shares: true,
    silent_days: number,
    known: { share: 0.58, low: 0.51, high: 0.64 },
    weakest: { topic: 'Pedigrees', share: 0.41 },
    reason: null,
    ...changes,
  };
}

export function makeAnnouncement(number: number, changes: Partial<Announcement> = {}): Announcement {
  return {
    id: makeId(500 + number),
    text: `Tuesday’s class ${number} moves to 17:00, same link.`,
    sent_at: '2026-11-23T18:20:00.000Z',
    edited_at: null,
    is_read: true,
    for_owner: { students: 42, readers: 36, is_editable: true },
    ...changes,
  };
}
