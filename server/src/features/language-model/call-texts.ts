import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { ModelCall } from '../../platform/language-model/call-model.ts';

/** @returns letters and digits that occur in none of the texts, so that no note can close its own border */
export function newNonce(texts: readonly string[]): string {
  const nonce = randomBytes(4).toString('hex');
  return texts.some((text) => text.includes(nonce)) ? newNonce(texts) : nonce;
}

/** More than this of an answer says no better what was wrong with it. */
const mostRepeated = 20_000;

/** @returns the call that follows an answer of the wrong form */
export function repairTurn(call: ModelCall, writtenText: string): ModelCall {
  const repeated =
    'Your last answer was not valid JSON of the form asked for. Send the same content again as one JSON object of that form. ' +
    'Nothing before or after it, no code fence. In strings: quotation marks as \\", every backslash twice, line breaks as \\n.';
  return {
    ...call,
    messages: [
      ...call.messages,
      { role: 'assistant', content: writtenText.slice(0, mostRepeated) || '{}' },
      { role: 'user', content: `${repeated}\n\n${call.form.words}` },
    ],
  };
}

/** @returns the schema as servers take it: the bounds of every safe integer are a large grammar to some of them */
export function getSchema(schema: z.ZodMiniType): object {
  const { $schema, ...form } = z.toJSONSchema(schema, {
    io: 'input',
    override({ jsonSchema }) {
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      // Checked when the answer is read.
      delete jsonSchema.maxLength;
      // Strict servers want every property and no other, and no default: answers of other servers are read kindly.
      delete jsonSchema.default;
      if (!jsonSchema.properties) return;
      jsonSchema.required = Object.keys(jsonSchema.properties);
      jsonSchema.additionalProperties = false;
    },
  });
  return form;
}
