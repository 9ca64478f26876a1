import { isPluralPhrase } from '../../../text/number-form.ts';
import { getWords, isStopWord } from '../../../text/words.ts';
import { takesBack } from '../../reading/restrictions.ts';
import { isVagueAdjective } from '../../terms/vague-words.ts';
import { expandShortForms } from '../phrases/spelled-out.ts';
import { withoutRemarks } from '../remarks.ts';
import { isRemarkLabel } from './remark-labels.ts';
import { isSignpostLabel } from './signpost-labels.ts';

export interface LabelledLine {
  label: string;
  meaning: string;
  /** True behind an arrow, which may point to a result as well as to a meaning. */
  isResult: boolean;
}

const SEPARATOR = /\s*(?::(?=\s)|\s[-–—=→](?=\s)|[–—](?=\s))\s*/u;
const MAX_LABEL_WORDS = 6;
const MAX_LABEL_CHARACTERS = 60;
const MAX_MEANING_CHARACTERS = 240;

/** Labels of forms and of remarks: what follows is no meaning of theirs. */
const NO_TERM =
  /^(?:notes?|n\.?b|examples?|exceptions?|e\.?g|i\.?e|answers?|ans|questions?|q\d*|hints?|tips?|names?|class|subject|topic|dates?|time|day|week|lesson|lecture|lecturer|teacher|chapter|section|module|topic|unit|page|step|stage|phase|part|slide|figure|fig|table|source|see|read|remember|important|warning|defined|definition|keep in mind|ex|homework|assignment|summary|introduction|conclusion|aims?|objectives?|title|author|recall|tutor|test|exam|mock|to do|today|tomorrow|(?:(?:the |its )?(?:two|three|four|five|six|\d+) )?(?:main |major )?(?:types|kinds|forms|parts|classes|ways|examples))\.?\s*\d*$/i;

/**
 * @param line of a note, such as "Osmosis - movement of water"
 * @returns its label and meaning, or null without a label
 */
export function labelledLine(line: string): LabelledLine | null {
  const separator = SEPARATOR.exec(line);
  if (separator === null || separator.index > MAX_LABEL_CHARACTERS) return null;

  const label = line.slice(0, separator.index).trim();
  const text = firstStatement(withoutRemarks(line.slice(separator.index + separator[0].length)));
  const meaning = withoutLabel(label, text).replace(UNSPACED, ', ');
  const isResult = separator[0].includes('→');
  return isLabel(label) && isMeaning(meaning) ? { label, meaning, isResult } : null;
}

/** "Plants,collect water" */
const UNSPACED = /(?<=\p{L}),(?=\p{L})/gu;
const BRACKETS = /\s*\([^)]*\)/g;
const OPENING_ARTICLE = /^(?:the|an?|these|this)\s+/i;
const NO_LETTERS = /[^\p{L}\p{N}\s-]/gu;

/** "Program Counter (PC): The Program Counter keeps track of the next instruction" says twice what keeps track. */
function withoutLabel(label: string, meaning: string): string {
  const words = label.replace(BRACKETS, '').replace(NO_LETTERS, '').trim().split(/\s+/);
  const openings = [meaning, meaning.replace(OPENING_ARTICLE, '')].map((text) => text.toLowerCase());
  for (const [at, first] of words.entries()) {
    // An expression for each word of each label costs more than all else that is read of a line.
    if (!openings.some((opening) => opening.startsWith(first.toLowerCase()))) continue;
    const named = words.slice(at).join('\\s+');
    // A single word of the label needs an article: "Current flows" is no meaning of "Alternating current".
    const article =
      words.length > 1 && at === words.length - 1
        ? '(?:the|these|this)\\s+'
        : '(?:(?:the|an?|these|this)\\s+)?';
    const repeated = new RegExp(
      `^${article}${named}s?\\s+(?:(?:is|are)\\s+(?=(?:an?|the)\\s)|(?!(?:of|in|on|at|for|with|to|from|by|that|which|who|and|or|as)\\b)(?=\\p{Ll}))`,
      'iu',
    );
    if (named !== '' && repeated.test(meaning)) return meaning.replace(repeated, '');
  }
  return meaning;
}

const MAX_LISTED_WORDS = 4;
/** "Produtos da colônia": the noun stands first. */
const ROMANCE_PLURAL = /^\p{L}{2,}s\s+(?:de|des|du|del|da|do|das|dos)\s/iu;
const MIN_LISTED = 3;

/** "Fixed assets: kept for long, e.g. land" describes them. */
const NO_MEMBER = /^(?:e\.?g|i\.?e|such as|kept|used|made|found|has|have|can|must|is|are|to|not)\b/i;

/**
 * @returns the members of a line such as "Strong acids: HCl, nitric acid and vinegar"; empty if the label
 * names one thing, whose description has commas
 */
export function listedIn({ label, meaning }: Pick<LabelledLine, 'label' | 'meaning'>): string[] {
  const members = meaning.split(/\s*,\s*(?:(?:and|or)\s+)?|\s+(?:and|or|y|e|et|ed|und|och)\s+/u);
  const isList =
    (isPluralPhrase(label) || ROMANCE_PLURAL.test(label)) &&
    meaning.includes(',') &&
    members.length >= MIN_LISTED &&
    members.every(
      (member) => member !== '' && getWords(member).length <= MAX_LISTED_WORDS && !NO_MEMBER.test(member),
    );
  return isList ? members : [];
}

