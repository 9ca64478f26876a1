/** Checks a written answer against its passages: by the judge, or by words where no judge answers. */
import { judgedAnswer, statementsToJudge } from '@akada/core/assistant/answer/judged-answer.ts';
import {
  type OfferedPassage,
  type VerifiedAnswer,
  verifyingAnswer,
} from '@akada/core/assistant/answer/verify-answer.ts';
import type { AnswerCheck } from '@akada/core/assistant/assistant-rules.ts';
import { inTurns } from '../../../platform/clock/in-turns.ts';
import type { Database } from '../../../platform/database/database.ts';
import { judgeStatements } from '../../language-model/judging.service.ts';
import { type LanguageModelService, ModelAway } from '../../language-model/language-model.service.ts';
import type { Composing } from './answer-writing.service.ts';

interface WrittenAnswer {
  answerId: string;
  userId: string;
  question: string;
  text: string;
  passages: readonly OfferedPassage[];
}

/** `checkedBy` is null for an answer that states nothing. */
type CheckedAnswer = VerifiedAnswer & { checkedBy: AnswerCheck | null };

export type AnswerJudging = ReturnType<typeof createAnswerJudging>;

export function createAnswerJudging({
  database,
  languageModel,
}: {
  database: Database;
  languageModel: LanguageModelService;
}) {
  return {
    /**
     * @param composing hears when the judge begins; null for an answer that is only compared by words
     * @throws the signal's reason
     */
    async check(
      answer: WrittenAnswer,
      composing: Pick<Composing, 'signal' | 'onChecking'> | null,
    ): Promise<CheckedAnswer> {
      const { answerId, userId, question, text, passages } = answer;
      const byWords = await inTurns(verifyingAnswer(text, passages));
      if (byWords.sentences.length === 0 && byWords.isCovered === null)
        return { ...byWords, checkedBy: null };
      if (composing === null) return { ...byWords, checkedBy: 'words' };
      composing.onChecking();
      const toJudge = statementsToJudge(question, byWords);

      const order = {
        feature: 'assistant' as const,
        userId,
        work: { id: answerId, step: 'marks' },
        passages,
        statements: toJudge.statements,
        quotes: 'all' as const,
        needsLargeModel: false,
      };
      // The student waits for this answer, so the call is not tried again later.
      const { judgements } = await judgeStatements(languageModel, order, composing.signal).catch((error) => {
        if (error instanceof ModelAway) return { judgements: [] };
        throw error;
      });
      await database.transaction((tx) => languageModel.forget(tx, answerId));
      const parts = toJudge.assign(judgements);
      const isJudged = byWords.sentences.every((sentence) => parts.judged.has(sentence.text));
      const verified = await inTurns(verifyingAnswer(text, passages, parts.judged));
      return { ...judgedAnswer(verified, parts), checkedBy: isJudged ? 'judge' : 'words' };
    },
  };
}
