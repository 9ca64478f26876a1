import type * as z from 'zod/mini';

/** The payload of a job: ids only, so that the named row stays the truth. */
export type PayloadSchema = z.ZodMiniType<Record<string, unknown>>;

export interface JobOptions {
  /** Parallel runs in one worker process. */
  concurrency: number;
  /** Seconds after which one run is given up. */
  expireInSeconds: number;
  /** Tries after the first one. Rows count their own attempts; this bounds a job that cannot even reach its row. */
  retryLimit: number;
  /** Allows one parallel run per person in one worker process. The job must be sent with a turn. */
  onePerPerson: boolean;
  /** Base of the growing delay between tries, in seconds; 0 retries immediately. */
  retryDelay: number;
}

/** A kind of job: its name, what it carries and how it runs. */
export interface JobDeclaration<Schema extends PayloadSchema = PayloadSchema> {
  name: string;
  payload: Schema;
  options: JobOptions;
}

const usualOptions: JobOptions = {
  concurrency: 1,
  onePerPerson: false,
  expireInSeconds: 120,
  retryLimit: 5,
  retryDelay: 0,
};

/** @param name `feature.verb` @param payload its schema, checked on sending and on receiving */
export function declareJob<Schema extends PayloadSchema>(
  name: string,
  payload: Schema,
  options: Partial<JobOptions> = {},
): JobDeclaration<Schema> {
  return { name, payload, options: { ...usualOptions, ...options } };
}

/** The position of a job among the jobs of other people. */
export interface Turn {
  /** The owner of the job. */
  person: string;
  /** Number of the person's other unfinished jobs. Jobs with a lower number come first. */
  others: number;
}

/** The context of a running job, in addition to its payload. */
export interface JobContext {
  /** Aborts when the job has expired or the worker shuts down. */
  signal: AbortSignal;
}

/** A job's declaration with its function. */
export interface JobHandler {
  job: JobDeclaration;
  run(payload: unknown, context: JobContext): Promise<void>;
}

/** Binds a handler to its declaration; the payload's type comes from there. */
export function handleJob<Schema extends PayloadSchema>(
  job: JobDeclaration<Schema>,
  run: (payload: z.output<Schema>, context: JobContext) => Promise<void>,
): JobHandler {
  return { job, run: (payload, context) => run(job.payload.parse(payload), context) };
}
