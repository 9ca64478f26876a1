import { handleJob, type JobHandler } from '../../platform/queue/job.ts';
import { makeQuestionsJob } from './generation-job.ts';
import type { GenerationMaking } from './generation-making.service.ts';

export function generationJobs(making: GenerationMaking): JobHandler[] {
  return [handleJob(makeQuestionsJob, ({ generation_id }, { signal }) => making.make(generation_id, signal))];
}
