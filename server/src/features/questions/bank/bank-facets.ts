/** Status, type, source and difficulty of a question as one number, as the column `facet` has it (migration 0043). */
import {
  type BankDifficulty,
  type BankStatus,
  bankDifficulties,
  bankStatuses,
  type QuestionSourceKind,
  type QuestionType,
  questionSources,
  questionTypes,
} from '@akada/core/questions/bank-question.ts';

/** Those that are named have to be so. */
export interface FacetFilter {
  status?: BankStatus | undefined;
  type?: QuestionType | undefined;
  source?: QuestionSourceKind | undefined;
  difficulty?: BankDifficulty | undefined;
}

/** A question may have no difficulty, which stands after the others. */
const difficulties = [...bankDifficulties, null];

/** @returns the numbers of all that a filter allows */
export function facetsOf({ status, type, source, difficulty }: FacetFilter): number[] {
  const digits: [number, number[]][] = [
    [bankStatuses.length, placesOf(bankStatuses, status)],
    [questionTypes.length, placesOf(questionTypes, type)],
    [questionSources.length, placesOf(questionSources, source)],
    [difficulties.length, placesOf(difficulties, difficulty)],
  ];
  return digits.reduce(
    (facets, [count, places]) => facets.flatMap((facet) => places.map((place) => facet * count + place)),
    [0],
  );
}

/** @returns whether a filter allows less than everything */
export function namesFacets({ status, type, source, difficulty }: FacetFilter): boolean {
  return [status, type, source, difficulty].some((wanted) => wanted !== undefined);
}

function placesOf<Value>(values: readonly Value[], wanted: Value | undefined): number[] {
  return values.flatMap((value, place) => (wanted === undefined || value === wanted ? [place] : []));
}
