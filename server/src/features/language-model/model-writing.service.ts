/**
 * The port for texts that are read while they are written. They share budgets, consent and rows with every
 * other call.
 */
import { fillTemplate } from '@akada/core/language-model/fill-template.ts';
import type { OfflineReason } from '@akada/core/language-model/offline-reason.ts';
import { findTokens, getTokens } from '../../platform/language-model/message-parts.ts';
import { ModelFailure, type ModelFailureKind } from '../../platform/language-model/model-failure.ts';
import { createModelStreamer, type Following } from '../../platform/language-model/stream-model.ts';
import { admitCall, dayOfBudget } from './call-admission.service.ts';
import { newNonce } from './call-texts.ts';
import {
  getCost,
  type LanguageModelDeps,
  type ModelOrder,
  type ModelPrompt,
} from './language-model.service.ts';
import * as repo from './model-calls.repo.ts';
import { createModelSource, onePerModel } from './model-source.service.ts';

/** A requested text, with the conversation before it. */
export interface WritingOrder
  extends Pick<ModelOrder<unknown>, 'feature' | 'userId' | 'size' | 'work' | 'mostTokens' | 'temperature'> {
  prompt: Omit<ModelPrompt, 'form' | 'pictures'>;
  history: readonly { role: 'user' | 'assistant'; content: string }[];
}

export type WrittenReply =
  | { kind: 'written'; text: string; model: string; isCut: boolean }
  | { kind: 'offline'; reason: OfflineReason }
  /** After some of the text, or before any: what came was handed on. */
  | { kind: 'failed'; failure: ModelFailureKind; model: string };

export type ModelWriting = ReturnType<typeof createModelWriting>;

/** @param deps.refusalFor returns the reason why no data of a student may be sent; null if it may be */
export function createModelWriting(
  deps: LanguageModelDeps & { refusalFor(userId: string): Promise<OfflineReason | null> },
) {
  const { database, clock, log, refusalFor } = deps;
  const readModel = createModelSource(deps);
  const getStreamer = onePerModel(createModelStreamer);

  return {
    /** @throws the signal's reason after an abort, when the connection is closed and the call accounted for */
    async write(order: WritingOrder, following: Following): Promise<WrittenReply> {
      const [reason, model] = await Promise.all([refusalFor(order.userId), readModel()]);
      if (!model || reason !== null) return { kind: 'offline', reason: reason ?? 'not_configured' };

      const { feature, userId, size, mostTokens, temperature, history } = order;
      const values = {
        ...order.prompt.variables,
        nonce: newNonce([...Object.values(order.prompt.variables), ...history.map(({ content }) => content)]),
      };
      const instructions = fillTemplate(order.prompt.instructions, values);
      const request = fillTemplate(order.prompt.request, values);
      const messages = [...history, { role: 'user' as const, content: request }];
      const sent = findTokens(instructions.length) + getTokens(messages);
      const step = { workId: order.work.id, step: order.work.step };
      const mostCost = getCost({ model }, { inputTokens: 2 * sent, outputTokens: mostTokens });
      const admission = await admitCall(deps, model, { ...step, feature, userId, size, mostCost });
      // The answer of an earlier call is a row of its feature, so this port does not ask again.
      if (admission.kind !== 'admitted')
        return { kind: 'offline', reason: admission.kind === 'offline' ? admission.reason : 'unusable' };

      const startedAt = clock.now();
      let came = 0;
      const end = async (
        result: repo.CallEnd['result'],
        used: { inputTokens: number; outputTokens: number },
      ) => {
        const ended = { ...used, cost: getCost({ model }, used), latencyMs: clock.now() - startedAt };
        await repo.endCall(
          database.db,
          step,
          { ...ended, tries: admission.tries, result, answer: null },
          clock.now(),
        );
      };
      const onText = (part: string) => {
        came += part.length;
        following.onText(part);
      };
      try {
        const call = { size, instructions, messages, mostTokens, temperature };
        const { text, isCut, ...used } = await getStreamer(model)(call, { ...following, onText });
        await end('answered', used);
        return { kind: 'written', text, isCut, model: model.name };
      } catch (error) {
        const isFailure = error instanceof ModelFailure;
        const isSent = came > 0 || !isFailure || error.kind === 'timed_out' || error.kind === 'unusable';
        const used = { inputTokens: isSent ? sent : 0, outputTokens: findTokens(came) };
        await end(isFailure ? error.kind : 'given_up', used);
        if (!isFailure) throw error;
        log.warn({ feature, kind: error.kind, status: error.status }, 'the language model ended its answer');
        return { kind: 'failed', failure: error.kind, model: model.name };
      }
    },

    /**
     * @returns the remaining share of a day's budget, the smaller of the student's and the total; null
     * without a budget
     */
    async allowance(userId: string): Promise<{ leftPercent: number; resetsAt: number } | null> {
      const budgets = (await readModel())?.budgets;
      if (
        !budgets ||
        (budgets.all === null && budgets.student === null) ||
        (await refusalFor(userId)) !== null
      )
        return null;
      const now = clock.now();
      const start = now - (now % dayMs);
      const spent = await repo.readSpending(database.db, dayOfBudget(now), userId);
      const left = (budget: number | null, of: number) =>
        budget === null ? 1 : budget === 0 ? 0 : 1 - of / (budget * 1_000_000);
      const share = Math.min(left(budgets.all, spent.all), left(budgets.student, spent.student));
      return { leftPercent: Math.max(0, Math.floor(share * 100)), resetsAt: start + dayMs };
    },

    /** Name of the model that may be asked for a student; null if none may be. */
    async modelFor(userId: string): Promise<string | null> {
      const [model, reason] = await Promise.all([readModel(), refusalFor(userId)]);
      return model && reason === null ? model.name : null;
    },
  };
}

const dayMs = 24 * 60 * 60_000;
