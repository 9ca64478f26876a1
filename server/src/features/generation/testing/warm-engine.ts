/**
 * Starts the engine before a test waits for it. The engine is a process of low priority, and on a busy
 * machine its start takes longer than a call waits for its questions.
 */
import { createOfflineStudyModel } from '../../../platform/study-model/offline-study-model.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';

export async function warmEngine({ platform }: SharedTestApp): Promise<void> {
  const request = {
    document: { title: 'Plants', pages: [] },
    count: 1,
    seed: '',
    excludedAnswers: [],
    modelDrafts: [],
  };
  await createOfflineStudyModel(platform.engines).completeSet(request, new AbortController().signal);
}
