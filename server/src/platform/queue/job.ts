import type * as z from 'zod/mini';

/** What a job carries: ids only, so that the row it names stays the truth. */
export type PayloadSchema = z.ZodMiniType<Record<string, unknown>>;

export interface JobOptions {
  /** How many run at once in one worker process. */
  concurrency: number;
  /** Seconds after which one run is given up. */
  expireInSeconds: number;
  /** Tries after the first one. Rows count their own attempts; this bounds a job that cannot even reach its row. */
  retryLimit: number;
  /** At most one of each person runs in one worker process. Only for jobs that are sent with a turn. */
  onePerPerson: boolean;
  /** Base of the growing delay between tries, in seconds; 0 retries at once. */
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

/** Where a job stands among those of other people. */
export interface Turn {
  /** Whose job it is. */
  person: string;
  /** How many other jobs of that person are not done. Jobs with fewer of them come first. */
  others: number;
}

/** What a running job gets beside its payload. */
export interface JobContext {
  /** Aborts when the job has expired or the worker shuts down. */
  signal: AbortSignal;
}

/** A declaration with what does the work. */
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
