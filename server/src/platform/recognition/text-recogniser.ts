/** A word that was found in a picture. Lengths are in pixels, from the left and from the top. */
export interface FoundWord {
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** Words with the same number are in one line, in reading order. */
  line: number;
  /** Confidence from 0 to 1. */
  confidence: number;
}

/** Finds text in pictures. */
export interface TextRecogniser {
  /** Describes the recogniser for the operator. */
  description: string;
  /**
   * @param png one upright page
   * @returns its words in reading order; none for a page without text
   * @throws ProgramFailure; the signal's reason after an abort
   */
  recognise(png: Uint8Array, signal: AbortSignal): Promise<FoundWord[]>;
}
