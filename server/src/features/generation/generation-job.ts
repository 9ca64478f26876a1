import * as z from 'zod/mini';
import { declareJob } from '../../platform/queue/job.ts';

/** Two at once: one prepares and stores while the other's engine works in its child process. */
export const makeQuestionsJob = declareJob(
  'generation.make_questions',
  z.strictObject({ generation_id: z.uuid() }),
  { concurrency: 2, expireInSeconds: 180, retryDelay: 1 },
);
