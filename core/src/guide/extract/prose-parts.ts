/**
 * Parts from the prose of a section that are worth repeating: its definitions, its leading sentences, its
 * figures.
 */

import type { CardNote } from '../../cards/card-note.ts';
import { isRemark } from '../../generation/facts/remarks.ts';
import { isSelfContained, isWellFormed } from '../../generation/gate/stem-rules.ts';
import { capitalised } from '../../generation/reading/asides.ts';
import type { NoteSentence } from '../../generation/reading/note-sentence.ts';
import { getSpan } from '../../generation/statements/sentence-origin.ts';
import { type StatedDefinition, statedDefinitions } from '../../generation/statements/stated-definition.ts';
import { getWords } from '../../text/words.ts';
import type { GuideFact, GuidePart, GuideStatement, NamedStatement } from '../guide-rules.ts';
import { shown } from './guide-text.ts';
import { getTitle, type Run } from './line-parts.ts';
import { statedNumber } from './stated-number.ts';

/** Reads the prose of a note, which was weighed once. */
export interface ProseReader {
  /**
   * @param run of prose in a section
   * @param isFirst whether the section begins with it
   */
  read(run: Run, isFirst: boolean): ReadProse;
}

/** The parts of a run of prose. */
export interface ReadProse {
  overview: GuideStatement[];
  parts: GuidePart[];
}

const MIN_WORDS = 5;
const MAX_WORDS = 45;
const MAX_TERMS = 8;
const WORDS_OF_POINT = 120;
const [FEWEST_POINTS, MOST_POINTS] = [2, 7];
/** A section with no more sentences is shown whole. */
const ALL_OF = 3;
const MAX_OVERVIEW = 2;
const MAX_OF_FACT: Record<'date' | 'number' | 'person', number> = { date: 4, number: 3, person: 2 };

/** Share of the average worth of a sentence: examples and stories name few terms of their note. */
const MIN_WORTH = 0.5;
const LEADS_SECTION = 1.3;
const LEADS_PARAGRAPH = 1.15;
const HAS_BOLD = 1.1;

export function createProseReader(note: CardNote): ProseReader {
  const byPage = Map.groupBy(note.sentences, ({ page }) => page);
  const worth = worthBySentence(note);
  const min = note.isBook && note.language === 'eng' ? MIN_WORTH * mean([...worth.values()]) : 0;
  const definitions = getDefinitions(note);
  const people = new Set(
    note.terms
      .filter(({ isPerson }) => isPerson)
      .flatMap(({ mentions }) => mentions.map(({ sentence }) => sentence.index)),
  );
  return {
    read({ blocks, head }, isFirst) {
      const sentences = blocks.flatMap(({ page, block }) =>
        (byPage.get(page.number) ?? []).filter(
          ({ span }) => span.start >= block.start && span.end <= block.end,
        ),
      );
      const candidates = sentences.filter((sentence) => isWorthReading(sentence, note));
      const terms = candidates
        .flatMap((sentence) => definitions.get(sentence.index) ?? [])
        .slice(0, MAX_TERMS);
      const defining = new Set(terms.map(({ sentence }) => sentence));
      const sound = sentences.filter((one) => !defining.has(one) && isWorthReading(one, note));
      const strong = sound.filter(({ index }) => (worth.get(index) ?? 0) >= min);
      // No range of a note is skipped because nothing in it is strong.
      const left = strong.length + terms.length > 0 ? strong : fallBack(sound, sentences, note);
      const selectedNoteSentences = chosenOf(left, sentences, worth);
      const unused = left.filter((sentence) => !selectedNoteSentences.includes(sentence));
      const facts = getFacts(note.isBook ? unused : withDated(sentences, selectedNoteSentences, terms), {
        people,
        worth,
        isBook: note.isBook,
      });
      const title = getTitle(head);
      const lead = isFirst && title === null ? getLead(selectedNoteSentences, sentences) : [];
      const points = selectedNoteSentences.filter((sentence) => !lead.includes(sentence));
      return {
        overview: lead.map(getStatement),
        parts: [
          ...(points.length > 0 ? [{ kind: 'points' as const, title, items: points.map(getStatement) }] : []),
          ...(terms.length > 0
            ? [{ kind: 'terms' as const, title: null, items: terms.map(({ item }) => item) }]
            : []),
          ...(facts.length > 0 ? [{ kind: 'facts' as const, items: facts }] : []),
        ],
      };
    },
  };
}

