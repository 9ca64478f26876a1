import type { ExtractOutcome } from '../outcome.ts';
import type { SoundPiece } from './sound-pieces.ts';

/** A recording that needs transcription before it can be read. */
export interface SpeechToWrite {
  speech: readonly PlannedPiece[];
}

/** `seconds` is null if the recording is sent complete, because its length is unknown. */
export interface PlannedPiece extends Pick<SoundPiece, 'start'> {
  seconds: number | null;
}

/** The outcome of reading any file. */
export type RecordingOutcome = ExtractOutcome | SpeechToWrite;
