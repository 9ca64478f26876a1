/**
 * Questions of a language model: written, judged, solved by another reader and repaired once. Questions that
 * fail are omitted.
 */
import type { QuestionScope } from '@akada/core/generation/question-draft.ts';
import type { NotePassage } from '@akada/core/language-model/note-passages.ts';
import type { OfflineReason } from '@akada/core/language-model/offline-reason.ts';
import { chooseQuestions } from '@akada/core/questions/model/choose-questions.ts';
import type { RefusedQuestion } from '@akada/core/questions/model/judge-questions.ts';
import { repairVariables, writeVariables } from '@akada/core/questions/model/prompt-variables.ts';
import { repairPrompt, writePrompt } from '@akada/core/questions/model/question-prompts.ts';
import type {
  ModelQuestion,
  ReasonedDraft,
  WrittenQuestion,
} from '@akada/core/questions/model/written-question.ts';
import type { StudyDocument } from '@akada/core/text/document.ts';
import type { StudyModel } from '../../../../platform/study-model/study-model.ts';
import type { LanguageModelService, ModelReply } from '../../../language-model/language-model.service.ts';
import { checkReasons } from './checked-reasons.service.ts';
import { RepairedQuestions, WrittenQuestions } from './question-answers.ts';
import { type SolvedSet, solveQuestions } from './solved-questions.service.ts';

export interface WrittenQuestionsDeps {
  languageModel: Pick<LanguageModelService, 'ask' | 'refusalFor'>;
  studyModel: Pick<StudyModel, 'choosePassages' | 'judgeQuestions'>;
}

export interface QuestionsOrder {
  /** The generation's id. */
  id: string;
  userId: string;
  document: StudyDocument;
  requested: number;
  scope: QuestionScope;
  /** Keys of questions that were made from the note before. */
  excludedAnswers: readonly string[];
}

/** The model's questions, and the reason for a shortfall if the model caused it. */
export interface QuestionsOfModel {
  drafts: ReasonedDraft[];
  model: string | null;
  offline: OfflineReason | null;
}

/** The number of questions needed from one call, which requests half more. Small models cut off longer answers. */
const wantedPerCall = 10;
const asked = 1.5;
const mostRepaired = 8;

/** Data that all calls of one order share. */
interface Work extends QuestionsOrder {
  /** All that is sent of the note. */
  passages: readonly NotePassage[];
  /** As a prompt says it. */
  language: string;
  /** So far. */
  confirmed: ModelQuestion[];
}

/** @throws ModelAway, and the signal's reason */
export async function writeQuestions(
  deps: WrittenQuestionsDeps,
  order: QuestionsOrder,
  signal: AbortSignal,
): Promise<QuestionsOfModel> {
  const { languageModel, studyModel } = deps;
  const { document, requested, excludedAnswers } = order;
  const refusal = await languageModel.refusalFor(order.userId);
  if (refusal !== null) return { drafts: [], model: null, offline: refusal };

  const { focus, pages } = order.scope;
  const selection = {
    document,
    focus: { focus, pages },
    turn: excludedAnswers.length,
    calls: Math.ceil(requested / wantedPerCall),
  };
  const { parts, language } = await studyModel.choosePassages(selection, signal);
  const work: Work = { ...order, passages: parts.flat(), language, confirmed: [] };
  const n = Math.ceil(asked * Math.min(wantedPerCall, requested / Math.max(1, parts.length)));
  const refused: RefusedQuestion[] = [];
  let model: string | null = null;
  const ended = async (offline: OfflineReason | null): Promise<QuestionsOfModel> => {
    const selection = chooseQuestions(work.confirmed, requested);
    return { drafts: await checkReasons(languageModel, order, selection, signal), model, offline };
  };

  for (const [at, passages] of parts.entries()) {
    const reply = await writePart(deps, work, { at, passages, n }, signal);
    if (reply.kind === 'offline') return ended(reply.reason);

    model = reply.model;
    work.confirmed.push(...reply.answer.confirmed);
    refused.push(...reply.answer.refused);
    if (reply.answer.offline !== null) return ended(reply.answer.offline);
  }
  if (work.confirmed.length >= requested || refused.length === 0) return ended(null);

  const repaired = await repair(deps, work, refused.slice(0, mostRepaired), signal);
  if (repaired.kind === 'offline') return ended(repaired.reason);
  work.confirmed.push(...repaired.answer.confirmed);
  return ended(repaired.answer.offline);
}

async function writePart(
  deps: WrittenQuestionsDeps,
  work: Work,
  { at, passages, n }: { at: number; passages: NotePassage[]; n: number },
  signal: AbortSignal,
): Promise<ModelReply<SolvedSet>> {
  const { id, userId, document, language, scope, excludedAnswers } = work;
  const acceptedReasonedDrafts = work.confirmed.map(({ draft }) => draft);
  const written = {
    n,
    passages,
    language,
    title: document.title,
    scope,
    accepted: acceptedReasonedDrafts,
    excludedAnswers,
  };
  const reply = await deps.languageModel.ask(
    {
      feature: 'questions',
      userId,
      work: { id, step: `write ${at}` },
      size: 'large',
      prompt: { ...writePrompt, variables: writeVariables(written) },
      answer: { name: 'questions', schema: WrittenQuestions },
      mostTokens: 280 * n + 300,
      temperature: 0.4,
    },
    signal,
  );
  if (reply.kind === 'offline') return reply;
  const order = { step: String(at), written: reply.answer.items.slice(0, 2 * n) };
  return { ...reply, answer: await check(deps, work, order, signal) };
}

/** Repairs an order once: questions that fail again are omitted. */
async function repair(
  deps: WrittenQuestionsDeps,
  work: Work,
  refused: readonly RefusedQuestion[],
  signal: AbortSignal,
): Promise<ModelReply<SolvedSet>> {
  const { id, userId, language, confirmed } = work;
  const acceptedReasonedDrafts = confirmed.map(({ draft }) => draft);
  const reply = await deps.languageModel.ask(
    {
      feature: 'questions',
      userId,
      work: { id, step: 'repair' },
      size: 'large',
      prompt: { ...repairPrompt, variables: repairVariables(refused, acceptedReasonedDrafts, language) },
      answer: { name: 'repaired_questions', schema: RepairedQuestions },
      mostTokens: 300 * refused.length + 200,
      temperature: 0.2,
    },
    signal,
  );
  if (reply.kind === 'offline') return reply;
  const written = reply.answer.items.slice(0, refused.length).map(({ n: _, ...item }) => item);
  return { ...reply, answer: await check(deps, work, { step: 'repair', written }, signal) };
}

async function check(
  deps: WrittenQuestionsDeps,
  { id, userId, document, passages, language, excludedAnswers, confirmed }: Work,
  { step, written }: { step: string; written: readonly WrittenQuestion[] },
  signal: AbortSignal,
): Promise<SolvedSet> {
  const acceptedReasonedDrafts = confirmed.map(({ draft }) => draft);
  const judged = await deps.studyModel.judgeQuestions(
    { document, passages, written, accepted: acceptedReasonedDrafts, excludedAnswers, language },
    signal,
  );
  const solving = { id, userId, step, passages };
  const solved = await solveQuestions(deps.languageModel, solving, judged.candidates, signal);
  return { ...solved, refused: [...judged.refused, ...solved.refused] };
}
