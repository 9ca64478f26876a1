import { type DefinitionKind, definitionKind, isWholePhrase } from '../../generation/definition-patterns.ts';
import { standsAlone } from '../../generation/reading/note-reading.ts';
import { getSpan, sentenceName, sentenceOrigin } from '../../generation/statements/sentence-origin.ts';
import type { Term, TermMention } from '../../generation/terms/term.ts';
import { BLANK, type CardIdea } from '../card-draft.ts';
import type { CardNote } from '../card-note.ts';

const WORTH = { called: 0.85, bold: 0.8 } as const;
const MIN_WORDS = 8;
const MAX_WORDS = 32;
const MIN_OF_PREDICATE = 7;
const MENTIONS_LOOKED_AT = 12;

/** "Is also excitable" adds to what stood before. */
const LEANS = /^\S*\s(?:\S+\s)?(?:also|too|then|therefore|thus|however|still|again|even)\b/;
/** "Described as a component of memory" names nothing. */
const NO_NAME = /\b(?:described|defined|labell?ed) as (?:an? |the )?["“]?$/;
/** Kinds of statements about a subject in bold, and about another. */
const OF_BOLD: ReadonlySet<DefinitionKind> = new Set([
  'identity',
  'meaning',
  'claim',
  'subject',
  'relative',
  'apposition',
]);

/**
 * A sentence with a gap for its term: where the sentence names it ("is called"), and where its subject is printed in bold.
 */
export function clozeCards({ terms, isBook, language }: CardNote): CardIdea[] {
  if (language !== 'eng') return [];
  return terms.flatMap((term) => {
    for (const mention of term.mentions.slice(0, MENTIONS_LOOKED_AT)) {
      const source = getSource(mention, isBook);
      if (source !== null) return getCard(term, mention, source);
    }
    return [];
  });
}

type ClozeSource = keyof typeof WORTH;

function getSource(mention: TermMention, isBook: boolean): ClozeSource | null {
  const { sentence, first, last } = mention;
  const words = sentence.words.length;
  if (sentence.tagged === null || words < MIN_WORDS || words > MAX_WORDS) return null;
  if (!isWholePhrase(mention) || !standsAlone(sentence.text)) return null;

  const kind = definitionKind(mention);
  const { start, end } = getSpan(mention);
  const [before, after] = [sentence.text.slice(0, start), sentence.text.slice(end)];
  if (kind === 'called') return NO_NAME.test(before) || /^["”’']? or\b/.test(after) ? null : 'called';
  if (first > 1 || words - last - 1 < MIN_OF_PREDICATE || LEANS.test(after)) return null;
  if (sentence.text.startsWith('The ') && kind !== 'identity') return null;
  if (!isBook && /\s[–—-]\s|→/.test(after)) return null;
  const isBold = sentence.bold.some((run) => run.start <= start && run.end >= end);
  return isBold && OF_BOLD.has(kind) ? 'bold' : null;
}

function getCard(term: Term, mention: TermMention, source: ClozeSource): CardIdea {
  const { sentence } = mention;
  const { start, end } = getSpan(mention);
  return {
    source,
    isCloze: true,
    front: flat(`${sentence.text.slice(0, start)}${BLANK}${sentence.text.slice(end)}`),
    answers: [flat(sentence.text.slice(start, end))],
    origin: sentenceOrigin(sentence),
    about: [`term:${term.norm}`, sentenceName(sentence)],
    worth: WORTH[source],
  };
}

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();
