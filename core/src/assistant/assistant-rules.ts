/** Conversations with the assistant: their bounds, the states of an answer, and who made one. */

/** The most of each. */
export const assistantLimits = {
  /** Characters of a question; in UTF-8 they fit a field of a form. */
  query: 4_000,
  /** Characters of a title of a conversation. */
  title: 120,
  /** Questions of one conversation, branches included. */
  questions: 200,
  /** Versions of one answer. */
  versions: 20,
  /** Answers of one person that are written at the same time. */
  running: 2,
  /** Characters that a student may write to practice help. */
  said: 500,
} as const;

/**
 * `streaming`: it is being written. `done`: whole. `stopped`: its reader ended it, or was away for a minute. `failed`: the
 * model ended it. `cut`: the server ended while it wrote. All of them have the text that was written until then.
 */
export const answerStates = ['streaming', 'done', 'stopped', 'failed', 'cut'] as const;
export type AnswerState = (typeof answerStates)[number];

/** `model`: a language model. `notes`: quotes of the student's notes. `product`: a text of Akada. */
export const answerMakers = ['model', 'notes', 'product'] as const;
export type AnswerMaker = (typeof answerMakers)[number];

/** `judge`: a judge read all sentences of an answer. `words`: they were compared by words. */
export const answerChecks = ['judge', 'words'] as const;
export type AnswerCheck = (typeof answerChecks)[number];

/**
 * The subject of a conversation: `chat` about anything or one note; `practice` about one question, with help
 * step by step.
 */
export const threadKinds = ['chat', 'practice'] as const;

/** Three hints, and only then the answer. */
export const helpSteps = [1, 2, 3, 4] as const;
export type HelpStep = (typeof helpSteps)[number];

/** The mark of a citation in a text. A sentence that ends with `[P?]` is not from the notes. */
export const citationMark = (number: number) => `[P${number}]`;

/** The end of a sentence without a source, in an answer about notes. */
export const apartMark = '[P?]';
