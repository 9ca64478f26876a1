/** Explanations and feedback of the questions of a set: what the judge does not find in the note is not shown. */
import type { NotePassage } from '@akada/core/language-model/note-passages.ts';
import type { SetDraft } from '@akada/core/questions/model/complete-set.ts';
import { reasonsToJudge, withJudgedReasons } from '@akada/core/questions/model/judged-reasons.ts';
import type { ModelQuestion } from '@akada/core/questions/model/written-question.ts';
import { judgeStatements } from '../../../language-model/judging.service.ts';
import type { LanguageModelService } from '../../../language-model/language-model.service.ts';

/**
 * @param written all questions of the model and the passages that it read; only chosen questions are judged, because each costs
 *   tokens
 * @throws ModelAway, and the signal's reason
 */
export async function checkReasons(
  languageModel: Pick<LanguageModelService, 'ask'>,
  { id, userId }: { id: string; userId: string },
  set: readonly SetDraft[],
  {
    questions: modelQuestions,
    passages,
  }: { questions: readonly ModelQuestion[]; passages: readonly NotePassage[] },
  signal: AbortSignal,
): Promise<SetDraft[]> {
  const passagesByStem = new Map(modelQuestions.map(({ draft, passage }) => [draft.stem, passage]));
  const questions = set.flatMap((draft) => {
    const passage = draft.byModel === true ? passagesByStem.get(draft.stem) : undefined;
    return passage === undefined ? [] : [{ draft, passage }];
  });
  const reasons = reasonsToJudge(questions, passages);
  const order = {
    feature: 'questions' as const,
    userId,
    work: { id, step: 'reasons' },
    passages,
    statements: reasons,
    quotes: 'none' as const,
    needsLargeModel: false,
  };
  const { judgements } = await judgeStatements(languageModel, order, signal);
  const judged = withJudgedReasons(questions, reasons, judgements);
  const judgedDrafts = new Map(questions.map(({ draft }, index) => [draft, judged[index] ?? draft]));
  return set.map((draft) => judgedDrafts.get(draft) ?? draft);
}
