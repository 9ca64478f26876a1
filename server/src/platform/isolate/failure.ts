/**
 * Reasons why isolated work gave no result.
 * - `reported`: the function threw; `name`, `message` and `code` of its error are preserved
 * - `out_of_memory`: heap or resident memory exceeded its limit
 * - `timed_out`: the limit of time, or of processor time, passed
 * - `crashed`: the child ended without an answer, because of the work or the machine
 * - `interrupted`: someone outside ended the child (Ctrl-C reaches the complete group, a service manager
 *   stops the complete service, the kernel is short of memory); it says nothing about the work: try again
 */
export type IsolationFailureReason = 'reported' | 'out_of_memory' | 'timed_out' | 'crashed' | 'interrupted';

/** The part of an error that leaves a child. */
export interface ReportedError {
  name: string;
  message: string;
  code: string | null;
}

/** Thrown by isolated runs for every end but a result and the caller's own abort. */
export class IsolationFailure extends Error {
  readonly reason: IsolationFailureReason;
  /** Set when `reason` is `reported`. */
  readonly reported: ReportedError | null;

  /**
   * @param reason how the run ended
   * @param detail for the log, never for a person: may hold a path or a part of a stack
   * @param reported the error that the function threw, if it did
   */
  constructor(reason: IsolationFailureReason, detail: string, reported: ReportedError | null = null) {
    super(`isolated work ${reason.replaceAll('_', ' ')}: ${detail}`);
    this.name = 'IsolationFailure';
    this.reason = reason;
    this.reported = reported;
  }
}
