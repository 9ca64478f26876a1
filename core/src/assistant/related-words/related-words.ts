/**
 * English words with nearly one meaning, and the kind that a noun is of, from WordNet 3.1 (Fellbaum 1998;
 * `core/src/generation/classes/WORDNET-LICENSE.txt`): the three commonest senses of single words, as stems.
 */
import table from './related-words.json' with { type: 'json' };

interface RelatedWords {
  synonyms: ReadonlyMap<string, ReadonlySet<string>>;
  /** The kind above a noun, and the nouns below a kind. */
  kinds: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Most processes are never asked, so the maps are made at the first question. */
let read: RelatedWords | null = null;

function readTable(): RelatedWords {
  const synonyms = new Map<string, Set<string>>();
  const kinds = new Map<string, Set<string>>();
  const add = (map: Map<string, Set<string>>, stem: string, other: string) => {
    const group = map.get(stem);
    if (group === undefined) map.set(stem, new Set([other]));
    else group.add(other);
  };
  for (const group of getLines(table.synonyms)) {
    const stems = group.split(' ');
    for (const stem of stems) for (const other of stems) if (other !== stem) add(synonyms, stem, other);
  }
  for (const line of getLines(table.kinds)) {
    const [stem = '', above = ''] = line.split(':');
    for (const kind of above.split(' ')) {
      add(kinds, stem, kind);
      add(kinds, kind, stem);
    }
  }
  return { synonyms, kinds };
}

/** The table has a text for each initial. */
const getLines = (byInitial: Readonly<Record<string, string>>) =>
  Object.values(byInitial).flatMap((lines) => lines.split(';'));

const none: ReadonlySet<string> = new Set();

/** @returns the stems of words that share a common sense with this one */
export function getSynonyms(stem: string): ReadonlySet<string> {
  read ??= readTable();
  return read.synonyms.get(stem) ?? none;
}

/** @returns the stems of wider and narrower nouns: "legume" for "bean" */
export function getKinds(stem: string): ReadonlySet<string> {
  read ??= readTable();
  return read.kinds.get(stem) ?? none;
}

/** @returns whether it is the stem of an English word, so that it is hardly a slip of spelling */
export const isKnown = (stem: string): boolean => getSynonyms(stem).size > 0 || getKinds(stem).size > 0;
