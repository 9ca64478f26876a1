/** Answers of conversations: by a model that cites, or by quotes of the notes if no model may be asked. */
import { chatPrompt, chatVariables, generalPrompt } from '@akada/core/assistant/answer/chat-prompt.ts';
import { quotedAnswer, uncoveredAnswer, withoutModel } from '@akada/core/assistant/answer/quoted-answer.ts';
import type { VerifiedCitation } from '@akada/core/assistant/answer/verify-answer.ts';
import { apartMark } from '@akada/core/assistant/assistant-rules.ts';
import { stemsOfQuestion } from '@akada/core/assistant/passages/question-words.ts';
import { languageName } from '@akada/core/language-model/note-passages.ts';
import type { OfflineReason } from '@akada/core/language-model/offline-reason.ts';
import { getLanguage } from '@akada/core/text/language.ts';
import { getWords } from '@akada/core/text/words.ts';
import type { ModelFailureKind } from '../../../platform/language-model/model-failure.ts';
import type { ModelWriting } from '../../language-model/model-writing.service.ts';
import type { AnswerJudging } from './answer-judging.service.ts';
import {
  brokenSentences,
  type ComposedAnswer,
  type Composer,
  type Composing,
} from './answer-writing.service.ts';
import { type FittingPassages, noPassages, type ThreadPassages } from './thread-passages.service.ts';

/** The question, with its history. */
export interface ChatQuestion {
  answerId: string;
  userId: string;
  threadId: string;
  noteId: string | null;
  question: string;
  /** Earlier questions and answers on this branch, the first turn first. */
  history: readonly { question: string; answer: string }[];
}

const maxTurns = 6;
/** Room for a model that thinks before it writes. */
const maxTokens = 2_700;

/** The reasons why a model ended its answer, with the reader's next step. */
const failures: Readonly<Record<ModelFailureKind, string>> = {
  busy: 'The language model is busy. Wait a minute, then ask again.',
  away: 'The connection to the language model broke. Ask again for another answer.',
  timed_out: 'The language model took too long. Ask again, or ask for less.',
  refused: 'The language model refused this. Ask in other words.',
  unusable: 'The language model gave no usable answer. Ask in other words.',
};

const offlineReasons: Readonly<Record<ModelFailureKind, OfflineReason>> = {
  busy: 'unreachable',
  away: 'unreachable',
  timed_out: 'unreachable',
  refused: 'unreachable',
  unusable: 'unusable',
};

export type ChatAnswers = ReturnType<typeof createChatAnswers>;

