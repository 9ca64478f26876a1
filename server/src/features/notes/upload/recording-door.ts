import { type FileKindName, fileKindOfMediaType, fileKinds } from '@akada/core/notes/file-kinds.ts';
import { refusedFormat } from '@akada/core/notes/refused-formats.ts';
import type { Config } from '../../../platform/config/config.ts';
import {
  isMediaKind,
  type MediaKind,
  type MediaPrograms,
} from '../../../platform/extract/media/media-programs.ts';
import { getTracks, type MediaTracks } from '../../../platform/extract/media/media-tracks.ts';
import { Unreadable } from '../../../platform/extract/reasons.ts';
import { Fault } from '../../../platform/fault/fault.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { ProgramFailure } from '../../../platform/programs/run-program.ts';
import type { RecordingConsents } from '../recordings/recording-consent.service.ts';

export interface RecordingDoorDeps {
  files: Pick<FileStore, 'localCopy'>;
  media: MediaPrograms | null;
  config: Pick<Config, 'transcription'>;
  consents: Pick<RecordingConsents, 'assertGiven'>;
}

/**
 * Sound is only read by sending it away, so a student who has not agreed is asked before it is stored.
 * @throws Fault `recording_consent_required`
 */
export async function assertSendable(
  { consents }: RecordingDoorDeps,
  { userId, mediaType }: { userId: string; mediaType: string },
): Promise<void> {
  const kind = fileKindOfMediaType(mediaType);
  if (kind && fileKinds[kind].form === 'sound') await consents.assertGiven(userId);
}

/**
 * Rejects a stored recording that would not become a note, before it takes a unit. A recording that cannot be
 * opened is left to the reading, which reports it in the list of notes.
 *
 * @throws Fault `type_refused` with a type to send instead, `recording_consent_required`, `payload_too_large`
 */
export async function acceptRecording(
  deps: RecordingDoorDeps,
  stored: { userId: string; mediaType: string; storageKey: string; size: number },
): Promise<void> {
  const kind = fileKindOfMediaType(stored.mediaType);
  if (!isMediaKind(kind)) return;
  if (!deps.media) return assertSmallEnough(deps.config, stored.size);

  const tracks = await tracksOrNull(deps.files, deps.media, { ...stored, kind });
  if (!tracks || tracks.subtitles.length > 0) return;
  if (!deps.config.transcription) throw cannotBeRead(kind, missingSubtitles(tracks));
  if (!tracks.hasSound) throw cannotBeRead(kind, 'It has no sound either.');

  await deps.consents.assertGiven(stored.userId);
}

/** @returns null if the recording cannot be opened */
async function tracksOrNull(
  files: Pick<FileStore, 'localCopy'>,
  media: MediaPrograms,
  { storageKey, kind }: { storageKey: string; kind: MediaKind },
): Promise<MediaTracks | null> {
  const { path, release } = await files.localCopy(storageKey);
  try {
    return await getTracks(media, { path, kind });
  } catch (error) {
    if (error instanceof Unreadable || error instanceof ProgramFailure) return null;
    throw error;
  } finally {
    await release();
  }
}

const missingSubtitles = ({ hasPictureSubtitles }: MediaTracks) =>
  hasPictureSubtitles ? 'Its subtitles are pictures, which cannot be read.' : 'It has no subtitles.';

function cannotBeRead(kind: FileKindName, finding: string): Fault {
  const { name, endings } = fileKinds[kind];
  return new Fault('type_refused', `This file is ${name}. ${finding} ${refusedFormat(endings[0])?.instead}`);
}

/** Without ffmpeg a recording is sent as it is. */
function assertSmallEnough({ transcription }: Pick<Config, 'transcription'>, size: number): void {
  const mostBytes = transcription?.mostBytes ?? 0;
  if (size <= mostBytes) return;

  throw new Fault(
    'payload_too_large',
    `This recording is too large: we can turn at most ${mostBytes / 1_000_000} MB into text. Split it into parts, save it with fewer bits per second, or upload its transcript (.srt, .vtt or plain text).`,
  );
}
