import type { CardNote } from '../../../cards/card-note.ts';
import { isAdministrative } from '../../../cards/gate/plain-speech.ts';
import { canBeAsked } from '../../../cards/sources/term-form.ts';
import type { TextSpan } from '../../../text/document.ts';
import { getWords, normalForm } from '../../../text/words.ts';
import { getOrigin } from '../../facts/fact.ts';
import { isLeakFree } from '../../gate/key-rules.ts';
import { isSelfContained } from '../../gate/stem-rules.ts';
import { cutOut } from '../../reading/asides.ts';
import type { NoteSentence } from '../../reading/note-sentence.ts';
import { getSpan } from '../../statements/sentence-origin.ts';
import { canBeTyped, getShortBody } from '../short-body.ts';
import type { TypedCandidate } from '../typed-draft.ts';

const PRIORITY = 2.5;
const TERMS = { min: 3, max: 4 };
const MAX_SENTENCES = 3;
const MAX_WORDS = 75;
/** A term is determined by a sentence that says what it is, or what something is called. */
const DEFINED_BEHIND = /^\s+(?:is|are|means?|refers to|occurs when)\s+(?:an?|the|any|when|how|what)\s/i;
const NAMED_BEFORE = /\b(?:called|known as|termed|named)\s+(?:an?\s|the\s)?$/i;

/** A term with its place in its sentence. */
interface KeyTerm {
  text: string;
  span: TextSpan;
}

/**
 * Blanks the terms that the sentences of one paragraph define or name.
 *
 * @param note in English
 * @returns texts of two or three sentences with three or four gaps
 */
export function getPassageCandidates(note: CardNote): TypedCandidate[] {
  const blocks = Map.groupBy(
    note.sentences.filter(({ isHeading }) => !isHeading),
    ({ page, block }) => `${page} ${block}`,
  );
  return [...blocks.values()].flatMap((sentences) => getCandidate(sentences, note) ?? []);
}

function getCandidate(sentences: readonly NoteSentence[], note: CardNote): TypedCandidate | null {
  const parts = sentences
    .slice(0, MAX_SENTENCES)
    .map((sentence) => ({ sentence, terms: findTerms(sentence, note) }));
  const used = parts.slice(0, parts.findLastIndex(({ terms }) => terms.length > 0) + 1);
  const terms = used.flatMap((part) => part.terms);
  const [first, last] = [used[0]?.sentence, used.at(-1)?.sentence];
  const page = note.pages.find(({ number }) => number === first?.page);
  if (first === undefined || last === undefined || page === undefined || used.length < 2) return null;
  const names = new Set(terms.map((term) => normalForm(term.text)));
  if (
    names.size < terms.length ||
    terms.length < TERMS.min ||
    terms.length > TERMS.max ||
    !isSelfContained(first.text)
  )
    return null;

  const text = used.map(({ sentence }) => sentence.text).join(' ');
  if (getWords(text).length > MAX_WORDS || isAdministrative(text)) return null;

  let count = 0;
  const rest = used
    .map((part) =>
      cutOut(
        part.sentence.text,
        part.terms.map(({ span }) => span),
      ),
    )
    .join(' ');
  if (terms.some((term) => !isLeakFree(rest, term.text))) return null;
  const stem = used
    .map((part) => blank(part.sentence.text, part.terms, () => (count += 1)))
    .join(' ')
    .replace(/\s+/g, ' ');
  return {
    kind: 'term',
    stem,
    body: { type: 'gaps', gaps: terms.map((term) => ({ weight: 1, answer: getShortBody(term.text) })) },
    explanation: text.replace(/\s+/g, ' '),
    origin: getOrigin(page, { start: first.span.start, end: last.span.end }),
    facts: terms.map((term) => `term:${normalForm(term.text)}`),
    answers: terms.map((term) => term.text),
    isOwn: false,
    priority: PRIORITY,
  };
}

/** The bold terms of a sentence, and the terms of the note, that the sentence determines. */
function findTerms(sentence: NoteSentence, note: CardNote): KeyTerm[] {
  const { text, bold } = sentence;
  const mentions = note.terms
    .filter(({ isBold, definitionStrength }) => isBold || definitionStrength > 0)
    .flatMap((term) => term.mentions.filter((mention) => mention.sentence === sentence));
  const spans = [...bold, ...mentions.map(getSpan)];
  const found: KeyTerm[] = [];
  for (const span of spans) {
    const term = text.slice(span.start, span.end);
    const isDetermined =
      DEFINED_BEHIND.test(text.slice(span.end)) || NAMED_BEFORE.test(text.slice(0, span.start));
    const isFree = found.every((other) => span.end <= other.span.start || span.start >= other.span.end);
    if (isDetermined && isFree && canBeTyped(term) && canBeAsked(term)) found.push({ text: term, span });
  }
  return found.sort((one, other) => one.span.start - other.span.start);
}

function blank(text: string, terms: readonly KeyTerm[], getNumber: () => number): string {
  let [written, index] = ['', 0];
  for (const { span } of terms) {
    written += `${text.slice(index, span.start)}[[${getNumber()}]]`;
    index = span.end;
  }
  return written + text.slice(index);
}
