/** Why the engine of this installation made something alone, and what its reader is told of it. */
const sentences = {
  /** This installation asks no model: there is nothing to say. */
  not_configured: null,
  /** Not agreed to, or to another one. */
  not_agreed: 'you have not agreed to send your notes to a language model',
  stays_offline: 'you chose to stay offline',
  budget_spent: 'the language model has done all it may do today',
  own_budget_spent: 'the language model has done all it may do for you today',
  unreachable: 'the language model did not answer',
  unusable: 'the language model gave no usable answer',
} as const;

/** One of these. */
export type OfflineReason = keyof typeof sentences;

/** @returns what follows "because"; null where no model could have been asked */
export const offlineBecause = (reason: OfflineReason): string | null => sentences[reason];

/** Who made something: a model with this name, or the engine alone. */
export interface MadeBy {
  model: string | null;
  /** Why the engine made all or the rest of it; null where the model made all. */
  offline: OfflineReason | null;
  /** How many of its parts are the engine's own. */
  byEngine: number;
}

/** @returns what a student reads about who made something; null where no model could have been asked */
export function madeBySentence({ model, offline, byEngine }: MadeBy): string | null {
  const because = offline === null ? null : offlineBecause(offline);
  if (model === null) return because === null ? null : `Made by Akada’s own engine, because ${because}.`;
  if (byEngine === 0) return `Made by ${model} from your note.`;
  const rest = byEngine === 1 ? 'One was' : `${byEngine} were`;
  const why = because === null ? 'to fill up' : `because ${because}`;
  return `Made by ${model} from your note. ${rest} made by Akada’s own engine, ${why}.`;
}
