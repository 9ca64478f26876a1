import { fileKindOfMediaType } from '@akada/core/notes/file-kinds.ts';
import { extractDocument } from '../../../platform/extract/extract-document.ts';
import { isMediaKind } from '../../../platform/extract/media/media-programs.ts';
import { readRecording } from '../../../platform/extract/media/read-recording.ts';
import type { RecordingOutcome } from '../../../platform/extract/media/recording-outcome.ts';
import type { FileToRead } from '../../../platform/extract/outcome.ts';
import type { Platform } from '../../../platform/platform.ts';

type ReadingPlatform = Pick<Platform, 'readers' | 'media' | 'config'>;

/** Reads a stored file: a recording by the programs of the machine, every other one in a child process. */
export function readFile(
  { readers: pool, media, config }: ReadingPlatform,
  file: FileToRead,
  signal: AbortSignal,
): Promise<RecordingOutcome> {
  const read = (text: FileToRead) => extractDocument(text, { pool, signal });
  const kind = fileKindOfMediaType(file.mediaType);
  if (!isMediaKind(kind)) return read(file);

  const sendableBytes = config.transcription?.mostBytes ?? null;
  return readRecording(file, kind, { media, sendableBytes, read, signal });
}
