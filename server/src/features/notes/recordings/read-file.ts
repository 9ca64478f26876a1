import { fileKindOfMediaType } from '@akada/core/notes/file-kinds.ts';
import { extractDocument } from '../../../platform/extract/extract-document.ts';
import { isMediaKind } from '../../../platform/extract/media/media-programs.ts';
import { readRecording } from '../../../platform/extract/media/read-recording.ts';
import type { RecordingOutcome } from '../../../platform/extract/media/recording-outcome.ts';
import type { FileToRead } from '../../../platform/extract/outcome.ts';
import type { Platform } from '../../../platform/platform.ts';

/** Where a file is read; within the bounds of a long reading where those are absent. */
type Reader = Omit<Parameters<typeof extractDocument>[1], 'signal'>;

/** Reads a stored file: a recording by the programs of the machine, every other one in a child process. */
export function readFile(
  { media, config }: Pick<Platform, 'media' | 'config'>,
  reader: Reader,
  file: FileToRead,
  signal: AbortSignal,
): Promise<RecordingOutcome> {
  const read = (text: FileToRead) => extractDocument(text, { ...reader, signal });
  const kind = fileKindOfMediaType(file.mediaType);
  if (!isMediaKind(kind)) return read(file);

  const sendableBytes = config.transcription?.mostBytes ?? null;
  return readRecording(file, kind, { media, sendableBytes, read, signal });
}
