import { Readable } from 'node:stream';
import { fileKinds } from '@akada/core/notes/file-kinds.ts';
import { makeLocalCopy } from '../../files/local-copy.ts';
import type { SpokenSegment } from '../../transcription/transcript.ts';
import type { FileToRead } from '../outcome.ts';
import type { RecordingOutcome } from './recording-outcome.ts';

type Read = (file: FileToRead) => Promise<RecordingOutcome>;

/**
 * Has captions read like a file of captions that was uploaded: by the same reader, in a child process. The file for it is
 * removed by the sweep of copies where a kill leaves it behind.
 *
 * @param srt as SRT
 * @param filename of the recording; the title of the document
 */
export async function readCaptions(
  srt: Uint8Array | string,
  filename: string,
  read: Read,
): Promise<RecordingOutcome> {
  const { path, release } = await makeLocalCopy(Readable.from([Buffer.from(srt)]));
  try {
    return await read({ path, filename, mediaType: fileKinds.srt.mediaType });
  } finally {
    await release();
  }
}

/** Like `readCaptions`, for an endpoint's transcript. An empty transcript means a recording without speech. */
export async function readTranscript(
  segments: readonly SpokenSegment[],
  filename: string,
  read: Read,
): Promise<RecordingOutcome> {
  if (segments.length === 0) return { ok: false, reason: 'no_speech', detail: 'an empty transcript' };

  return readCaptions(getSrt(segments), filename, read);
}

/** @param segments each in one line */
function getSrt(segments: readonly SpokenSegment[]): string {
  return segments
    .map(({ start, end, text }, index) => `${index + 1}\n${srtTime(start)} --> ${srtTime(end)}\n${text}\n`)
    .join('\n');
}

/** "01:02:03,004" */
function srtTime(seconds: number): string {
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60];
  const milliseconds = Math.floor((seconds % 1) * 1_000);

  return `${parts.map((part) => String(part).padStart(2, '0')).join(':')},${String(milliseconds).padStart(3, '0')}`;
}
