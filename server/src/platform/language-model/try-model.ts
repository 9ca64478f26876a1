/** One small question to a model, with nothing of a student in it. */
import { readJson } from '@akada/core/language-model/read-json.ts';
import type { LanguageModelConfig } from '../config/language-model.ts';
import { createModelCaller, type ModelSize } from './call-model.ts';

const form = 'Answer with one JSON object and nothing else: {"capital":"..."}';
const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['capital'],
  properties: { capital: { type: 'string' } },
};

/**
 * @param size the model that is asked
 * @returns whether it answered in JSON
 * @throws {ModelFailure} if it did not answer
 */
export async function answersInJson(model: LanguageModelConfig, size: ModelSize): Promise<boolean> {
  const { text } = await createModelCaller(model)(
    {
      size,
      instructions: 'You answer in JSON.',
      form: { name: 'answer', schema, words: form },
      messages: [{ role: 'user', content: `What is the capital of France? ${form}` }],
      // Reasoning models need tokens for their thoughts.
      mostTokens: 1_000,
      temperature: 0,
    },
    AbortSignal.timeout(model.timeoutMs),
  );
  return readJson(text) !== undefined;
}
