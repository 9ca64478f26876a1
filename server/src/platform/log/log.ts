import pino from 'pino';
import { loggedError } from './logged-error.ts';

/** The structured log. Only ids, counts and codes go in: never a token, an address or the text of a note. */
export type Log = pino.Logger;

/**
 * @param level pino's level names, `silent` for none
 * @returns a log that writes JSON lines to standard error, so that standard output stays for people
 */
export function createLog(level: string): Log {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { error: loggedError, err: loggedError },
    },
    pino.destination({ dest: 2, sync: false }),
  );
}
