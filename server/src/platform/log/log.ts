import pino from 'pino';
import { loggedError } from './logged-error.ts';

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
