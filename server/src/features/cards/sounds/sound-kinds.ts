/** The kind of a sound, which its bytes tell. */
import { Readable } from 'node:stream';
import {
  isMediaKind,
  type MediaKind,
  type MediaPrograms,
} from '../../../platform/extract/media/media-programs.ts';
import { getTracks } from '../../../platform/extract/media/media-tracks.ts';
import { Unreadable } from '../../../platform/extract/reasons.ts';
import { lookInside } from '../../../platform/extract/sniffing/file-content.ts';
import { Fault, invalidField } from '../../../platform/fault/fault.ts';
import { makeLocalCopy } from '../../../platform/files/local-copy.ts';

/** Phones record sound into the containers of films. */
const mediaTypes: Partial<Record<MediaKind, string>> = {
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  m4a: 'audio/mp4',
  mp4: 'audio/mp4',
  ogg: 'audio/ogg',
  mkv: 'audio/webm',
};

/** The beginning of a file by which its kind is found. */
const headBytes = 4_100;

/**
 * @param media null without ffmpeg: then only the beginning of the file is looked at
 * @returns the media type of a sound
 * @throws Fault `type_refused`, `validation_failed` for a damaged or silent file, `unavailable`
 */
export async function getSoundType(
  media: MediaPrograms | null,
  bytes: Uint8Array,
  signal?: AbortSignal,
): Promise<string> {
  const content = await lookInside(bytes.subarray(0, headBytes));
  const kind = content.is === 'known' && isMediaKind(content.kind) ? content.kind : null;
  const mediaType = kind && mediaTypes[kind];
  if (!kind || !mediaType)
    throw new Fault('type_refused', 'Choose a sound in MP3, M4A, OGG, WAV or WebM format.');
  if (media && !(await hasSound(media, kind, bytes, signal)))
    throw invalidField('file', 'This file has no sound. Choose another one.');
  return mediaType;
}

async function hasSound(
  media: MediaPrograms,
  kind: MediaKind,
  bytes: Uint8Array,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const { path, release } = await makeLocalCopy(Readable.from([bytes], { objectMode: false }));
  try {
    return (await getTracks(media, { path, kind }, signal)).hasSound;
  } catch (cause) {
    if (cause instanceof Unreadable && cause.reason === 'damaged')
      throw invalidField('file', 'This sound is damaged. Choose another one.');
    throw new Fault('unavailable', 'The sound could not be checked just now. Please try again.', {
      retryAfter: 2,
      cause,
    });
  } finally {
    await release();
  }
}
