/** Status, type, source and difficulty of a question as one number, as the column `facet` has it. */
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

/** Facets that a question has to match; an omitted one matches all. */
export interface FacetFilter {
  status?: BankStatus | undefined;
  type?: QuestionType | undefined;
  source?: QuestionSourceKind | undefined;
  difficulty?: BankDifficulty | undefined;
}

/** A question may have no difficulty, which comes after the others. */
const difficulties = [...bankDifficulties, null];

/** @returns the numbers of all that a filter allows */
export function getFacets({ status, type, source, difficulty }: FacetFilter): number[] {
  const digits: [number, number[]][] = [
    [bankStatuses.length, getPositions(bankStatuses, status)],
    [questionTypes.length, getPositions(questionTypes, type)],
    [questionSources.length, getPositions(questionSources, source)],
    [difficulties.length, getPositions(difficulties, difficulty)],
  ];
  return digits.reduce(
    (facets, [count, positions]) =>
      facets.flatMap((facet) => positions.map((position) => facet * count + position)),
    [0],
  );
}

/** @returns whether a filter allows less than everything */
export function namesFacets({ status, type, source, difficulty }: FacetFilter): boolean {
  return [status, type, source, difficulty].some((requested) => requested !== undefined);
}

function getPositions<Value>(values: readonly Value[], requested: Value | undefined): number[] {
  return values.flatMap((value, position) =>
    requested === undefined || value === requested ? [position] : [],
  );
}
