/** One small question to the model in use, without text of a student. */

import { ModelFailure, type ModelFailureKind } from '../../platform/language-model/model-failure.ts';
import { answersInJson } from '../../platform/language-model/try-model.ts';
import { createModelSource, type ModelSourceDeps } from './model-source.service.ts';

/** The page of an administrator waits 15 s. */
const testMs = 12_000;

type TestOutcome = 'none' | 'answered' | 'not_json' | ModelFailureKind;

/** @returns asks the model in use, and says what came of it and how long it took */
export function createModelTest(deps: ModelSourceDeps) {
  const readModel = createModelSource(deps);
  return async (): Promise<{ outcome: TestOutcome; tookMs: number }> => {
    const model = await readModel();
    if (!model) return { outcome: 'none', tookMs: 0 };

    const startedAt = performance.now();
    const ended = (outcome: TestOutcome) => ({
      outcome,
      tookMs: Math.round(performance.now() - startedAt),
    });
    try {
      const timeoutMs = Math.min(model.timeoutMs, testMs);
      return ended((await answersInJson({ ...model, timeoutMs }, 'large')) ? 'answered' : 'not_json');
    } catch (error) {
      if (error instanceof ModelFailure) return ended(error.kind);
      throw error;
    }
  };
}
