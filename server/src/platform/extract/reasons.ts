/** Why a file could not be made into a note. Closed: the notes feature stores it, the web may key on it. */
export type UnreadableReason =
  | 'encrypted'
  | 'damaged'
  | 'empty'
  | 'no_text'
  | 'too_large'
  | 'too_deep'
  | 'wrong_type'
  | 'timed_out';

const SENTENCES: Record<UnreadableReason, string> = {
  encrypted: 'This file is protected with a password. Save a copy without the password and upload that.',
  damaged:
    'This file is damaged or incomplete. Open it on your device, save it again and upload the new copy.',
  empty: 'This file has no text in it. Check that you chose the right file.',
  no_text:
    'This file has no text that can be read; it looks like a scan or photos of pages. Upload a copy with text in it, for example one made with the text recognition of a scanner app.',
  too_large:
    'This file unpacks to more than can be read. Split it into smaller parts and upload them one by one.',
  too_deep: 'This file is nested too deeply to be read. Copy its text into a new document and upload that.',
  wrong_type:
    'This file is not what its name says. Save it as PDF, Word (.docx), Markdown or plain text and upload that.',
  timed_out: 'This file took too long to read. Split it into smaller parts and upload them one by one.',
};

/**
 * The message for the owner of the file: what is wrong, and what they can do about it.
 */
export function sentenceForReason(reason: UnreadableReason): string {
  return SENTENCES[reason];
}

/** Thrown by readers for a file that cannot become a note; `readDocument` turns it into an outcome. */
export class Unreadable extends Error {
  readonly reason: UnreadableReason;

  constructor(reason: UnreadableReason, detail: string, options?: ErrorOptions) {
    super(detail, options);
    this.name = 'Unreadable';
    this.reason = reason;
  }
}
