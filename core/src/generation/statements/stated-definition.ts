import { contentStems, getWords, normalForm } from '../../text/words.ts';
import { isLeakFree } from '../gate/key-rules.ts';
import { standsAlone } from '../reading/note-reading.ts';
import { restricts, withoutAddition } from '../reading/restrictions.ts';
import type { Term, TermMention } from '../terms/term.ts';
import { getSpan } from './sentence-origin.ts';

/** A term's definition in a sentence: "a bone cell that forms new bone". */
export interface StatedDefinition {
  term: Term;
  mention: TermMention;
  /** The term with its article, as it stands inside a sentence. */
  subject: string;
  /** A range of the sentence, with single spaces. */
  meaning: string;
  /** How it begins; options of one question are of one form. */
  form: 'phrase' | 'plural' | 'clause';
  stems: ReadonlySet<string>;
  norm: string;
}

const FEWEST_WORDS = 4;
const MOST_WORDS = 26;
const MENTIONS_LOOKED_AT = 12;
/** Each is compared with each; a book has some hundreds. */
const MOST_DEFINITIONS = 1_000;

/** "The view that justification": what followed was set off by commas, and was cut away with them. */
const CUT_CLAUSE = /\bthat (?:(?:an?|the) )?\p{L}+$|\s(?:that|which|who)$/u;

/** "The term egalitarianism" is asked as egalitarianism. */
const OF_WORD = /^(?:the )?(?:term|word|phrase|concept) (?!of\b)/i;

/** The first definition that a note states of each of its strongest terms, in the order of the terms. People have none. */
export function statedDefinitions(terms: readonly Term[]): StatedDefinition[] {
  const definitions: StatedDefinition[] = [];
  for (const term of terms) {
    if (definitions.length === MOST_DEFINITIONS) break;
    const definition = term.isPerson ? null : getFirst(term);
    if (definition !== null) definitions.push(definition);
  }
  return definitions;
}

function getFirst(term: Term): StatedDefinition | null {
  for (const mention of term.mentions.slice(0, MENTIONS_LOOKED_AT)) {
    const { isHeading, tagged, text } = mention.sentence;
    if (isHeading || tagged === null || !standsAlone(text)) continue;
    const found = findDefinition(term, mention);
    if (found !== null) return found;
  }
  return null;
}

function findDefinition(term: Term, mention: TermMention): StatedDefinition | null {
  const { start, end } = getSpan(mention);
  const text = mention.sentence.text;
  const sides = { before: flat(text.slice(0, start)), after: flat(text.slice(end)) };
  const isName = term.forms.every(({ surface }) => /^\p{Lu}/u.test(surface));
  const said = afterIt(sides, isName) ?? beforeIt(sides);
  if (said === null) return null;

  const meaning = wholeMeaning(said.meaning);
  if (CUT_CLAUSE.test(meaning) || isCutInQuotes(meaning)) return null;
  const form = getForm(meaning);
  const words = getWords(meaning).length;
  if (
    form === null ||
    NO_MEANING.test(meaning) ||
    SECOND_STATEMENT.test(meaning) ||
    POINTS_BACK.test(meaning) ||
    words < FEWEST_WORDS ||
    words > MOST_WORDS
  )
    return null;

  const surface = flat(text.slice(start, end));
  if (!isLeakFree(surface, meaning)) return null;

  const inner = term.forms.find(
    (knownTermForm) => knownTermForm.surface.toLowerCase() === surface.toLowerCase(),
  )?.surface;
  return {
    term,
    mention,
    subject: `${said.article}${inner ?? surface}`.replace(OF_WORD, ''),
    meaning,
    form,
    stems: contentStems(meaning),
    norm: normalForm(meaning),
  };
}

/** "The Greek word for “being": its mark fell with the end of the sentence. */
function isCutInQuotes(meaning: string): boolean {
  return meaning.split('“').length !== meaning.split('”').length || meaning.split('"').length % 2 === 0;
}

const flat = (text: string) => text.replace(/\s+/g, ' ');

interface Sides {
  before: string;
  after: string;
}

interface Said {
  article: string;
  meaning: string;
}

