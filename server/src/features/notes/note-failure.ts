import { sentenceForReason, type UnreadableReason } from '../../platform/extract/reasons.ts';

/** Why a note ended `failed`. `unreadable`: no attempt came to an end that says more about the file. */
export type NoteFailure = UnreadableReason | 'unreadable';

const unreadable =
  'This file could not be read. Save it again as PDF, Word (.docx) or plain text and upload the new copy.';

/** @returns what to tell the person whose file it is */
export function noteFailureSentence(failure: NoteFailure): string {
  return failure === 'unreadable' ? unreadable : sentenceForReason(failure);
}
