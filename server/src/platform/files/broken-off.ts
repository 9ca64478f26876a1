import { Fault } from '../fault/fault.ts';

/** @returns what to say when the bytes stop coming, whichever layer noticed; refusals stay as they are */
export function brokenOff(cause: unknown): Fault {
  if (cause instanceof Fault) return cause;

  return new Fault('bad_request', 'The upload broke off before its end. Please try again.', { cause });
}
