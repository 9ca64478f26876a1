/**
 * Reasons why a file became no note. The list is closed: the notes feature stores it, and the web can depend
 * on it.
 */
export type UnreadableReason =
  | 'encrypted'
  | 'damaged'
  | 'empty'
  | 'no_text'
  | 'too_large'
  | 'too_deep'
  | 'wrong_type'
  | 'timed_out'
  | 'no_subtitles'
  | 'no_speech'
  | 'too_long';

/** The problem, and the advice for the file's owner. */
const SENTENCES: Record<UnreadableReason, { finding: string; advice: string }> = {
  encrypted: {
    finding: 'This file is protected with a password.',
    advice: 'Save a copy without the password and upload that.',
  },
  damaged: {
    finding: 'This file is damaged or incomplete.',
    advice: 'Open it on your device, save it again and upload the new copy.',
  },
  empty: { finding: 'This file has no text in it.', advice: 'Check that you chose the right file.' },
  no_text: {
    finding: 'This file is a scan or photos of pages, and Akada cannot read text in pictures here.',
    advice: 'Upload a copy with text in it, for example one made with the text recognition of a scanner app.',
  },
  too_large: {
    finding: 'This file holds more than we can read when it is unpacked.',
    advice: 'Split it into smaller parts and upload them one by one.',
  },
  too_deep: {
    finding: 'This file is nested too deeply to be read.',
    advice: 'Copy its text into a new document and upload that.',
  },
  wrong_type: {
    finding: 'This file is not what its name says.',
    advice: 'Save it as PDF, Word (.docx), Markdown or plain text and upload that.',
  },
  timed_out: {
    finding: 'This file took too long to read.',
    advice: 'Split it into smaller parts and upload them one by one.',
  },
  no_subtitles: {
    finding: 'This file has no subtitles in text form.',
    advice: 'Upload its subtitles or transcript (.srt, .vtt or plain text) instead.',
  },
  no_speech: {
    finding: 'We understood no speech in this file.',
    advice: 'Check that you chose the right file, or upload its transcript (.srt, .vtt or plain text).',
  },
  too_long: {
    finding: 'This file is a recording of more than 6 hours.',
    advice: 'Split it into smaller parts and upload them one by one.',
  },
};

/**
 * The message for the owner of the file: what is wrong, and what they can do about it.
 */
export function sentenceForReason(reason: UnreadableReason): string {
  const { finding, advice } = SENTENCES[reason];

  return `${finding} ${advice}`;
}

/** The problem without advice, for one file of many. */
export function getFinding(reason: UnreadableReason): string {
  return SENTENCES[reason].finding;
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
