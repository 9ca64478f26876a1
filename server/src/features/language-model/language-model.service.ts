/** The one way to a language model: whether it may be asked, what it is asked, and what came of it. */
import { fillTemplate } from '@akada/core/language-model/fill-template.ts';
import type { OfflineReason } from '@akada/core/language-model/offline-reason.ts';
import { readJson } from '@akada/core/language-model/read-json.ts';
import type * as z from 'zod/mini';
import type { Clock } from '../../platform/clock/clock.ts';
import type { LanguageModelConfig } from '../../platform/config/language-model.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import {
  createModelCaller,
  type ModelCall,
  type ModelCaller,
  type ModelSize,
  type ModelText,
} from '../../platform/language-model/call-model.ts';
import {
  findTokens,
  getTokens,
  type ModelPicture,
  messageWith,
} from '../../platform/language-model/message-parts.ts';
import { ModelFailure } from '../../platform/language-model/model-failure.ts';
import type { Log } from '../../platform/log/log.ts';
import { admitCall, dayOfBudget } from './call-admission.service.ts';
import { getSchema, newNonce, repairTurn } from './call-texts.ts';
import { fittingAnswer } from './fitting-answer.ts';
import type { ModelFeature } from './language-model.tables.ts';
import * as repo from './model-calls.repo.ts';
import type { ModelChoices } from './model-choice.service.ts';
import { createModelSource, type ModelSourceDeps, onePerModel } from './model-source.service.ts';

/** The request to a model. All texts are templates; `nonce` is filled here, everything else by `variables`. */
export interface ModelPrompt {
  /** The role and the task of the model. */
  instructions: string;
  /** The task, with the passages of a note between lines that carry `{{nonce}}`. */
  request: string;
  /** The form of the answer in words, for servers that take no schema. */
  form: string;
  variables: Readonly<Record<string, string>>;
  /** Pictures of the subject, for a model that sees. */
  pictures?: readonly ModelPicture[];
}

export interface ModelOrder<Answer> {
  feature: ModelFeature;
  userId: string;
  /**
   * The purpose of the answer, such as a generation, and its question. An answer is stored until `forget`, so
   * that a repeated attempt at the same work neither requests nor pays again.
   */
  work: { id: string; step: string };
  /** The small one checks. */
  size: ModelSize;
  prompt: ModelPrompt;
  /** The schema consists of strict objects: a list drops the items that do not fit. */
  answer: { name: string; schema: z.ZodMiniType<Answer> };
  mostTokens: number;
  temperature: number;
}

export type ModelReply<Answer> =
  | { kind: 'answered'; answer: Answer; model: string }
  | { kind: 'offline'; reason: OfflineReason };

export interface LanguageModelDeps extends ModelSourceDeps {
  database: Database;
  clock: Clock;
  log: Log;
  choices: ModelChoices;
}

export type LanguageModelService = ReturnType<typeof createLanguageModelService>;

/** A call failed in a way that may pass: thrown out of the attempt, so that the queue starts the next one. */
export class ModelAway extends Error {
  constructor(failure: ModelFailure) {
    super(failure.message);
    this.name = 'ModelAway';
  }
}

export function createLanguageModelService(deps: LanguageModelDeps) {
  const { database, choices } = deps;
  const readModel = createModelSource(deps);
  const getCaller = onePerModel(createModelCaller);
  const getRejection = async (userId: string): Promise<OfflineReason | null> => {
    if (!(await readModel())) return 'not_configured';
    const { choice } = await choices.of(userId);
    return choice === 'agreed' ? null : choice === 'offline' ? 'stays_offline' : 'not_agreed';
  };
  return {
    /** @returns the name of the model in use; null for none */
    getModelName: async (): Promise<string | null> => (await readModel())?.name ?? null,
    /** @returns the reason why no data of this student may be sent; null if it may be */
    refusalFor: getRejection,
    /** @returns as `refusalFor`, for pictures: a model that does not see them would invent their content */
    pictureRefusalFor: async (userId: string): Promise<OfflineReason | null> =>
      (await readModel())?.sees ? getRejection(userId) : 'not_configured',
    /**
     * Asks once; the queue repeats temporary failures, at most three times for one step.
     *
     * @param signal gives up and closes the call
     * @returns the checked answer, or the reason why the installation's engine must continue without it
     * @throws {ModelAway} for a failure that may pass before the next attempt at this work; the signal's
     * reason after an abort
     */
    async ask<Answer>(order: ModelOrder<Answer>, signal: AbortSignal): Promise<ModelReply<Answer>> {
      const [reason, model] = await Promise.all([getRejection(order.userId), readModel()]);
      if (!model || reason !== null) return { kind: 'offline', reason: reason ?? 'not_configured' };

      const context = { ...deps, model, call: getCaller(model) };
      return ask(context, order, { signal, call: getCall(order), isRepair: false });
    },
    /** Deletes the stored answers of a work that has ended; what they cost stays. */
    forget: (tx: Transaction, workId: string): Promise<void> => repo.deleteAnswers(tx, workId),
    /** Deletes answers of works that never ended. */
    async sweep(): Promise<void> {
      const previous = deps.clock.now() - answersStayMs;
      await repo.deleteAnswersBefore(database.db, previous);
      await repo.deleteOldSpending(database.db, dayOfBudget(previous));
    },
  };
}

