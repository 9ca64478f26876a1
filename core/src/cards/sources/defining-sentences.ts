import { isWholePhrase } from '../../generation/definition-patterns.ts';
import { getGloss } from '../../generation/glosses.ts';
import { getSpan, sentenceName, sentenceOrigin } from '../../generation/statements/sentence-origin.ts';
import { type StatedDefinition, statedDefinitions } from '../../generation/statements/stated-definition.ts';
import type { Term } from '../../generation/terms/term.ts';
import { isVagueAdjective, isVagueNoun } from '../../generation/terms/vague-words.ts';
import { isPluralPhrase } from '../../text/number-form.ts';
import { contentStems, getWords } from '../../text/words.ts';
import type { CardIdea } from '../card-draft.ts';
import type { CardNote } from '../card-note.ts';
import { isOfWhole } from '../gate/plain-speech.ts';
import { getContext } from './context.ts';
import { isOneThing } from './meaning-form.ts';
import { canBeAsked, isEveryday } from './term-form.ts';
import { inQuestion, isOrAre, withArticle } from './term-wording.ts';

const WORTH_OF_GENUS = 0.9;
const WORTH_OF_CALLED = 0.93;
/** A longer meaning is used to ask for its term. */
const MAX_WORDS_OF_MEANING = 20;
const MIN_WORDS_OF_CALLED = 5;

/** "A tariff is a tax on imports", and "Water that flows sideways through the soil is called throughflow". */
export function definingSentences(note: CardNote): CardIdea[] {
  const { terms, isBook } = note;
  const definitions = statedDefinitions(terms).filter((definition) => isWorthAsking(definition, isBook));
  return [
    ...definitions.flatMap((definition) => getIdea(definition, note) ?? []),
    ...terms.flatMap((term) => glossed(term, note) ?? []),
  ];
}

const MIN_STEMS = 2;
const STEMS_ENOUGH = 3;

/**
 * "A collection of structures" says nothing of a thing, "lead" is no term of a chapter that only mentions it, and scars are
 * nothing "when there is repair".
 *
 * @returns whether what a sentence states of a term is worth a question
 */
export function isWorthAsking({ term, subject, meaning, form }: StatedDefinition, isBook: boolean): boolean {
  const surface = subject.replace(/^(?:an?|the)\s/i, '');
  if (!canBeAsked(surface) || (isBook && !term.isBold && isEveryday(surface))) return false;
  if (form === 'clause' && isPluralPhrase(subject)) return false;
  const stems = [...contentStems(meaning)];
  const specific = stems.filter((stem) => !isVagueNoun(stem) && !isVagueAdjective(stem));
  return stems.length >= STEMS_ENOUGH || specific.length >= MIN_STEMS;
}

const WORTH_OF_GLOSS = 0.82;
const MENTIONS_LOOKED_AT = 12;

/** "Cohabitation (when a couple shares a home)", of a term in bold. */
function glossed(term: Term, { usage }: CardNote): CardIdea | null {
  if (!term.isBold || term.isPerson) return null;
  for (const mention of term.mentions.slice(0, MENTIONS_LOOKED_AT)) {
    const { sentence } = mention;
    if (sentence.tagged === null || !isWholePhrase(mention)) continue;
    const gloss = getGloss(mention);
    if (gloss === null) continue;
    const { start, end } = getSpan(mention);
    const subject = sentence.text.slice(start, end).replace(/\s+/g, ' ');
    const inner = term.forms.find(({ surface }) => surface.toLowerCase() === subject.toLowerCase());
    const named = inQuestion(inner?.surface ?? subject, usage, isOneThing(gloss.text));
    return {
      source: 'genus',
      front:
        named === null
          ? `What is meant by “${inner?.surface ?? subject}”?`
          : `What ${isOrAre(subject)} ${named}?`,
      answers: [gloss.form === 'when' ? `when ${gloss.text}` : gloss.text],
      origin: sentenceOrigin(sentence),
      about: [`term:${term.norm}`, sentenceName(sentence)],
      worth: WORTH_OF_GLOSS,
    };
  }
  return null;
}

function getIdea(definition: StatedDefinition, note: CardNote): CardIdea | null {
  const { term, mention, subject, meaning, form } = definition;
  const { sentence } = mention;
  const surface = subject.replace(/^(?:an?|the)\s/i, '');
  const base = {
    origin: sentenceOrigin(sentence),
    about: [`term:${term.norm}`, sentenceName(sentence)],
  };
  if (hasLaterName(definition)) {
    if (getWords(meaning).length < MIN_WORDS_OF_CALLED || meaning.includes(',')) return null;
    const context = isOfWhole(meaning) ? getContext(note, base.origin, meaning) : '';
    const front = form === 'clause' ? `What do we call it ${meaning}?` : `What do we call ${meaning}?`;
    return {
      ...base,
      source: 'called',
      front: `${context}${front}`,
      answers: [surface],
      worth: WORTH_OF_CALLED,
    };
  }
  if (getWords(meaning).length > MAX_WORDS_OF_MEANING)
    return {
      ...base,
      source: 'genus',
      front: `Which term is meant? “${meaning}”`,
      answers: [surface],
      worth: WORTH_OF_GENUS,
    };
  const verb = getMeaningVerb(definition) ?? (isPluralPhrase(subject) ? 'are' : 'is');
  return {
    ...base,
    source: 'genus',
    front: `What ${verb} ${withArticle(subject, meaning, note.usage)}?`,
    answers: [meaning],
    worth: WORTH_OF_GENUS,
  };
}

/** The verb as its author wrote it: "Mycorrhizae are". */
function getMeaningVerb({ mention }: StatedDefinition): string | null {
  const after = mention.sentence.text.slice(getSpan(mention).end);
  return /^["”’')]?(?:\s\([^()]*\))?\s(is|are)\b/.exec(after)?.[1] ?? null;
}

/** Tells if the meaning comes before its term. */
function hasLaterName({ mention, meaning }: StatedDefinition): boolean {
  const previous = mention.sentence.text.slice(0, getSpan(mention).start).replace(/\s+/g, ' ');
  return previous.toLowerCase().includes(meaning.toLowerCase());
}
