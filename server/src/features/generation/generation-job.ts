import * as z from 'zod/mini';
import { declareJob } from '../../platform/queue/job.ts';

/** Two at once: one prepares and stores while the other's engine works in its child process. */
export const makeQuestionsJob = declareJob(
  'generation.make_questions',
  z.strictObject({ generation_id: z.uuid() }),
  { concurrency: 2, expireInSeconds: 180, retryDelay: 1 },
);

/** A generation that nobody has finished for this long is sent again by the sweep. */
export const leaseSeconds = 300;

/** After so many attempts that ended without a result the generation is given up. */
export const attemptsAtMost = 3;
