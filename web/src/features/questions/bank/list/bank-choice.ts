/** The list's selection in the address, without unknown values. */
import {
  bankDifficulties,
  bankStatuses,
  questionSources,
  questionTypes,
} from '@akada/core/questions/bank-question.ts';
import type { BankChoice } from '../api.ts';

/** Parameters that filter the list; sorting and the collection do not. */
export const filterNames = [
  'course_id',
  'topic',
  'type',
  'status',
  'difficulty',
  'tag',
  'source',
  'passage_id',
  'review',
] as const;
export type FilterName = (typeof filterNames)[number];

const sortings: readonly NonNullable<BankChoice['sort']>[] = ['changed', 'stem', 'difficulty'];

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** @param read gets the value of a parameter, empty if absent */
export function getChoice(read: (name: string) => string): BankChoice {
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === read(name));
  const getId = (name: string) => (uuid.test(read(name)) ? read(name) : undefined);

  return withoutGaps({
    collection: oneOf('collection', ['sample']),
    search: read('search') || undefined,
    course_id: getId('course_id'),
    topic: read('topic') || undefined,
    type: oneOf('type', questionTypes),
    status: oneOf('status', bankStatuses),
    difficulty: oneOf('difficulty', bankDifficulties),
    tag: read('tag') || undefined,
    source: oneOf('source', questionSources),
    passage_id: getId('passage_id'),
    review: oneOf('review', ['true']),
    sort: oneOf('sort', sortings),
  });
}

/** @returns how many filters narrow the list */
export function filterCount(choice: BankChoice): number {
  return filterNames.filter((name) => choice[name] !== undefined).length;
}

function withoutGaps(choice: { [Name in keyof BankChoice]: BankChoice[Name] | undefined }): BankChoice {
  return Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== undefined));
}
