/**
 * Help with a practice question. A model gives it, and learns the key only at the last step; without a model
 * Akada gives the passage.
 */
import type { HelpStep } from '@akada/core/assistant/assistant-rules.ts';
import {
  getHelp,
  type HelpedQuestion,
  isFitHint,
  struckOptions,
} from '@akada/core/assistant/practice/practice-help.ts';
import { practicePrompt, practiceVariables } from '@akada/core/assistant/practice/practice-prompt.ts';
import { languageName } from '@akada/core/language-model/note-passages.ts';
import type { OfflineReason } from '@akada/core/language-model/offline-reason.ts';
import { getLanguage } from '@akada/core/text/language.ts';
import type { ModelWriting } from '../../language-model/model-writing.service.ts';
import { brokenSentences, type Composer } from './answer-writing.service.ts';

export interface WantedHint {
  answerId: string;
  userId: string;
  /** The ladder, by which always the same options fall. */
  threadId: string;
  step: HelpStep;
  question: HelpedQuestion;
  earlier: readonly string[];
  said: string;
}

/** A hint is short; room for a model that thinks before it writes. */
const mostTokens = 1_160;

export type PracticeHints = ReturnType<typeof createPracticeHints>;

/** @returns a factory of writers for one hint; a hint is checked completely before any of it is shown */
export function createPracticeHints({ writing }: { writing: ModelWriting }) {
  return (requested: WantedHint): Composer => {
    const { question, step, threadId, userId, earlier, said } = requested;
    const own = (offlineReason: OfflineReason | null) => {
      const { text, struck } = getHelp(question, step, threadId);
      return { text, struck, madeBy: 'notes' as const, offlineReason };
    };
    return {
      partial: async () => own(null),
      brokenSentence: brokenSentences.general,
      async compose({ signal }) {
        const struck = step === 3 ? struckOptions(question, threadId) : [];
        // If nothing can be struck, a model would strike the key.
        if (step === 3 && struck.length === 0) return own(null);
        const code = getLanguage(question.stem);
        const language = code === null ? 'the language of the question' : languageName(code);
        const passage = question.source?.quote ?? '';
        const reply = await writing.write(
          {
            feature: 'assistant',
            userId,
            size: 'large',
            mostTokens,
            temperature: 0.4,
            history: [],
            work: { id: requested.answerId, step: 'answer' },
            prompt: {
              ...practicePrompt,
              variables: practiceVariables(question, { step, struck, earlier, said, language, passage }),
            },
          },
          { signal, onText() {} },
        );
        if (reply.kind === 'offline') return own(reply.reason);
        if (reply.kind === 'failed') return own('unreachable');
        if (reply.isCut || !isFitHint(reply.text, step, question)) return own('unusable');
        return { text: reply.text.trim(), struck, madeBy: 'model', model: reply.model };
      },
    };
  };
}