/** @returns the line without the mark at its end; abbreviations at an end are rare in notes */
export function withoutFinalMark(line: string): string {
  return line.trim().replace(/\s*[.;,]$/u, '');
}

/** "Cache: this is fast memory" and "Cache: is fast memory" say what "Cache: fast memory" says. */
const SUBJECT_AGAIN = /^(?:(?:this|it)\s+(?:is\s+|(?=\p{Ll}+s\s))|(?:is|are)\s+(?=(?:an?|the)\s))/iu;

/**
 * @param text behind a label, or in a table cell
 * @returns its first statement, without a pronoun for the label; empty if the next statement limits it
 */
export function firstStatement(text: string): string {
  return withoutFinalMark(firstSentence(text)).replace(SUBJECT_AGAIN, '');
}

function firstSentence(text: string): string {
  const [first = '', next = ''] = text.split(/(?<=[\p{L}\p{N}]{3}[)\]]?[.;])\s+(?=\p{Lu})/u);
  return takesBack(next) ? '' : first;
}

/** Continuations of an earlier text, and the names of people in the head of a sheet. */
const NO_MEANING =
  /^(?:it|its|they|their|this|these|those|he|she|his|her|we|you|i|see|as|also|and|or|but|then|thus|therefore|mrs?|miss|ms|dr|prof)(?![\p{L}\p{M}])/iu;
/** "Ojo: no confundir mitosis con meiosis" reminds its author of something. */
const REMINDER =
  /^(?:(?:no|não|non)\s\p{L}+[aei]r[e]?|ne pas\s\p{L}+|nicht\s(?:vergessen|verwechseln)|do not|don['’]t)(?![\p{L}\p{M}])/iu;
/** "3 phases: solids, water, air" counts the parts of the label. */
const COUNTED = /^(?:\d{1,2}|two|three|four|five|six|seven)\s\p{L}[\p{L} -]{2,30}s\s?:\s/iu;
/** "58 log([K+]out / [K+]in)" says nothing in words. */
const MIN_LETTERS = 0.6;
const SHORTEST_FORMULA = 25;
const MIN_OF_TITLE = 3;

/** "CONFRONTING THE DEBT: The Aftermath of the War" names a chapter. */
function looksLikeTitle(text: string): boolean {
  const content = getWords(text).filter(({ lower }) => !isStopWord(lower));
  if (content.length < MIN_OF_TITLE)
    return /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text) && content.length > 1;
  return content.every(({ text: word }) => /^[\p{Lu}\p{N}]/u.test(word));
}

/** "Low dose: good" and "Exposure: common" judge it. */
function isVagueWord(meaning: string): boolean {
  const [only, second] = getWords(meaning);
  return second === undefined && only !== undefined && isVagueAdjective(only.stem);
}

const OPERATOR = /[()[\]+*/^]|\s[-−]\s/u;

function isFormula(text: string): boolean {
  if (OPERATOR.test(text) && !/\p{L}{4}|^[\p{N}\p{Sc}]/u.test(text)) return true;
  const letters = text.match(/[\p{L}\p{M}\s]/gu)?.length ?? 0;
  return text.length >= SHORTEST_FORMULA && letters < MIN_LETTERS * text.length;
}

/** "The Nernst equation is used here": a statement after a dash. */
const STATEMENT = /\s(?:is|are|was|were|has|have|when|if|because)(?:\s|$)/i;
/** "Seen in escape circuits - lets animals get away": both halves are about something else. */
const OF_ANOTHER = /^(?:seen|found|used|made|caused|formed|located|given|taken|produced|done|shown)\s/i;
/** "Leaves: on plants". */
const OPENS_ASIDE = /^(?:on|in|at|with|of|for|from|by|via|to)\s/i;
const MIN_OF_ASIDE = 4;

function isLabel(label: string): boolean {
  const words = getWords(label);
  if (words.length === 0 || words.length > MAX_LABEL_WORDS) return false;
  if (
    NO_TERM.test(label) ||
    isRemarkLabel(label) ||
    isSignpostLabel(label) ||
    STATEMENT.test(label) ||
    expandShortForms(label) === null ||
    OF_ANOTHER.test(label)
  )
    return false;
  if (!/^[\p{L}\p{N}]/u.test(label) || /[.?!;,]/u.test(label)) return false;
  return words.some(({ lower }) => !isStopWord(lower)) && !isStopWord(words[0]?.lower ?? '');
}

function isMeaning(meaning: string): boolean {
  if (meaning.length > MAX_MEANING_CHARACTERS || /[?:]$|https?:|www\.|[@=\uFFFD]/u.test(meaning))
    return false;
  if (isVagueWord(meaning) || (OPENS_ASIDE.test(meaning) && getWords(meaning).length < MIN_OF_ASIDE))
    return false;
  if (
    COUNTED.test(meaning) ||
    NO_MEANING.test(meaning) ||
    REMINDER.test(meaning) ||
    looksLikeTitle(meaning) ||
    isFormula(meaning)
  )
    return false;
  return /^[\p{L}\p{N}\p{Sc}]/u.test(meaning) && getWords(meaning).some(({ lower }) => !isStopWord(lower));
}
