/** The language model that this installation may ask, and whether a student's notes may be sent to it. */
import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { Host, Timestamp } from '../wire/fields.ts';

export const ModelChoice = z.object({
  /** The service that receives passages of notes; null if this installation uses no model. */
  recipient: z.nullable(
    z.object({
      host: z.string(),
      model: z.string(),
      /** It runs on the machine of this installation. */
      is_local: z.boolean(),
    }),
  ),
  /** `undecided` also when the student agreed to another host. Nothing is sent unless it is `agreed`. */
  choice: z.enum(['undecided', 'agreed', 'offline']),
  chosen_at: z.nullable(Timestamp),
});
export type ModelChoice = z.output<typeof ModelChoice>;

const path = '/student-tools/language-model';

export const getModelChoice = endpoint({
  id: 'language_model.choice',
  summary: 'Which language model this installation may ask, and whether I agreed to it',
  method: 'GET',
  path,
  access: 'signed_in',
  effect: 'safe',
  responses: { 200: ModelChoice },
});

export const chooseModel = endpoint({
  id: 'language_model.choose',
  summary: 'Agree that passages of my notes are sent to this host, or stay offline',
  method: 'PUT',
  path,
  access: 'signed_in',
  effect: 'natural',
  /** Agreement counts only for its host; staying offline counts for every host. */
  body: z.strictObject({ choice: z.enum(['agreed', 'offline']), host: Host }),
  responses: { 200: ModelChoice },
});

/** The maker of a generated item: the answer of a generation of any kind. */
export const MadeBy = z.object({
  /** Name of the model; null if this installation's engine made all of it. */
  model: z.nullable(z.string()),
  /** The message for the student; null if no model could have been used. */
  message: z.nullable(z.string()),
});
