/** A call to a language model, and what comes of it. */
import type { ModelMessage } from 'ai';

export type ModelSize = 'large' | 'small';

/** The request to a model. */
export interface ModelCall {
  size: ModelSize;
  /** The role and the task of the model. */
  instructions: string;
  messages: readonly ModelMessage[];
  /** The form of the answer: as a JSON schema, and in words for a server that takes none. */
  form: { name: string; schema: object; words: string };
  mostTokens: number;
  temperature: number;
}

/** What came. */
export interface ModelText {
  text: string;
  /** The answer reached the most tokens it may have. */
  isCut: boolean;
  inputTokens: number;
  outputTokens: number;
}

/** With a schema, with its form in words, or without anything that a server might reject, such as a temperature. */
export type Manner = 'schema' | 'words' | 'plain';

export type StreamedCall = Omit<ModelCall, 'form'>;

export interface Following {
  /** Gives up and closes the connection. */
  signal: AbortSignal;
  /** Is called with each part, in order. */
  onText(part: string): void;
}
