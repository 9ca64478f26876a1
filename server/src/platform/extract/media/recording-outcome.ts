import type { ExtractOutcome } from '../outcome.ts';
import type { SoundPiece } from './sound-pieces.ts';

/** A recording that has to be written down before it can be read. */
export interface SpeechToWrite {
  speech: readonly PlannedPiece[];
}

/** `seconds` is null where the recording is sent whole, because its length is not known. */
export interface PlannedPiece extends Pick<SoundPiece, 'start'> {
  seconds: number | null;
}

/** What comes of reading a recording, or any other file. */
export type RecordingOutcome = ExtractOutcome | SpeechToWrite;
