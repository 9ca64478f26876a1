/** Values of the assignment form, and the request that they become. */

import type { AssignmentContent } from '@akada/contract/work/classes/assignment-form.ts';
import type { Assignment } from '@akada/contract/work/classes/assignment-work.ts';
import type { AssignmentKind, LateRule } from '@akada/core/assignments/assignment-rules.ts';
import { getMoment, wallTime } from '@akada/core/time/wall-time.ts';
import { dateFault } from '../../lib/form/date-rules.ts';
import type { NewAssignment } from './api.ts';

export interface AssignmentValues {
  /** `course:` or `student:` with an id. */
  recipient: string;
  kind: AssignmentKind;
  title: string;
  instruction: string;
  /** `topics`, or the id of a set of the class. */
  source: string;
  topics: string[];
  count: number | string;
  course_exam_id: string;
  /** A card or a criterion on each line: two parts with `=` between them. */
  lines: string;
  text: string;
  /** Wall time in the zone of the class; empty for now. */
  opens_at: string;
  due_at: string;
  late_rule: LateRule;
  late_until: string;
  attempts: number | string;
}

/** @param due in milliseconds since the epoch */
export function getFirstValues(
  recipient: string,
  topics: string[],
  { due, zone }: { due: number; zone: string },
): AssignmentValues {
  return {
    recipient,
    kind: 'set',
    title: topics.length > 0 ? topics.slice(0, 3).join(', ') : '',
    instruction: '',
    source: 'topics',
    topics,
    count: 10,
    course_exam_id: '',
    lines: '',
    text: '',
    opens_at: '',
    due_at: `${wallTime(due, zone).slice(0, 10)}T18:00`,
    late_rule: 'mark',
    late_until: '',
    attempts: 1,
  };
}

/** @returns an instant; a text that the rules reject for a time that is none */
export function toMoment(wall: string, zone: string): string {
  const isMoment = wall !== '' && dateFault(wall) === undefined;
  return isMoment ? new Date(getMoment(wall, zone)).toISOString() : '';
}

const toOptional = (wall: string, zone: string) => (wall === '' ? null : toMoment(wall, zone));

/** @returns the lines that have text, each as two parts */
function splitLines(lines: string): [string, string][] {
  return lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [first = '', ...rest] = line.split('=');
      return [first.trim(), rest.join('=').trim()];
    });
}

function toContent(values: AssignmentValues): AssignmentContent {
  switch (values.kind) {
    case 'exam':
      return { kind: 'exam', course_exam_id: values.course_exam_id };
    case 'cards':
      return { kind: 'cards', cards: splitLines(values.lines).map(([front, back]) => ({ front, back })) };
    case 'reading':
      return { kind: 'reading', text: values.text };
    case 'essay':
      return {
        kind: 'essay',
        criteria: splitLines(values.lines).map(([name, points]) => ({ name, points: Number(points) })),
      };
    default:
      return {
        kind: 'set',
        source:
          values.source === 'topics'
            ? { from: 'topics', topics: values.topics, count: Number(values.count) }
            : { from: 'course_set', course_set_id: values.source },
      };
  }
}

/** @returns words, times and rules, as both requests send them */
export function toTerms(values: AssignmentValues, zone: string) {
  const isExam = values.kind === 'exam';
  return {
    title: values.title,
    instruction: values.instruction,
    opens_at: isExam ? null : toOptional(values.opens_at, zone),
    due_at: isExam ? null : toMoment(values.due_at, zone),
    zone,
    late_rule: isExam ? ('none' as const) : values.late_rule,
    late_until: values.late_rule === 'until' && !isExam ? toMoment(values.late_until, zone) : null,
    attempts: values.kind === 'set' ? Number(values.attempts) : 1,
  };
}

export function toForm(values: AssignmentValues, zone: string): NewAssignment {
  const [kind, id = ''] = values.recipient.split(':');
  return {
    course_id: kind === 'course' ? id : null,
    student_ids: kind === 'student' ? [id] : [],
    content: toContent(values),
    ...toTerms(values, zone),
  };
}

/** @returns the values with which the editor of an assignment starts */
export function toValues(assignment: Assignment): AssignmentValues {
  const wall = (moment: string | null) =>
    moment === null ? '' : wallTime(Date.parse(moment), assignment.zone);
  return {
    ...getFirstValues(`course:${assignment.course?.id ?? ''}`, [], { due: 0, zone: assignment.zone }),
    kind: assignment.kind,
    title: assignment.title,
    instruction: assignment.instruction,
    opens_at: wall(assignment.opens_at),
    due_at: wall(assignment.due_at),
    late_rule: assignment.late_rule,
    late_until: wall(assignment.late_until),
    attempts: assignment.attempts,
  };
}

/** @returns errors under the names of the form; the first error of a list represents the list */
export function renameErrors(
  errors: Record<string, string>,
  names: Readonly<Record<string, string>>,
): Record<string, string> {
  const renamed: Record<string, string> = {};
  for (const [path, sentence] of Object.entries(errors)) {
    const name = Object.keys(names).find((field) => path === field || path.startsWith(`${field}.`));
    renamed[name === undefined ? path : (names[name] ?? path)] ??= sentence;
  }
  return renamed;
}

/** Fields of the request by the names of the form. */
export const formNames: Readonly<Record<string, string>> = {
  course_id: 'recipient',
  student_ids: 'recipient',
  'content.source.topics': 'topics',
  'content.source.count': 'count',
  'content.source.course_set_id': 'source',
  'content.course_exam_id': 'course_exam_id',
  'content.cards': 'lines',
  'content.criteria': 'lines',
  'content.text': 'text',
};
