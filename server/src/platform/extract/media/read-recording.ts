import { stat } from 'node:fs/promises';
import type { FileToRead } from '../outcome.ts';
import { Unreadable, type UnreadableReason } from '../reasons.ts';
import type { MediaKind, MediaPrograms } from './media-programs.ts';
import { getTracks } from './media-tracks.ts';
import { readCaptions } from './read-captions.ts';
import type { RecordingOutcome, SpeechToWrite } from './recording-outcome.ts';
import { getPieces, secondsOfSound } from './sound-pieces.ts';
import { chosenTrack, getSubtitles, trackSentence } from './subtitle-track.ts';

export interface RecordingDeps {
  /** Null if ffmpeg is not installed. */
  media: MediaPrograms | null;
  /** Max bytes of one request for transcription; null without an endpoint. */
  sendableBytes: number | null;
  /** Reads captions. */
  read(file: FileToRead): Promise<RecordingOutcome>;
  signal?: AbortSignal;
}

/** A day of lectures. Longer recordings would delay the recordings of other people. */
const longestHours = 6;

/**
 * Reads a film by its subtitles, or plans the transcription of a recording.
 *
 * @throws {ProgramFailure} if nothing was learned about the file
 */
export async function readRecording(
  file: FileToRead,
  kind: MediaKind,
  deps: RecordingDeps,
): Promise<RecordingOutcome> {
  try {
    const { size } = await stat(file.path);
    if (size === 0) throw new Unreadable('empty', 'the file has no bytes');

    return (await readSubtitles(file, kind, deps)) ?? (await planSpeech(file, kind, deps));
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { ok: false, reason: error.reason, detail: error.message };
  }
}

/** Reasons for captions without a word, or without a caption. */
const wordless: ReadonlySet<UnreadableReason> = new Set(['empty', 'damaged']);

/** @returns null if no subtitle has a word */
async function readSubtitles(
  file: FileToRead,
  kind: MediaKind,
  { media, read, signal }: RecordingDeps,
): Promise<RecordingOutcome | null> {
  if (!media) return null;
  const recording = { path: file.path, kind };
  const { subtitles } = await getTracks(media, recording, signal);
  const selectedSubtitleTrack = chosenTrack(subtitles);
  if (!selectedSubtitleTrack) return null;

  const srt = await getSubtitles(media, recording, selectedSubtitleTrack, signal);
  const outcome = await readCaptions(srt, file.filename, read);
  if ('speech' in outcome || (!outcome.ok && wordless.has(outcome.reason))) return null;
  if (!outcome.ok) return outcome;

  return { ...outcome, warnings: [trackSentence(selectedSubtitleTrack, subtitles), ...outcome.warnings] };
}

async function planSpeech(
  { path }: FileToRead,
  kind: MediaKind,
  { media, sendableBytes, signal }: RecordingDeps,
): Promise<SpeechToWrite> {
  if (sendableBytes === null)
    throw new Unreadable('no_subtitles', 'and nothing that writes down what is said');
  if (!media) return { speech: [{ start: 0, seconds: null }] };

  const recording = { path, kind };
  const { hasSound } = await getTracks(media, recording, signal);
  if (!hasSound) throw new Unreadable('no_speech', 'it has no sound');

  const seconds = await secondsOfSound(media, recording, signal);
  if (seconds > longestHours * 3_600) throw new Unreadable('too_long', `${Math.round(seconds)} s`);
  if (seconds === 0) throw new Unreadable('no_speech', 'its sound has no length');

  return { speech: getPieces(seconds, sendableBytes) };
}
