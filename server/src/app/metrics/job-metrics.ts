import { Histogram, type Registry } from 'prom-client';
import type { JobHandler } from '../../platform/queue/job.ts';

/** Seconds; a long note takes minutes. */
const buckets = [0.05, 0.25, 1, 5, 15, 60, 300];

/** @returns the handlers, whose runs are counted and timed by queue and result */
export function measureJobs(handlers: readonly JobHandler[], registry: Registry): JobHandler[] {
  const duration = new Histogram({
    name: 'akada_job_seconds',
    help: 'Time of one run of a job',
    labelNames: ['queue', 'result'],
    buckets,
    registers: [registry],
  });
  return handlers.map(({ job, run }) => ({
    job,
    async run(payload, context) {
      const end = duration.startTimer({ queue: job.name });
      try {
        await run(payload, context);
        end({ result: 'done' });
      } catch (error) {
        end({ result: 'failed' });
        throw error;
      }
    },
  }));
}
