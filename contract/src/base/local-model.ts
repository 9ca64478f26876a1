/** A language model on the machine of this installation: what was found, what is in use, and how an administrator changes it. */
import { localPrograms } from '@akada/core/language-model/local-programs.ts';
import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { Timestamp } from '../wire/fields.ts';

const dollars = (max: number, error: string) =>
  z.number(error).check(z.minimum(0, error), z.maximum(max, error));

/** US dollars for a million tokens. */
const price = dollars(10_000, 'Write a price from 0 to 10,000');
/** US dollars a day; null for no limit. */
const budget = z.nullable(dollars(1_000_000, 'Write an amount from 0 to 1,000,000'));

const choiceFields = {
  program: z.enum(localPrograms, 'Choose a program'),
  model: z.string('Choose a model').check(z.regex(/^[\w.:/@+-]{1,200}$/, 'Choose a model of the list')),
};

export const ModelInUse = z.object({
  model: z.string(),
  host: z.string(),
  /** `settings`: by environment variables, which the page cannot change. */
  chosen_by: z.enum(['settings', 'page']),
  chosen_at: z.nullable(Timestamp),
  price_input: z.number(),
  price_output: z.number(),
  budget_day: z.nullable(z.number()),
  budget_student: z.nullable(z.number()),
});

export const LocalModels = z.object({
  in_use: z.nullable(ModelInUse),
  /** False if the settings name a model, or forbid one. */
  may_choose: z.boolean(),
  /** Servers that answer on this machine now, with their models. */
  found: z.array(z.object({ program: z.enum(localPrograms), models: z.array(z.string()) })),
  /** US dollars of the calls of this day (UTC), with the reserves of running calls. */
  spent_today: z.number(),
});
export type LocalModels = z.output<typeof LocalModels>;

export const readLocalModels = endpoint({
  id: 'language_model.local',
  summary: 'The language model in use, its prices and budgets, and model servers on this machine',
  method: 'GET',
  path: '/admin/language-models',
  access: 'admin',
  effect: 'safe',
  responses: { 200: LocalModels },
});

export const tryLocalModel = endpoint({
  id: 'language_model.try',
  summary: 'Ask a model of this machine one small question, without text of a student',
  method: 'POST',
  path: '/admin/language-models/try',
  access: 'admin',
  effect: 'natural',
  body: z.strictObject(choiceFields),
  responses: {
    200: z.object({
      answered: z.boolean(),
      /** Milliseconds from the question to the end of the answer. */
      took_ms: z.int(),
      /** Questions and cards need answers in JSON. */
      in_json: z.boolean(),
    }),
  },
});

export const chooseLocalModel = endpoint({
  id: 'language_model.turn_on',
  summary: 'Use a model of this machine; each student is asked before the first passage is sent',
  method: 'PUT',
  path: '/admin/language-models',
  access: 'admin',
  effect: 'natural',
  body: z
    .strictObject({
      ...choiceFields,
      price_input: price,
      price_output: price,
      budget_day: budget,
      budget_student: budget,
    })
    .check(
      z.refine(
        ({ price_output, budget_day, budget_student }) =>
          price_output > 0 || (budget_day === null && budget_student === null),
        { path: ['price_output'], error: 'A budget is counted by prices: write a price for answers' },
      ),
    ),
  responses: { 200: LocalModels },
});

export const turnOffLocalModel = endpoint({
  id: 'language_model.turn_off',
  summary: 'Use no model of this machine',
  method: 'DELETE',
  path: '/admin/language-models',
  access: 'admin',
  effect: 'natural',
  responses: { 200: LocalModels },
});
