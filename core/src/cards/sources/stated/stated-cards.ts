import { isRemark, withoutRemarks } from '../../../generation/facts/remarks.ts';
import { isSelfContained } from '../../../generation/gate/stem-rules.ts';
import type { NoteSentence } from '../../../generation/reading/note-sentence.ts';
import { sentenceName } from '../../../generation/statements/sentence-origin.ts';
import { getCapitalTest } from '../../../generation/typed/reasons/proper-word.ts';
import { isEverydayWord } from '../../../text/part-of-speech.ts';
import { contentStems, getWords } from '../../../text/words.ts';
import type { CardIdea } from '../../card-draft.ts';
import type { CardNote } from '../../card-note.ts';
import { parentLabel } from '../context.ts';
import { readAppositions } from './appositions.ts';
import { readCondition } from './conditions.ts';
import { readDeeds } from './deeds.ts';
import { readGlossedTerms } from './glossed-terms.ts';
import { readHeadedFragment } from './headed-fragments.ts';
import { readIdentity } from './identities.ts';
import { readPredicates } from './predicates.ts';
import { readSentenceList } from './sentence-lists.ts';
import type { StatedFact, StatedSentence } from './stated-fact.ts';

/** They ask of a complete sentence, which has to stand alone. */
const OF_SENTENCE = [readIdentity, readPredicates, readDeeds, readCondition, readGlossedTerms];
/** They ask of a part, which stands alone whatever the rest of its sentence says. */
const OF_PART = [readAppositions, readSentenceList, readHeadedFragment];
const WORTH = 0.86;
const LIST_WORTH = 0.88;
const MAX_WORDS = 45;
const MAX_TYPED_WORDS = 3;
const MAX_HEADING_WORDS = 7;
/** Marks of shorthand. */
const SHORTHAND = /[=+→⇒<>|]|->|\bw\/|\bb\/c\b|\.\.(?!$)/;
const POINTS =
  /\b(?:he|she|him|his|her|they|them|their|we|us|our|you|your|this|these|those|it(?! called)|me|my|here|there|above|below)\b/i;
/** Behind them a pronoun means the subject. */
const CONDITION = /^(?:only )?(?:if|when|where|after) (?:it|they) /;
const OPENING_WORD =
  /^(?:So|Also|Then|Now|And|But|Finally|First|Secondly|Usually|In short|Note that),? (?=\p{L})/u;

/**
 * Cards of what sentences of lecture prose state: what something is, means or consists of, who did it, when it holds, and
 * lists. A heading says what a short sentence below it is about.
 *
 * @param note in English that is no printed book
 * @returns ideas in the order of the note
 */
export function statedCards(note: CardNote): CardIdea[] {
  if (note.language !== 'eng' || note.isBook) return [];
  const hasCapital = getCapitalTest(note);
  const { sentences } = note;
  return sentences.flatMap((sentence, index) => {
    const text = getText(sentence);
    if (sentence.isHeading || SHORTHAND.test(text) || getWords(text).length > MAX_WORDS) return [];

    const said: StatedSentence = {
      sentence,
      text: text.replace(OPENING_WORD, ''),
      heading: getHeading(note, sentence),
      isFirst: sentences[index - 1]?.isHeading === true,
      previous: getNeighbour(sentences[index - 1], sentence),
      next: getNeighbour(sentences[index + 1], sentence),
      hasCapital,
    };
    const stands =
      !isRemark(text) &&
      (isSelfContained(said.text.split(/[:;] /)[0] ?? '') || /^It was \p{Lu}/u.test(said.text)) &&
      /[.!]["”’)]?$/.test(text);
    const facts = [
      ...OF_PART.flatMap((read) => read(said)),
      ...(stands ? OF_SENTENCE.flatMap((read) => read(said)) : []),
    ];
    return withoutRepeated(facts.flatMap((fact) => inContext(fact, said.heading)).filter(isSound)).map(
      (fact) => getIdea(fact, note, index),
    );
  });
}

const getText = ({ text }: NoteSentence) => withoutRemarks(text.replace(/\s+/g, ' ').trim());

function getNeighbour(other: NoteSentence | undefined, { part }: NoteSentence): string {
  return other === undefined || other.isHeading || other.part !== part ? '' : getText(other);
}

/** @returns the label of the item above an item of a list, else the heading */
function getHeading(note: CardNote, { page, span }: NoteSentence): string | null {
  const parent = parentLabel(note, { page, start: span.start }).replace(/\s?: $/, '');
  const heading = parent === '' ? note.headings.above(page, span.start) : parent;
  return heading === null || getWords(heading).length > MAX_HEADING_WORDS || /[?]/.test(heading)
    ? null
    : heading;
}

/** Two rules that read one thing: the first is the more exact one. */
function withoutRepeated(facts: readonly StatedFact[]): StatedFact[] {
  return facts.filter(({ topic }, index) => facts.findIndex((other) => other.topic === topic) === index);
}

/** "The rate" and "a waste product" are clear below their heading. */
const DEFINITE =
  /^(?:What|How|When|Who) (?:is|are|was|were|does|do|did) the (?<noun>\p{Ll}[\p{L}-]*)(?=\?| (?:made|responsible|caused|called|depend|consist|lead|result|mean|refer|used)\b)/u;
const MIN_STEMS = 3;

function inContext(fact: StatedFact, heading: string | null): StatedFact[] {
  const { front, answers, source } = fact;
  const noun = DEFINITE.exec(front)?.groups?.noun;
  const isDefinite = noun !== undefined && isEverydayWord(noun);
  const isShort =
    source === 'genus' &&
    /^What (?:is|are) (?!the \p{Lu}|meant)\p{Ll}/u.test(front) &&
    contentStems(answers[0] ?? '').size < MIN_STEMS;
  if (!isDefinite && !isShort) return [fact];
  if (heading === null) return isDefinite ? [] : [fact];
  if (!contentStems(heading).isDisjointFrom(contentStems(front))) return [fact];
  return [{ ...fact, front: `${heading}: ${front.charAt(0).toLowerCase()}${front.slice(1)}` }];
}

function isSound({ front, answers }: StatedFact): boolean {
  if (POINTS.test(front.replace(/^[^:]{1,60}: /, ''))) return false;
  return answers.every(
    (answer) =>
      answer !== '' &&
      !POINTS.test(answer.replace(CONDITION, '').split(' ').slice(0, 4).join(' ')) &&
      !/[?]/.test(answer),
  );
}

function getIdea(fact: StatedFact, { sentences, pages }: CardNote, index: number): CardIdea {
  const { front, answers, topic, earlierSentences = 0, laterSentences = 0 } = fact;
  // A few words can be typed.
  const isTyped = fact.source === 'genus' && getWords(answers[0] ?? '').length <= MAX_TYPED_WORDS;
  const source = isTyped ? 'called' : fact.source;
  const ownSentence = sentences[index] as NoteSentence;
  const first = sentences[index - earlierSentences] ?? ownSentence;
  const last = sentences[index + laterSentences] ?? ownSentence;
  const text = pages.find(({ number }) => number === ownSentence.page)?.text ?? '';
  const quote = first === last ? ownSentence.text : text.slice(first.span.start, last.span.end);
  return {
    source,
    front,
    answers,
    ...(source === 'list' ? { shape: 'points' as const } : {}),
    origin: {
      page: ownSentence.page,
      section: ownSentence.section,
      start: first.span.start,
      end: last.span.end,
      quote,
    },
    about: [topic, ...(source === 'list' ? [] : [`${sentenceName(ownSentence)}:${topic}`])],
    worth: source === 'list' ? LIST_WORTH : WORTH,
  };
}
