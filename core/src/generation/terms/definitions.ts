import { contentStems } from '../../text/words.ts';
import { type DefinitionKind, definitionKind } from '../definition-patterns.ts';
import type { NoteSentence } from '../reading/note-sentence.ts';
import { type Genus, genusAt } from './genus.ts';
import type { Term } from './term.ts';

const DEFINING: ReadonlySet<DefinitionKind> = new Set(['called', 'identity', 'meaning', 'label', 'gloss']);
const MENTIONS_LOOKED_AT = 12;

/** A sentence that says what a term is. */
export interface Definition {
  sentence: NoteSentence;
  /** Content stems of the sentence without those of the term. */
  says: ReadonlySet<string>;
}

interface Said {
  definitions: readonly Definition[];
  kinds: readonly Genus[];
  kindPhrases: readonly string[];
}

const saidByTerm = new WeakMap<Term, Said>();

function saidOf(term: Term): Said {
  const known = saidByTerm.get(term);
  if (known !== undefined) return known;

  const own = new Set(term.norm.split(' '));
  const mentions = term.mentions.slice(0, MENTIONS_LOOKED_AT);
  const kinds = mentions.flatMap((mention) => genusAt(mention) ?? []);
  const said = {
    definitions: mentions
      .filter((mention) => DEFINING.has(definitionKind(mention)))
      .map(({ sentence }) => ({ sentence, says: contentStems(sentence.text).difference(own) })),
    kinds,
    kindPhrases: kinds.map(({ phrase }) => phrase),
  };
  saidByTerm.set(term, said);
  return said;
}

/** @returns the sentences that say what a term is */
export const definitionsOf = (term: Term): readonly Definition[] => saidOf(term).definitions;

/** @returns what the note says that a term is a kind of */
export const kindsOf = (term: Term): readonly Genus[] => saidOf(term).kinds;

/** @returns the same in normal form, with what stands before each noun: "epitheli tissu" */
export const kindPhrasesOf = (term: Term): readonly string[] => saidOf(term).kindPhrases;

/** Content words that one definition has and the other has not. */
const FEWEST_DIFFERENT = 2;

/**
 * "LD50" and "ID50": of both the note says what they are, and of each something that it does not say of the other. What parts
 * them is what there is to know.
 *
 * @returns whether the note defines two terms apart from each other
 */
export function areContrasted(one: Term, other: Term): boolean {
  return definitionsOf(one).some((definition) =>
    definitionsOf(other).some(
      (beside) => beside.sentence !== definition.sentence && differ(definition.says, beside.says),
    ),
  );
}

/** @returns whether each of two sets of content stems holds what the other lacks */
export function differ(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.difference(other).size >= FEWEST_DIFFERENT && other.difference(one).size >= FEWEST_DIFFERENT;
}
