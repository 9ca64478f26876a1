/** Explanations and feedback of the questions of a set: what the judge does not find in the note is not shown. */
import { reasonsToJudge, withJudgedReasons } from '@akada/core/questions/model/judged-reasons.ts';
import type { ModelQuestion, ReasonedDraft } from '@akada/core/questions/model/written-question.ts';
import { judgeStatements } from '../../../language-model/judging.service.ts';
import type { LanguageModelService } from '../../../language-model/language-model.service.ts';

/** @throws ModelAway, and the signal's reason */
export async function checkReasons(
  languageModel: Pick<LanguageModelService, 'ask'>,
  { id, userId }: { id: string; userId: string },
  questions: readonly ModelQuestion[],
  signal: AbortSignal,
): Promise<ReasonedDraft[]> {
  const passages = [...new Map(questions.map(({ passage }) => [passage.number, passage])).values()];
  const reasons = reasonsToJudge(questions, passages);
  const order = {
    feature: 'questions' as const,
    userId,
    work: { id, step: 'reasons' },
    passages,
    statements: reasons,
    wantsQuotes: false,
    needsLargeModel: false,
  };
  const { judgements } = await judgeStatements(languageModel, order, signal);
  return withJudgedReasons(questions, reasons, judgements);
}
