/** The one way to a language model: whether it may be asked, what it costs, and what came of it. */
import type { OfflineReason } from '@akada/core/language-model/offline-reason.ts';
import type * as z from 'zod/mini';
import type { Database, Transaction } from '../../platform/database/database.ts';
import * as repo from './model-calls.repo.ts';
import type { ModelChoices } from './model-choice.service.ts';

/** What asks, for the record of calls. */
export type ModelFeature = 'cards' | 'questions' | 'guide' | 'assistant';

/** What a model is asked. All texts are templates; `nonce` is filled here, everything else by `variables`. */
export interface ModelPrompt {
  /** What it is and does. */
  instructions: string;
  /** What is asked, with the passages of a note between lines that carry `{{nonce}}`. */
  request: string;
  /** The form of the answer in words, for servers that take no schema. */
  form: string;
  variables: Readonly<Record<string, string>>;
}

export interface ModelOrder<Answer> {
  feature: ModelFeature;
  userId: string;
  /**
   * What the answer is for, such as a generation, and which of its questions this is. An answer is stored until `forget`, so
   * that a repeated attempt at the same work neither asks nor pays again.
   */
  work: { id: string; step: string };
  /** The small one checks. */
  size: 'large' | 'small';
  prompt: ModelPrompt;
  /** Of strict objects: a list drops those of its items that do not fit. */
  answer: { name: string; schema: z.ZodMiniType<Answer> };
  mostTokens: number;
  temperature: number;
}

export type ModelReply<Answer> =
  | { kind: 'answered'; answer: Answer; model: string }
  | { kind: 'offline'; reason: OfflineReason };

export interface LanguageModelService {
  /**
   * Asks once; what may pass is tried again by the queue, three times for one work.
   * @param signal gives up and closes the call
   * @returns the checked answer, or why the engine of this installation has to go on alone
   * @throws ModelAway what may have passed at the next attempt at this work, and the signal's reason
   */
  ask<Answer>(order: ModelOrder<Answer>, signal: AbortSignal): Promise<ModelReply<Answer>>;
  /** Deletes the stored answers of a work that has ended; what they cost stays. */
  forget(tx: Transaction, workId: string): Promise<void>;
}

/** A call failed in a way that may pass: thrown out of the attempt, so that the queue starts the next one. */
export class ModelAway extends Error {}

export interface LanguageModelDeps {
  database: Database;
  choices: ModelChoices;
}

export function createLanguageModelService(_deps: LanguageModelDeps): LanguageModelService {
  return {
    ask: async () => ({ kind: 'offline', reason: 'not_configured' }),
    forget: repo.deleteAnswers,
  };
}
