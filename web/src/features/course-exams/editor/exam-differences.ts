/** The visible parts of an exam, for choosing between two versions. */
import { momentText } from '../../../lib/format/dates.ts';
import { counted } from '../../../lib/format/numbers.ts';
import { resultRules } from '../exam-words.ts';
import { type ExamValues, getContent } from './exam-values.ts';

interface Part {
  label: string;
  fields: readonly (keyof ExamValues)[];
  text: (values: ExamValues) => string;
}

const timeText = (visibleText: string) => (visibleText === '' ? '' : momentText(`${visibleText}Z`, 'UTC'));
const ruleText = (rule: ExamValues['results_show']) =>
  resultRules.find(([value]) => value === rule)?.[1] ?? '';

const parts: readonly Part[] = [
  { label: 'Title', fields: ['title'], text: ({ title }) => title },
  { label: 'Instructions', fields: ['instructions'], text: ({ instructions }) => instructions },
  {
    label: 'Drawn from',
    fields: ['pool_kind', 'topics', 'difficulties', 'tags', 'question_ids'],
    text: poolText,
  },
  {
    label: 'Questions',
    fields: ['question_count'],
    text: ({ question_count }) => String(question_count),
  },
  {
    label: 'Minutes',
    fields: ['duration_minutes'],
    text: ({ duration_minutes }) => String(duration_minutes),
  },
  { label: 'Marks', fields: ['right', 'wrong', 'taken', 'unanswered', 'multiple'], text: marksText },
  { label: 'Opens', fields: ['opens_at'], text: ({ opens_at }) => timeText(opens_at) },
  { label: 'Closes', fields: ['closes_at'], text: ({ closes_at }) => timeText(closes_at) },
  { label: 'Attempts', fields: ['attempts'], text: ({ attempts }) => String(attempts) },
  { label: 'Results show', fields: ['results_show'], text: ({ results_show }) => ruleText(results_show) },
  { label: 'Right answers show', fields: ['keys_show'], text: ({ keys_show }) => ruleText(keys_show) },
];

/** Facts that cannot change once a student has started. */
const fixedLabels = ['Drawn from', 'Questions', 'Minutes', 'Marks', 'Opens'];

export interface Difference {
  label: string;
  before: string;
  after: string;
}

/** @returns the parts in which two exams differ */
export function getDifferences(previousExamValues: ExamValues, after: ExamValues): Difference[] {
  return parts
    .filter(({ fields }) => !isSame(previousExamValues, withFields(previousExamValues, after, fields)))
    .map(({ label, text }) => ({ label, before: text(previousExamValues), after: text(after) }));
}

/** @returns the values with the named parts taken from `others` */
export function withParts(values: ExamValues, others: ExamValues, labels: readonly string[]): ExamValues {
  return parts
    .filter(({ label }) => labels.includes(label))
    .reduce((merged, { fields }) => withFields(merged, others, fields), values);
}

/** @returns the facts promised to students who have started */
export function fixedFacts(values: ExamValues): readonly (readonly [label: string, text: string])[] {
  return parts
    .filter(({ label }) => fixedLabels.includes(label))
    .map(({ label, text }) => [label, text(values)] as const);
}

/** @returns true if the server would store the same for both */
export function isSame(one: ExamValues, other: ExamValues): boolean {
  const [first, second] = [one, other].map((values) => JSON.stringify(getContent(values, null, 'UTC')));
  return first === second && one.opens_at === other.opens_at && one.closes_at === other.closes_at;
}

function withFields(values: ExamValues, others: ExamValues, fields: Part['fields']): ExamValues {
  return { ...values, ...Object.fromEntries(fields.map((field) => [field, others[field]])) };
}

function poolText({ pool_kind, topics, difficulties, tags, question_ids }: ExamValues): string {
  if (pool_kind === 'chosen') return counted(question_ids.length, 'chosen question');
  const named = [
    topics.length > 0 && `topics: ${topics.join(', ')}`,
    difficulties.length > 0 && `difficulty: ${difficulties.join(', ')}`,
    tags.length > 0 && `tags: ${tags.join(', ')}`,
  ].filter((part) => part !== false);
  return ['All published questions of the course', ...named].join('\n');
}

function marksText({ right, wrong, taken, unanswered, multiple }: ExamValues): string {
  const cost = { nothing: 'nothing', guess: 'what guessing would gain', own: String(taken) }[wrong];
  return [
    `A right answer gives ${right}, a wrong one costs ${cost}`,
    Number(unanswered) !== 0 && `No answer gives ${unanswered}`,
    multiple === 'each_option' && 'Of several right options each gives a part',
  ]
    .filter((line) => line !== false)
    .join('\n');
}
