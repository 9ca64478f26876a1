import type { UnreadableReason } from '../reasons.ts';

/** Thrown by readers for a file that cannot become a note; `readDocument` turns it into an outcome. */
export class Unreadable extends Error {
  readonly reason: UnreadableReason;

  constructor(reason: UnreadableReason, detail: string, options?: ErrorOptions) {
    super(detail, options);
    this.name = 'Unreadable';
    this.reason = reason;
  }
}
