/**
 * Questions of a language model: written, judged, solved by another reader and repaired once. Questions that
 * fail are omitted.
 */
import { withoutRepeats } from '@akada/core/generation/gate/question-repeats.ts';
import type { QuestionScope, Quoted } from '@akada/core/generation/question-draft.ts';
import type { NotePassage } from '@akada/core/language-model/note-passages.ts';
import type { OfflineReason } from '@akada/core/language-model/offline-reason.ts';
import type { PartsRead } from '@akada/core/language-model/parts-read.ts';
import type { PlannedCall } from '@akada/core/language-model/plan-calls.ts';
import { countRead, getCallsAgain, type OnProgress } from '@akada/core/language-model/read-parts.ts';
import type { RejectedQuestion } from '@akada/core/questions/model/judge-questions.ts';
import { repairVariables, writeVariables } from '@akada/core/questions/model/prompt-variables.ts';
import { repairPrompt, writePrompt } from '@akada/core/questions/model/question-prompts.ts';
import type { ModelQuestion, WrittenQuestion } from '@akada/core/questions/model/written-question.ts';
import type { StudyDocument } from '@akada/core/text/document.ts';
import type { StudyModel } from '../../../../platform/study-model/study-model.ts';
import type { LanguageModelService, ModelReply } from '../../../language-model/language-model.service.ts';
import { RepairedQuestions, WrittenQuestions } from './question-answers.ts';
import { type SolvedSet, solveQuestions } from './solved-questions.service.ts';

export interface WrittenQuestionsDeps {
  languageModel: Pick<LanguageModelService, 'ask' | 'refusalFor'>;
  studyModel: Pick<StudyModel, 'planCalls' | 'judgeQuestions'>;
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
  /** Quotations of those questions. */
  earlier: readonly Quoted[];
}

/** The model's questions, and the reason for a shortfall if the model caused it. */
export interface QuestionsOfModel {
  questions: ModelQuestion[];
  /** All that was sent of the note. */
  passages: readonly NotePassage[];
  model: string | null;
  offline: OfflineReason | null;
  /** The number of questions that failed a check. */
  refused: number;
  /** The parts of the note that the model read; null if it was not asked. */
  parts: PartsRead | null;
}

/** Half more questions are requested than are wanted. */
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
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<QuestionsOfModel> {
  const { languageModel, studyModel } = deps;
  const { document, requested, earlier } = order;
  const refusal = await languageModel.refusalFor(order.userId);
  if (refusal !== null)
    return { questions: [], passages: [], model: null, offline: refusal, refused: 0, parts: null };

  const { focus, pages } = order.scope;
  const plan = await studyModel.planCalls({ document, focus: { focus, pages }, requested, earlier }, signal);
  const { calls, language } = plan;
  const passages = calls.flatMap((call) => call.passages);
  const work: Work = { ...order, passages, language, confirmed: [] };
  const refused: RejectedQuestion[] = [];
  const readPassages = new Set<number>();
  let model: string | null = null;
  const ended = (offline: OfflineReason | null): QuestionsOfModel => ({
    questions: work.confirmed,
    passages,
    model,
    offline,
    refused: refused.length,
    parts: countRead(plan, readPassages),
  });
  const ask = async (call: PlannedCall, at: number): Promise<OfflineReason | null> => {
    const n = Math.ceil(asked * call.count);
    const reply = await writePart(deps, work, { at, passages: call.passages, n }, signal);
    if (reply.kind === 'offline') return reply.reason;

    model = reply.model;
    for (const { number } of call.passages) readPassages.add(number);
    work.confirmed.push(...reply.answer.confirmed);
    refused.push(...reply.answer.refused);
    await onProgress(countRead(plan, readPassages));
    return reply.answer.offline;
  };

  await onProgress(countRead(plan, readPassages));
  // An unusable answer ends no other call; an unavailable model ends all of them.
  let unusable: OfflineReason | null = null;
  for (const [at, call] of calls.entries()) {
    const offline = await ask(call, at);
    if (offline !== null && offline !== 'unusable') return ended(offline);
    unusable ??= offline;
  }
  if (refused.length > 0 && work.confirmed.length < requested) {
    const repaired = await repair(deps, work, refused.slice(0, mostRepaired), signal);
    if (repaired.kind === 'offline') return ended(repaired.reason);
    work.confirmed.push(...repaired.answer.confirmed);
    if (repaired.answer.offline !== null) return ended(repaired.answer.offline);
  }
  const numbers = work.confirmed.map(({ passage }) => passage.number);
  for (const [at, call] of getCallsAgain(plan, { read: readPassages, numbers, requested }).entries()) {
    const offline = await ask(call, calls.length + at);
    if (offline !== null) return ended(offline);
  }
  return ended(unusable);
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
  refused: readonly RejectedQuestion[],
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
  return {
    ...solved,
    confirmed: withoutRepeats(solved.confirmed, acceptedReasonedDrafts),
    refused: [...judged.rejected, ...solved.refused],
  };
}
