import type { IsolationPool } from '../isolate/pool.ts';
import type { StudyModel } from './study-model.ts';

/** A note at the reader's cap of 300,000 words stays under these with room to spare. */
const limits = { timeoutMs: 90_000, oldSpaceMb: 512, rssMb: 640 };

const module = new URL(import.meta.resolve('@akada/core/generation/study-engine.ts'));

/**
 * The study engine of core, in a child process of lower priority: a whole book's questions never hold up the
 * API. The child is kept warm, because it reads only text that was already extracted.
 */
export function createOfflineStudyModel(pool: IsolationPool): StudyModel {
  const run =
    <Name extends keyof StudyModel>(exportName: Name) =>
    (input: Parameters<StudyModel[Name]>[0], signal: AbortSignal) =>
      pool.run<typeof input, Awaited<ReturnType<StudyModel[Name]>>>({
        module,
        exportName,
        input,
        limits,
        signal,
        reuse: true,
      });
  return {
    completeSet: run('completeSet'),
    judgeQuestions: run('judgeQuestions'),
    makeCards: run('makeCards'),
    planGuide: run('planGuide'),
    planCalls: run('planCalls'),
    judgeCards: run('judgeCards'),
    makeReplacement: run('makeReplacement'),
    judgeQuestion: run('judgeQuestion'),
    findScope: run('findScope'),
    getTopics: run('getTopics'),
    planNote: run('planNote'),
    readPaper: run('readPaper'),
  };
}
