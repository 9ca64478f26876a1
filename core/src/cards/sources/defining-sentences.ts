import { definitionKind, isWholePhrase } from '../../generation/definition-patterns.ts';
import { spanOf } from '../../generation/question-stem.ts';
import { sentenceName, sentenceOrigin } from '../../generation/statements/sentence-origin.ts';
import { type StatedDefinition, statedDefinitions } from '../../generation/statements/stated-definition.ts';
import { isPluralPhrase } from '../../text/number-form.ts';
import { wordsOf } from '../../text/words.ts';
import type { CardNote } from '../card-note.ts';
import { BLANK, type CardIdea } from './card-idea.ts';

const WORTH_OF_GENUS = 0.9;
const WORTH_OF_CALLED = 0.93;
/** A longer meaning is asked for its term. */
const MOST_WORDS_OF_MEANING = 20;
const FEWEST_WORDS_OF_CALLED = 5;

/** "A tariff is a tax on imports", and "Water that flows sideways through the soil is called throughflow". */
export function definingSentences({ terms }: CardNote): CardIdea[] {
  return statedDefinitions(terms).flatMap((definition) => ideaOf(definition) ?? []);
}

function ideaOf(definition: StatedDefinition): CardIdea | null {
  const { term, mention, subject, meaning, form } = definition;
  const { sentence } = mention;
  const surface = subject.replace(/^(?:an?|the)\s/i, '');
  const base = {
    origin: sentenceOrigin(sentence),
    about: [`term:${term.norm}`, sentenceName(sentence)],
  };
  if (isNamedAfter(definition)) {
    if (wordsOf(meaning).length < FEWEST_WORDS_OF_CALLED || meaning.includes(',')) return null;
    const front = form === 'clause' ? `What do we say ${meaning}?` : `What do we call ${meaning}?`;
    return { ...base, source: 'called', front, answers: [surface], worth: WORTH_OF_CALLED };
  }
  if (wordsOf(meaning).length > MOST_WORDS_OF_MEANING)
    return {
      ...base,
      source: 'genus',
      front: `Which term is meant? “${meaning}”`,
      answers: [surface],
      worth: WORTH_OF_GENUS,
    };
  const verb = isPluralPhrase(subject) ? 'are' : 'is';
  return {
    ...base,
    source: 'genus',
    front: `What ${verb} ${subject}?`,
    answers: [meaning],
    worth: WORTH_OF_GENUS,
  };
}

/** Whether the meaning stands before its term. */
function isNamedAfter({ mention, meaning }: StatedDefinition): boolean {
  const before = mention.sentence.text.slice(0, spanOf(mention).start).replace(/\s+/g, ' ');
  return before.toLowerCase().includes(meaning.toLowerCase());
}

const WORTH_OF_BOLD = 0.8;
const WORTH_OF_CLOZE = 0.7;
const FEWEST_WORDS = 8;
const MOST_WORDS = 32;
const FEWEST_OF_PREDICATE = 7;
const MENTIONS_LOOKED_AT = 12;
const FEWEST_MENTIONS = 2;

/** A sentence about its subject, with a gap for it: where the subject is printed in bold, or where it is a term of the note. */
export function clozeCards({ terms, isBook, language }: CardNote): CardIdea[] {
  if (language !== 'eng') return [];
  return terms.flatMap((term) => {
    for (const mention of term.mentions.slice(0, MENTIONS_LOOKED_AT)) {
      const { sentence, first } = mention;
      if (sentence.tagged === null || first > 1 || !isWholePhrase(mention)) continue;
      const { start, end } = spanOf(mention);
      const isBold = sentence.bold.some((run) => run.start <= start && run.end >= end);
      if (!isBold && (isBook || term.mentions.length < FEWEST_MENTIONS)) continue;
      const kind = definitionKind(mention);
      if (!/^(?:identity|meaning|claim|subject|relative|apposition)$/.test(kind)) continue;
      if (!isBold && kind !== 'meaning' && kind !== 'identity') continue;
      const words = sentence.words.length;
      if (words < FEWEST_WORDS || words > MOST_WORDS) continue;
      if (words - mention.last - 1 < FEWEST_OF_PREDICATE) continue;
      const text = sentence.text;
      return [
        {
          source: isBold ? ('bold' as const) : ('cloze' as const),
          front: flat(`${text.slice(0, start)}${BLANK}${text.slice(end)}`),
          answers: [flat(text.slice(start, end))],
          origin: sentenceOrigin(sentence),
          about: [`term:${term.norm}`, sentenceName(sentence)],
          worth: isBold ? WORTH_OF_BOLD : WORTH_OF_CLOZE,
        },
      ];
    }
    return [];
  });
}

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();
