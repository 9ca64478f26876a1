import * as z from 'zod/mini';
import { declareJob } from '../queue/job.ts';

/**
 * Makes the first attempt at once. Later ones are the periodic task's: the row says when, so nothing is lost
 * with the queue's own memory.
 */
export const deliverMail = declareJob('mail.deliver', z.strictObject({ mail_id: z.uuid() }), {
  concurrency: 2,
  retryLimit: 2,
});
