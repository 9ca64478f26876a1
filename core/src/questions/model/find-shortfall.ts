import { makeSet } from '../../generation/make-questions.ts';
import type { QuestionRequest } from '../../generation/question-draft.ts';
import { isWhole, wholeNote } from '../../generation/scope/within-scope.ts';
import { getTextShortfall, type Shortfall } from '../../generation/shortfall.ts';

/**
 * Finds why a set is short by trying what the cause would have prevented: the whole note, and the note without the
 * questions that were made before.
 *
 * @param request that gave the set
 * @param result.refused how many questions of a model failed a check
 */
export function findShortfall(
  request: QuestionRequest,
  { madeCount, rejectedCount }: { madeCount: number; rejectedCount: number },
): Shortfall {
  const { document, scope = wholeNote, excludedAnswers } = request;
  const count = (changes: Partial<QuestionRequest>) => {
    const { questions, typedDrafts } = makeSet({ ...request, ...changes });
    return questions.length + typedDrafts.length;
  };
  const ownCount = count({});
  if (!isWhole(scope) && count({ scope: { ...wholeNote, types: scope.types } }) > ownCount)
    return 'narrow_scope';
  if (excludedAnswers.length > 0 && count({ excludedAnswers: [] }) > ownCount) return 'used_up';
  if (rejectedCount > 0 && madeCount + rejectedCount >= request.count) return 'few_passed';
  return isWhole(scope) ? getTextShortfall(document, scope.types) : 'narrow_scope';
}