/** @returns makes what writes the answer of one question */
export function createChatAnswers({
  writing,
  judging,
  passagesFor,
}: {
  writing: ModelWriting;
  judging: AnswerJudging;
  passagesFor: ThreadPassages;
}) {
  return (requestedChatQuestion: ChatQuestion): Composer => {
    let [fitting, model]: [FittingPassages, string | null] = [noPassages, null];
    /** A question about one note also uses passages that fit badly, because its student asks about its content. */
    const isAboutNotes = () =>
      fitting.passages.length > 0 && (requestedChatQuestion.noteId !== null || fitting.isCovered);

    /** @param composing of a complete answer; null compares an incomplete answer by its words */
    const ofModel = async (text: string, composing: Composing | null): Promise<ComposedAnswer> => {
      if (!isAboutNotes()) return { text, madeBy: 'model', model };
      const writtenAnswer = { ...requestedChatQuestion, text, passages: fitting.passages };
      const {
        citations,
        isCovered,
        checkedBy,
        text: checked,
      } = await judging.check(writtenAnswer, composing);
      const withSources = { citations: getCitations(fitting, citations), offered: fitting.offered };
      return { text: checked, madeBy: 'model', model, covered: isCovered, checkedBy, ...withSources };
    };
    const withoutModels = (offlineReason: OfflineReason): ComposedAnswer =>
      offline(requestedChatQuestion, fitting, offlineReason);

    return {
      brokenSentence: brokenSentences[requestedChatQuestion.noteId === null ? 'general' : 'note'],
      partial: async (text) => (text === '' ? { text, madeBy: 'model', model } : ofModel(text, null)),
      async compose(composing) {
        const { signal, onText } = composing;
        const { question, userId, threadId, noteId, history } = requestedChatQuestion;
        const previous = history.at(-1)?.question ?? null;
        fitting = await passagesFor({ userId, threadId, noteId, question, before: previous });
        if (noteId !== null && fitting.passages.length === 0 && stemsOfQuestion(question).length > 0)
          return getUncovered(fitting);

        model = await writing.modelFor(userId);
        const came: string[] = [];
        const reply = await writing.write(
          {
            feature: 'assistant',
            userId,
            size: 'large',
            mostTokens: maxTokens,
            temperature: 0.3,
            work: { id: requestedChatQuestion.answerId, step: 'answer' },
            history: getHistory(history),
            prompt: {
              ...(isAboutNotes() ? chatPrompt : generalPrompt),
              variables: chatVariables({
                question,
                language: languageFor(question),
                passages: isAboutNotes() ? fitting.passages : [],
                isWeak: !fitting.isCovered,
              }),
            },
          },
          {
            signal,
            onText(part) {
              came.push(part);
              onText(part);
            },
          },
        );
        signal.throwIfAborted();
        if (reply.kind === 'written') return ofModel(reply.text, composing);
        if (reply.kind === 'offline') return withoutModels(reply.reason);
        if (came.length > 0)
          return { ...(await ofModel(came.join(''), null)), error: failures[reply.failure] };
        return fitting.isCovered
          ? withoutModels(offlineReasons[reply.failure])
          : { text: '', madeBy: 'model', model, error: failures[reply.failure] };
      },
    };
  };
}

function offline(
  { question, noteId }: ChatQuestion,
  { passages, ranked, isCovered, offered, headings }: FittingPassages,
  offlineReason: OfflineReason,
): ComposedAnswer {
  if (isCovered) {
    const { text, citations } = quotedAnswer(question, ranked);
    const sources = getCitations({ passages }, citations);
    return { text, madeBy: 'notes', offlineReason, covered: true, citations: sources, offered };
  }
  if (stemsOfQuestion(question).length === 0) return { text: withoutModel, madeBy: 'product', offlineReason };
  const text = uncoveredAnswer(noteId === null ? 'all' : 'note', headings);
  return noteId === null
    ? { text: `${text}\n\n${withoutModel}`, madeBy: 'product', offlineReason, covered: false }
    : { text, madeBy: 'product', offlineReason, covered: false };
}

/** No model is asked of a note in which nothing was found. */
const getUncovered = ({ headings }: FittingPassages): ComposedAnswer => ({
  text: uncoveredAnswer('note', headings),
  madeBy: 'product',
  covered: false,
});

function getCitations(
  { passages }: Pick<FittingPassages, 'passages'>,
  citations: readonly VerifiedCitation[],
) {
  return citations.flatMap(({ number, quote }) => {
    const passage = passages.find((one) => one.number === number);
    if (!passage) return [];
    const { noteId, title, page, section } = passage;
    return [{ number, file_id: noteId, title, page, section, quote }];
  });
}

function getHistory(turns: ChatQuestion['history']) {
  return turns.slice(-maxTurns).flatMap(({ question, answer }) => [
    { role: 'user' as const, content: question },
    { role: 'assistant' as const, content: answer.replaceAll(apartMark, '').trim() || '-' },
  ]);
}

/** A few words do not tell a language for certain: "Who was Herbert Macaulay?" was taken for Spanish. */
const minWordsOfLanguage = 15;

function languageFor(question: string): string {
  const code = getWords(question).length < minWordsOfLanguage ? null : getLanguage(question);
  return code === null ? 'the language of the question' : languageName(code);
}
