import type { PeriodicTask } from '../../platform/periodic/periodic.ts';
import { handleJob, type JobHandler } from '../../platform/queue/job.ts';
import { makeQuestionsJob } from './generation-job.ts';
import type { GenerationMaking } from './generation-making.service.ts';

export function generationJobs(making: GenerationMaking): JobHandler[] {
  return [handleJob(makeQuestionsJob, ({ generation_id }, { signal }) => making.make(generation_id, signal))];
}

/** What a worker does again and again for the generations. */
export function generationTasks(making: GenerationMaking): PeriodicTask[] {
  return [{ name: 'generation.resend_stuck', everyMs: 30_000, run: () => making.resendStuck() }];
}
