/** Finds the right choices of a QTI 1.2 item by the marks of its conditions. */
import type { QuestionTexts } from '../../reading/question-texts.ts';
import type { Condition } from './conditions.ts';

/** Names of the right choices, or why the item cannot be imported. */
export type FoundKeys = { keys: string[] } | { wrong: string } | { otherKind: string };

const noKey = 'This question has no right answer: no condition with one of its choices gives a mark.';
const anyOf = 'Questions in which any of several answers is right cannot be imported.';

/**
 * @param conditions of the item
 * @param isMultiple whether several choices can be made
 * @param texts where warnings are left
 * @returns the right choices
 */
export function getKeys(
  conditions: readonly Condition[],
  isMultiple: boolean,
  texts: QuestionTexts,
): FoundKeys {
  const giving = conditions.filter(({ mark, chosen }) => mark !== null && mark > 0 && chosen.length > 0);
  if (giving.length === 0) return { wrong: noKey };
  const max = Math.max(...giving.map(({ mark }) => mark ?? 0));
  const best = giving.filter(({ mark }) => mark === max);
  return isMultiple ? several(giving, best, texts) : one(giving, best, texts);
}

function one(giving: readonly Condition[], best: readonly Condition[], texts: QuestionTexts): FoundKeys {
  const keys = [...new Set(best.flatMap(({ chosen }) => chosen))];
  if (keys.length > 1) return { otherKind: anyOf };
  if (giving.length > best.length)
    texts.warn('Part marks cannot be imported: only the answer with the full mark is right.');
  return { keys };
}

/** All of a condition together, or each with its share. */
function several(giving: readonly Condition[], best: readonly Condition[], texts: QuestionTexts): FoundKeys {
  const [first] = best;
  const isWhole = best.length === 1 && first !== undefined && (first.chosen.length > 1 || first.excludes);
  if (giving.some(({ isAnyOf }) => isAnyOf)) return { otherKind: anyOf };
  if (isWhole) return { keys: first.chosen };

  if (giving.length > best.length)
    texts.warn('The right options had different weights. Now each counts the same.');
  return { keys: [...new Set(giving.flatMap(({ chosen }) => chosen))] };
}
