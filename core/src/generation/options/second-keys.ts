import { overlapF1 } from '../../text/set-overlap.ts';
import { containsWords, contentStems, normalForm } from '../../text/words.ts';
import { definitionKind } from '../definition-patterns.ts';
import type { QuestionIdea } from '../question-idea.ts';
import type { NoteSentence } from '../reading/note-sentence.ts';
import { type Aliases, areAliases } from '../terms/aliases.ts';
import type { Term } from '../terms/term.ts';

const MENTIONS_LOOKED_AT = 12;
/** Of a sentence that opens with a term, and of one that names it anywhere. */
const SAME_MEANING = 0.35;
const SAME_STATEMENT = 0.6;
const RENAMING =
  /\b(?:renamed|nicknamed|dubbed|(?:also|sometimes|often) (?:called|known)|known (?:\w+ ){1,3}as)\b/;

/** @returns whether a term may be right as well beside the key, by what the note says of either */
export function secondKeyFinder(idea: QuestionIdea, aliases: Aliases): (term: Term) => boolean {
  const evidence = normalForm(idea.mention.sentence.text);
  const asked = contentStems(idea.stem);
  const kinds = kindsSaidOf(idea.term);
  return (term) =>
    containsWords(evidence, term.norm) ||
    areAliases(aliases, term.norm, idea.term.norm) ||
    containsWords(kinds, term.norm) ||
    containsWords(kindsSaidOf(term), idea.term.norm) ||
    isTiedTo(term, idea, asked);
}

/** A term of which the note says what is asked may also be right, and so may one that renames the key. */
function isTiedTo(term: Term, idea: QuestionIdea, asked: ReadonlySet<string>): boolean {
  const own = new Set(term.norm.split(' '));
  const keyStems = idea.term.norm.split(' ').filter((stem) => !own.has(stem));
  return term.mentions.slice(0, MENTIONS_LOOKED_AT).some(({ sentence, first }) => {
    const { stems, renames } = saidIn(sentence);
    if (renames && keyStems.some((stem) => stems.has(stem))) return true;
    if (sentence.tagged === null) return false;
    return (
      (first <= 2 && overlapF1(stems, asked) > SAME_MEANING) ||
      overlapF1(stems.difference(own), asked) > SAME_STATEMENT
    );
  });
}

interface Said {
  stems: ReadonlySet<string>;
  renames: boolean;
}

const saidBySentence = new WeakMap<NoteSentence, Said>();

/** Every question asks for the same sentences again. */
function saidIn(sentence: NoteSentence): Said {
  const known = saidBySentence.get(sentence);
  if (known !== undefined) return known;

  const said = { stems: contentStems(sentence.text), renames: RENAMING.test(sentence.text) };
  saidBySentence.set(sentence, said);
  return said;
}

/** After "is a", what a term is a kind of stands within so many characters: "the epithelial tissue that …". */
const KIND_LENGTH = 60;

const kindsByTerm = new WeakMap<Term, string>();

/** In normal form, how the sentences that define a term go on: "An endothelium is an epithelial tissue" names its kind. */
function kindsSaidOf(term: Term): string {
  const known = kindsByTerm.get(term);
  if (known !== undefined) return known;

  const said = term.mentions
    .slice(0, MENTIONS_LOOKED_AT)
    .filter((mention) => ['identity', 'apposition'].includes(definitionKind(mention)))
    .map(({ sentence, last }) => {
      const end = sentence.words[last]?.end ?? sentence.text.length;
      return normalForm(sentence.text.slice(end, end + KIND_LENGTH));
    });
  const kinds = said.join(' | ');
  kindsByTerm.set(term, kinds);
  return kinds;
}
