import { DrizzleQueryError } from 'drizzle-orm/errors';

/** What the log keeps of an error. */
export interface LoggedError {
  name: string;
  message: string;
  code?: string;
  /** Of the database: the constraint that refused. */
  constraint?: string;
  /** The statement, whose values stand as `$1`. */
  query?: string;
  stack?: string;
  cause?: LoggedError | string;
}

/**
 * Errors of the database carry the values of the statement, in their message, their parameters or their detail:
 * texts of notes, addresses, hashes. Only fields that cannot hold one are taken.
 */
export function loggedError(error: unknown): LoggedError | string {
  if (!(error instanceof Error)) return typeof error === 'string' ? error : typeof error;
  if (error instanceof DrizzleQueryError) return failedQuery(error);

  const { name, message, stack } = error;
  return {
    name,
    message,
    ...field(error, 'code'),
    ...field(error, 'constraint'),
    stack,
    ...(error.cause === undefined ? {} : { cause: loggedError(error.cause) }),
  };
}

function failedQuery(error: DrizzleQueryError): LoggedError {
  return {
    name: error.name,
    message: 'a query failed',
    query: error.query,
    cause: loggedError(error.cause),
  };
}

function field(error: Error, name: 'code' | 'constraint'): Partial<LoggedError> {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? { [name]: value } : {};
}
