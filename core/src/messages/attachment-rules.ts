/** Things that travel with a message. There are no voice messages, because nobody can look through them. */
import { type FileKindName, fileKinds, isRecording } from '../notes/file-kinds.ts';
import type { PairFacts, Writing } from './message-rules.ts';

export const attachmentKinds = ['picture', 'file', 'set', 'note', 'time'] as const;
export type AttachmentKind = (typeof attachmentKinds)[number];

export const attachmentLimits = {
  /** Bytes of a picture, which is encoded again, and of a file, which is stored as it is. */
  picture: 10_000_000,
  file: 50_000_000,
  /** Bytes of all files that one person has in conversations. */
  total: 2_000_000_000,
  /** Characters of a name. */
  title: 255,
} as const;

/** A file that belongs to no message is removed after so long. */
export const unsentForMs = 24 * 60 * 60_000;

/** The name of each kind in a list and in a sentence. */
export const attachmentNames: Readonly<Record<AttachmentKind, string>> = {
  picture: 'Picture',
  file: 'File',
  set: 'Set of questions',
  note: 'Note',
  time: 'Proposed time',
};

/**
 * @returns the kinds that I may attach. Until the tutor has accepted a request, the two are strangers, so no file
 * travels; only tutors propose times, and only students have notes.
 */
export function getAttachmentKinds(
  writing: Writing,
  { isConnected, isStudent }: Pick<PairFacts, 'isConnected' | 'isStudent'>,
): readonly AttachmentKind[] {
  if (writing !== 'open' || !isConnected) return [];
  return isStudent ? ['picture', 'file', 'set', 'note'] : ['picture', 'file', 'set', 'time'];
}

/** Endings of files that may be attached: what the product reads as a note, without sound, film and archives. */
export const attachedEndings: readonly string[] = (Object.keys(fileKinds) as FileKindName[])
  .filter((kind) => !isRecording(kind))
  .flatMap((kind): readonly string[] => fileKinds[kind].endings)
  .filter((ending) => ending !== 'zip');

/** @returns true if a file with this media type may be attached */
export function isAttachable(mediaType: string): boolean {
  return !mediaType.startsWith('audio/') && !mediaType.startsWith('video/');
}