const SUBJECT = /^["“‘']?(?:(?:an?|the) )?(?:(?:term|word|concept) )?["“‘']?$/i;
const USED_TERM = /\bthe (?:term|word) ["“‘']?$/i;
const BRACKET = String.raw`^["”’']?(?: \([^()]{1,60}\))?(?:, (?:also|sometimes|or)\b[^,]{1,60},)?`;
const IS = new RegExp(
  `${BRACKET} (?:is|are) (?:essentially |simply |basically )?(?=(?:an?|the|any|when|where|\\p{Ll}+s)\\b)`,
  'u',
);
const MEANS = new RegExp(
  `${BRACKET} (?:(?:is|are) (?:usually |often |formally )?(?:defined as|used to describe|used to refer to|the study of)|refers? to|means?|denotes?|describes?|to (?:refer to|describe|mean)) (?=(?:an?|the|any|how|\\p{Ll}+s)\\b)`,
  'u',
);
const OCCURS = new RegExp(`${BRACKET} (?:occurs?|happens?|arises?|exists?) (?=(?:when|if|where)\\b)`, 'u');

/** "Aristotle describes the becoming": what has a name may be a person. */
const DESCRIBES = / describes? $/;

/** "Osmosis is the movement of water", "Inflation occurs when prices rise". */
function afterIt({ before, after }: Sides, isName: boolean): Said | null {
  if (!SUBJECT.test(before) && !USED_TERM.test(before)) return null;
  const verb = IS.exec(after) ?? MEANS.exec(after) ?? OCCURS.exec(after);
  if (verb === null || (DESCRIBES.test(verb[0]) && isName)) return null;

  const article = /^["“‘']?(an?|the) ["“‘']?$/i.exec(before)?.[1]?.toLowerCase();
  return { article: article ? `${article} ` : '', meaning: withoutMark(after.slice(verb[0].length)) };
}

const CALLED =
  /^(?<meaning>(?:[Aa]n?|[Tt]he|[Aa]ny|[Ww]hen)\b[^,;:()]{12,}(?:, [^;:()]{3,80},)?),? (?:it |this )?(?:is|are) (?:often |also |usually |commonly |sometimes )?(?:called|known as|referred to as|termed) (?<article>(?:an?|the) )?["“‘']?$/;
/**
 * "A cirque is a bowl and, when full of water, is called a tarn", "It flows slowly and is called a glacier":
 * the name refers to the subject of a statement, not to the complete statement.
 */
const STATEMENT = /^[^,]{3,60}? (?:is|are|was|were) (?:an?|the)\b|\b(?:and|or|but)$/i;
const END = /^["”’']?(?:[.,;]| and\b| or\b|$)/;

/** "The movement of water through a membrane is called osmosis." */
function beforeIt({ before, after }: Sides): Said | null {
  const { meaning, article = '' } = CALLED.exec(before)?.groups ?? {};
  if (meaning === undefined || !END.test(after) || STATEMENT.test(meaning) || restricts(after)) return null;

  return { article, meaning: meaning.charAt(0).toLowerCase() + meaning.slice(1) };
}

const withoutMark = (text: string) => text.replace(/[.!]["”’)]?\s*$/, '');

const ROUND_BRACKETS = / ?\([^()]{0,200}\)/g;
/** Text after a meaning that was complete before it. */
const AFTERTHOUGHT =
  /(?:[;:]| and (?:is|are|was|were|has|have|can|it|they|thus|therefore|also|then|(?:occurs|presents|contains|produces|helps|forms|holds|makes|gives|takes|consists|serves|acts|plays|provides))\b| [—–-] |—|, (?:which|who|whose|whereas|while|although|though|but|so|and (?:it|they|the|this|is|are|has|have)|a common|an important)\b).*$/u;
/** Superlatives, shares and judgements say something about a term, not what it is. */
const NO_MEANING =
  /^(?:one of|the (?:first|second|third|next|last|most|least|only|same|largest|smallest|result|reason|case|best|worst|main|key|major|primary|central|opposite|starting)|an? (?:priori|exception|good|much|very|great|key|major|important|large|common|popular|result|matter|example|classic|way|problem|challenge|issue|concern|threat|reminder|reality|hallmark|goal|priority|element|aspect|component of|success|failure|source|sign|reason|cause|part|time|place|feature|topic|question|useful|difficult|simple|typical|serious|significant|necessary|essential)|always|sometimes|perhaps|besides|as|this|thus|its|his)\b/i;

/** "A change in rate and the interval is a change in time" defines two. */
const SECOND_STATEMENT = /\band (?:(?:an?|the) )?[\p{L}\s-]{2,40} (?:is|are|was|were|means|refers)\b/u;

/** "A force that pulls it apart": what is pulled was named before. */
const POINTS_BACK = /\b(?:that|which) \S+ (?:it|them)\b/;

/** "Cells, which are usually round, take on another shape": the rest follows the addition. */
const INSERTED = /^(?: [—–-] |—).*\S(?: [—–-] |—)|^, (?:which|who|whose)\b[^,]*, \p{Ll}/u;

/** The meaning without additions; empty if the addition is in its middle. */
function wholeMeaning(text: string): string {
  const plain = withoutAddition(text, ROUND_BRACKETS);
  if (INSERTED.test(AFTERTHOUGHT.exec(plain)?.[0] ?? '')) return '';

  return withoutAddition(plain, AFTERTHOUGHT).replace(/(?:[\s,]+(?:and|or))?[\s,]*$/, '');
}

function getForm(meaning: string): StatedDefinition['form'] | null {
  if (/^(?:when|where|if|how)\b/.test(meaning)) return 'clause';
  if (/^(?:an?|the|any)\b/.test(meaning)) return 'phrase';
  return /^\p{Ll}+s\b/u.test(meaning) ? 'plural' : null;
}
