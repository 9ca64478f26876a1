import { DrizzleQueryError } from 'drizzle-orm/errors';
import pino from 'pino';

/** The structured log. Only ids, counts and codes go in: never a token, an address or the text of a note. */
export type Log = pino.Logger;

/**
 * @param level pino's level names, `silent` for none
 * @param destination where the JSON lines go: standard error, so that standard output stays for people
 */
export function createLog(
  level: string,
  destination: pino.DestinationStream = pino.destination({ dest: 2, sync: false }),
): Log {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { error: loggedError, err: loggedError },
    },
    destination,
  );
}

/** The logged fields of an error. */
interface LoggedError {
  name: string;
  message: string;
  code?: string;
  /** The violated database constraint. */
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

  const { name, message, stack = '' } = error;
  const quotesValue = isDataException(error);
  return {
    name,
    message: quotesValue ? 'the database refused a value' : message,
    ...field(error, 'code'),
    ...field(error, 'constraint'),
    // A stack begins with the message.
    stack: quotesValue ? getFrames(stack) : stack,
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

/** SQLSTATE class 22, such as "invalid input syntax for type uuid": PostgreSQL quotes the value in the message. */
function isDataException(error: Error): boolean {
  return /^22[0-9A-Z]{3}$/.test(field(error, 'code').code ?? '');
}

function getFrames(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .join('\n');
}

function field(error: Error, name: 'code' | 'constraint'): Partial<LoggedError> {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? { [name]: value } : {};
}