/** In a typed note also a line that leans on its head is worth reading. */
function fallBack(
  sound: readonly NoteSentence[],
  sentences: readonly NoteSentence[],
  { isBook }: CardNote,
): NoteSentence[] {
  if (sound.length > 0 || isBook) return sound.slice(0, 1);
  return sentences.filter(isStatedLine).slice(0, ALL_OF);
}

const MIN_OF_LINE = 3;

const ADDRESS = /https?:|www\./;

function isStatedLine({ text, words, isHeading }: NoteSentence): boolean {
  if (ADDRESS.test(text)) return false;
  return !isHeading && words.length >= MIN_OF_LINE && !/\?["”’)]?$/u.test(text) && !isRemark(text);
}

/** A student typed each year and each number with its unit, so that none is left out. */
function withDated(
  sentences: readonly NoteSentence[],
  chosen: readonly NoteSentence[],
  terms: readonly DefiningSentence[],
): NoteSentence[] {
  const used = new Set([...chosen, ...terms.map(({ sentence }) => sentence)]);
  return sentences.filter((sentence) => !used.has(sentence) && isStatedLine(sentence));
}

/** The beginning; all of it if there is little more. */
function getLead(
  selectedNoteSentences: readonly NoteSentence[],
  sentences: readonly NoteSentence[],
): NoteSentence[] {
  if (selectedNoteSentences.length <= MAX_OVERVIEW + 1) return [...selectedNoteSentences];
  return selectedNoteSentences.filter(({ block }) => block === sentences[0]?.block).slice(0, MAX_OVERVIEW);
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);

function getStatement({ page, text }: NoteSentence): GuideStatement {
  return { text: shown(text), passages: [{ page, quote: text }] };
}

/** Text that is no complete statement: an address, an open bracket, a thought that was broken off. */
const BROKEN_OFF = /https?:|www\.|[:;,…]$|\.\.|\uFFFD|^[^\p{L}\p{N}“"(]/u;

/** "In, the price is 3" and "is identical to. contains the same": the number of a figure was lost when the file was read. */
const LOST_NAME = /(?<!\p{L})(?:in|to|of|by|from|with|as|see|like|on),\s|[.!]\s\p{Ll}/iu;
/** The task of an exercise. */
const EXERCISE =
  /^(?:draw|sketch|label|decide|develop|calculate|compute|find|choose|determine|write|solve|substitute|convert|identify|use|plot|start|begin|show)\s/i;

/** A whole sentence that can be understood where it stands; in typed notes also a line without a final mark. */
function isWorthReading({ text, tagged, words, isHeading }: NoteSentence, note: CardNote): boolean {
  if ((isHeading && note.isBook) || words.length < MIN_WORDS || words.length > MAX_WORDS) return false;
  if (/\?["”’)]?$/u.test(text) || BROKEN_OFF.test(text) || !isBalanced(text)) return false;
  const isEnglish = note.language === 'eng';
  if (isEnglish && !isSelfContained(text)) return false;
  if (!note.isBook) return true;
  if (LOST_NAME.test(text) || (isEnglish && EXERCISE.test(text))) return false;
  return (tagged !== null || !isEnglish) && isWellFormed(text);
}

const isBalanced = (text: string) => text.split('(').length === text.split(')').length;

interface DefiningSentence {
  sentence: NoteSentence;
  item: NamedStatement;
}

/** Maps the number of a sentence to its definition. */
function getDefinitions(note: CardNote): Map<number, DefiningSentence> {
  const found = new Map<number, DefiningSentence>();
  const stated = note.language === 'eng' ? statedDefinitions(note.terms) : [];
  for (const definition of stated) {
    const { sentence } = definition.mention;
    // "A system; therefore, we compare it" says more than what its term is.
    if (sentence.text.includes(';')) continue;
    if (!found.has(sentence.index)) found.set(sentence.index, { sentence, item: getTerm(definition) });
  }
  return found;
}

/** "Osmosis is the movement of water": behind its name the verb is not read again. */
const IS = /^["”’]? (?:is|are) (?=(?:an?|the|any|\p{Ll}+s)\b)/u;
const SAYS = /^["”’]? (?=(?:refers? to|means?|occurs?|happens?|arises?|denotes?)\b)/u;

function getTerm({ mention, subject }: StatedDefinition): NamedStatement {
  const { sentence } = mention;
  const { start, end } = getSpan(mention);
  const name = subject.replace(/^(?:an?|the)\s/i, '');
  const after = sentence.text.slice(end);
  const opens = /^(?:(?:an?|the) )?["“‘']?$/i.test(sentence.text.slice(0, start));
  const verb = opens ? (IS.exec(after) ?? SAYS.exec(after)) : null;
  const text = verb === null ? sentence.text : after.slice(verb[0].length);
  return { ...getStatement(sentence), name: shown(capitalised(name)), text: shown(capitalised(text)) };
}

/** Maps the number of a sentence to the worth of its terms in the note, relative to its length. */
function worthBySentence({ terms }: CardNote): Map<number, number> {
  const worth = new Map<number, number>();
  for (const { score, mentions } of terms)
    for (const index of new Set(mentions.map(({ sentence }) => sentence.index)))
      worth.set(index, (worth.get(index) ?? 0) + score);
  return worth;
}

function chosenOf(
  candidates: readonly NoteSentence[],
  sentences: readonly NoteSentence[],
  worth: ReadonlyMap<number, number>,
): NoteSentence[] {
  const words = sentences.reduce((sum, { text }) => sum + getWords(text).length, 0);
  if (candidates.length <= ALL_OF || words <= WORDS_OF_POINT) return [...candidates];
  const count = Math.min(MOST_POINTS, Math.max(FEWEST_POINTS, Math.round(words / WORDS_OF_POINT) + 1));
  const first = new Set(
    [...Map.groupBy(sentences, ({ block }) => block).values()].flatMap(([sentence]) => sentence ?? []),
  );
  const findValue = (sentence: NoteSentence) =>
    ((worth.get(sentence.index) ?? 0) / Math.sqrt(sentence.words.length)) *
    (sentence === sentences[0] ? LEADS_SECTION : 1) *
    (first.has(sentence) ? LEADS_PARAGRAPH : 1) *
    (sentence.bold.length > 0 ? HAS_BOLD : 1);
  const best = new Set(
    [...candidates].sort((one, other) => findValue(other) - findValue(one)).slice(0, count),
  );
  return candidates.filter((sentence) => best.has(sentence));
}

const ALL = Number.POSITIVE_INFINITY;

interface FactReading {
  people: ReadonlySet<number>;
  worth: ReadonlyMap<number, number>;
  isBook: boolean;
}

const YEAR = /(?<![\p{L}\p{N}.,/-])(?:1\d|20)\d\d(?![\p{L}\p{N}]|\s?[€$₦%])/u;
const WITH_UNIT = /\p{N}\s?(?:%|°|[€$£₦]|(?:\p{L}{1,3}|\p{L}+s)(?!\p{L}))|[€$£₦]\s?\p{N}/u;

/** A year or a number with its unit, in whatever language and however many of them. */
function getTypedFact(text: string): 'date' | 'number' | null {
  if (YEAR.test(text)) return 'date';
  return WITH_UNIT.test(text) ? 'number' : null;
}

function getFacts(
  sentences: readonly NoteSentence[],
  { people, worth, isBook }: FactReading,
): (GuideStatement & { fact: GuideFact })[] {
  const left = isBook ? { ...MAX_OF_FACT } : { ...MAX_OF_FACT, date: ALL, number: ALL };
  const kinds = new Map<NoteSentence, GuideFact>();
  const weighed = [...sentences].sort(
    (one, other) => (worth.get(other.index) ?? 0) - (worth.get(one.index) ?? 0),
  );
  for (const sentence of weighed) {
    const fact = getFact(sentence, people) ?? (isBook ? null : getTypedFact(sentence.text));
    if (fact === null || left[fact] === 0) continue;
    left[fact] -= 1;
    kinds.set(sentence, fact);
  }
  return sentences.flatMap((sentence) => {
    const fact = kinds.get(sentence);
    return fact === undefined ? [] : [{ fact, ...getStatement(sentence) }];
  });
}

function getFact(
  { text, index }: NoteSentence,
  people: ReadonlySet<number>,
): 'date' | 'number' | 'person' | null {
  const form = statedNumber(text.replace(/\s+/g, ' '))?.form;
  if (form === 'year') return 'date';
  if (people.has(index)) return 'person';
  return form === 'share' || form === 'amount' ? 'number' : null;
}
