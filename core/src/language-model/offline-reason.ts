import type { PartsRead } from './parts-read.ts';

/** Reasons why only the engine of this installation made something, with the words for its reader. */
const sentences = {
  /** This installation asks no model: there is nothing to say. */
  not_configured: null,
  /** The student has not agreed, or has agreed to another model. */
  not_agreed: 'you have not agreed to send your notes to a language model',
  stays_offline: 'you chose to stay offline',
  budget_spent: 'the language model has done all it may do today',
  own_budget_spent: 'the language model has done all it may do for you today',
  unreachable: 'the language model did not answer',
  unusable: 'the language model gave no usable answer',
} as const;

/** A reason. */
export type OfflineReason = keyof typeof sentences;

const passingReasons: ReadonlySet<OfflineReason> = new Set([
  'budget_spent',
  'own_budget_spent',
  'unreachable',
]);

/** @returns whether a model may answer later */
export const isPassing = (reason: OfflineReason): boolean => passingReasons.has(reason);

/** @returns the text after "because"; null if no model is configured */
export const offlineBecause = (reason: OfflineReason): string | null => sentences[reason];

/** The maker of something: a model with this name, or only the engine. */
export interface MadeBy {
  model: string | null;
  /** The reason why the engine made all or the rest of it; null if the model made all. */
  offline: OfflineReason | null;
  /** How many of its parts are the engine's own. */
  byEngine: number;
  /** The parts of the note that the model read; null or absent if they are not counted. */
  parts?: PartsRead | null;
}

const NOTHING_PASSED = 'nothing that the language model wrote passed our checks';

/** @returns a student's sentence about the maker; null if no model is configured */
export function madeBySentence({ model, offline, byEngine, parts = null }: MadeBy): string | null {
  const because = offline === null ? null : offlineBecause(offline);
  if (model === null) {
    const cause = because ?? (parts === null ? null : NOTHING_PASSED);
    return cause === null ? null : `Made by Akada’s own engine, because ${cause}.`;
  }
  const madeBy = `Made by ${model} from your note.${getReading(parts)}`;
  if (byEngine === 0) return madeBy;
  const rest = byEngine === 1 ? 'One was' : `${byEngine} were`;
  const reason = because === null ? 'to fill up' : `because ${because}`;
  return `${madeBy} ${rest} made by Akada’s own engine, ${reason}.`;
}

function getReading(parts: PartsRead | null): string {
  if (parts === null || parts.total < 2) return '';
  return parts.read === parts.total
    ? ` It read all ${parts.total} parts.`
    : ` It read ${parts.read} of ${parts.total} parts.`;
}