const answersStayMs = 24 * 60 * 60_000;

type ModelContext = Omit<LanguageModelDeps, 'choices'> & {
  model: LanguageModelConfig;
  call: ModelCaller;
};

interface Attempt {
  signal: AbortSignal;
  call: ModelCall;
  isRepair: boolean;
}

function getCall<Answer>({ prompt, answer, size, mostTokens, temperature }: ModelOrder<Answer>): ModelCall {
  const values = { ...prompt.variables, nonce: newNonce(Object.values(prompt.variables)) };
  return {
    size,
    instructions: fillTemplate(prompt.instructions, values),
    messages: [messageWith(fillTemplate(prompt.request, values), prompt.pictures)],
    form: {
      name: answer.name,
      schema: getSchema(answer.schema),
      words: prompt.form,
    },
    mostTokens,
    temperature,
  };
}

async function ask<Answer>(
  deps: ModelContext,
  order: ModelOrder<Answer>,
  { signal, call, isRepair }: Attempt,
): Promise<ModelReply<Answer>> {
  const { model, clock } = deps;
  const { feature, userId, size } = order;
  const step = { workId: order.work.id, step: isRepair ? `${order.work.step}~repair` : order.work.step };
  const answered = (answer: Answer): ModelReply<Answer> => ({ kind: 'answered', answer, model: model.name });

  const sentTokens = tokensOfCall(call);
  const mostCost = getCost(deps, { inputTokens: 2 * sentTokens, outputTokens: call.mostTokens });
  const admission = await admitCall(deps, model, { ...step, feature, userId, size, mostCost });
  if (admission.kind === 'offline') return admission;
  if (admission.kind === 'answered') {
    const stored = fittingAnswer(order.answer.schema, admission.answer);
    return stored === undefined ? { kind: 'offline', reason: 'unusable' } : answered(stored);
  }

  const { tries } = admission;
  const startedAt = clock.now();
  const end = (result: repo.CallEnd['result'], { inputTokens, outputTokens }: Usage, answer?: unknown) => {
    const used = { inputTokens, outputTokens, cost: getCost(deps, { inputTokens, outputTokens }) };
    const ended = { tries, result, ...used, latencyMs: clock.now() - startedAt, answer };
    return repo.endCall(deps.database.db, step, ended, clock.now());
  };
  let text: ModelText;
  try {
    text = await deps.call(call, signal);
  } catch (error) {
    const isFailure = error instanceof ModelFailure;
    // A request that was sent before the end may have been read, and costs money.
    const isSent = !isFailure || error.kind === 'timed_out' || error.kind === 'unusable';
    const used = { inputTokens: isSent ? sentTokens : 0, outputTokens: 0 };
    await end(isFailure ? error.kind : 'given_up', used);
    if (!isFailure) throw error;
    deps.log.warn({ feature, kind: error.kind, status: error.status }, 'the language model gave no answer');
    if (error.kind === 'busy' || error.kind === 'away') throw new ModelAway(error);
    return { kind: 'offline', reason: error.kind === 'unusable' ? 'unusable' : 'unreachable' };
  }

  const written = readJson(text.text, text.isCut);
  const answer = written === undefined ? undefined : fittingAnswer(order.answer.schema, written);
  if (answer !== undefined) {
    await end('answered', text, answer);
    return answered(answer);
  }
  await end('unusable', text);
  if (isRepair) return { kind: 'offline', reason: 'unusable' };
  return ask(deps, order, { signal, call: repairTurn(call, text.text), isRepair: true });
}

type Usage = Pick<ModelText, 'inputTokens' | 'outputTokens'>;

const tokensOfCall = ({ instructions, messages, form }: ModelCall) =>
  findTokens(instructions.length + form.words.length + JSON.stringify(form.schema).length) +
  getTokens(messages);

/** @returns what these tokens cost: a dollar for a million tokens is a millionth of a dollar for each */
export const getCost = (
  { model: { prices } }: Pick<ModelContext, 'model'>,
  { inputTokens, outputTokens }: Usage,
) => Math.ceil(inputTokens * prices.input + outputTokens * prices.output);
