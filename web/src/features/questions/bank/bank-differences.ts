/** The differences between two versions of a question, by the parts that people choose between. */
import { optionLabel } from '@akada/core/quiz/options.ts';
import { type BankValues, isSame, storedForm } from './bank-values.ts';
import { difficultyNames, typeNames } from './bank-words.ts';
import { getBodyLines } from './body-words.ts';

/** Names of the objects behind ids. */
export interface NamesOf {
  course: (id: string) => string;
  passage: (id: string) => string;
}

interface Part {
  label: string;
  /** Options or a body, their key and their feedback are meaningless without each other. */
  fields: readonly (keyof BankValues)[];
  text: (values: BankValues, names: NamesOf) => string;
}

const parts: readonly Part[] = [
  { label: 'Question', fields: ['stem'], text: ({ stem }) => stem },
  {
    label: 'Answers',
    fields: ['type', 'options', 'answer_indexes', 'feedback', 'body'],
    text: (values) => (values.body === null ? optionsText(values) : getBodyLines(values.body).join('\n')),
  },
  { label: 'Explanation', fields: ['explanation'], text: ({ explanation }) => explanation },
  {
    label: 'Course',
    fields: ['course_id'],
    text: ({ course_id }, names) => (course_id === null ? '' : names.course(course_id)),
  },
  { label: 'Topic', fields: ['topic'], text: ({ topic }) => topic ?? '' },
  { label: 'Subject', fields: ['subject'], text: ({ subject }) => subject ?? '' },
  {
    label: 'Difficulty',
    fields: ['difficulty'],
    text: ({ difficulty }) => (difficulty === null ? '' : difficultyNames[difficulty]),
  },
  { label: 'Tags', fields: ['tags'], text: ({ tags }) => tags.join(', ') },
  {
    label: 'Passage',
    fields: ['passage_id'],
    text: ({ passage_id }, names) => (passage_id === null ? '' : names.passage(passage_id)),
  },
];

export interface Difference {
  label: string;
  before: string;
  after: string;
}

/** @returns the visible names of the parts in which two versions differ */
export function getDifferences(before: BankValues, after: BankValues, names: NamesOf): Difference[] {
  const [then, now] = [storedForm(before), storedForm(after)];
  return parts
    .filter(({ fields }) => !isSame(before, withFields(before, after, fields)))
    .map(({ label, text }) => ({ label, before: text(then, names), after: text(now, names) }));
}

/** @returns the values with the named part taken from `others` */
export function withPart(values: BankValues, others: BankValues, label: string): BankValues {
  return withFields(values, others, parts.find((part) => part.label === label)?.fields ?? []);
}

function withFields(values: BankValues, others: BankValues, fields: Part['fields']): BankValues {
  return { ...values, ...Object.fromEntries(fields.map((field) => [field, others[field]])) };
}

function optionsText({ type, options, answer_indexes, feedback }: BankValues): string {
  const lines = options.map((text, index) => {
    const said = feedback[index] ?? '';
    const key = answer_indexes.includes(index) ? ' (right)' : '';
    return `${optionLabel(index)}. ${text}${key}${said === '' ? '' : `\nFeedback: ${said}`}`;
  });
  return [typeNames[type], ...lines].join('\n');
}
