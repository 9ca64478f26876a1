import type { NoteUsage } from '../../cards/note-usage.ts';
import { isProperWord } from '../../cards/sources/proper-names.ts';
import { doesOrDo, innerForm, inQuestion, isOrAre } from '../../cards/sources/term-wording.ts';
import { lowerFirst } from '../../text/lower-first.ts';
import { isPluralPhrase } from '../../text/number-form.ts';
import { tagWords } from '../../text/part-of-speech.ts';
import { getWords } from '../../text/words.ts';
import { getClasses } from '../classes/noun-classes.ts';
import { columnName } from '../facts/phrases/phrases.ts';
import { saysWhatItDoes } from '../facts/phrases/says-what-it-does.ts';
import { getHead } from '../terms/term-head.ts';

/** Questions for the cells of an English column, and for their subjects. */
export interface ColumnWording {
  /** @param subject in the form that a question uses */
  value(subject: string): string;
  /** @param subjects the name of the subjects: "country", "of the following" */
  subject: ((value: string, subjects: string) => string | null) | null;
}

const WHAT_IT = /^what (?:it|they) (?<rest>.+)$/i;
const ADVERB =
  /^(?<adverb>where|when|how) (?:(?:it|they) )?(?:(?:is|are) )?(?<done>\p{L}+(?:ed|en|wn)|found|made|kept|used|held|built|sold|lost)$/iu;
/** "Headed by", "Found in", and not "Need for". */
const DONE =
  /^(?:(?:is|are) )?(?<done>\p{L}{2,}[^e\s]ed|used|found|held|kept|led|left|made|sent|built|bound|known|grown|taken|given|written|spoken|eaten|driven|hidden|chosen|broken) (?<preposition>in|on|at|for|to|with|from|by|into|as|of)$/iu;
const LOCATED = /^(?:found|kept|held|grown|spoken|hidden|located|produced|made) (?:in|on|at)$/i;
const WITH_UNIT = /^(?<quantity>[^()]+?)\s*\((?<unit>[^()]{1,20})\)$/;
const EXAMPLES = /^examples?$/i;
/** Nouns that belong to a subject: a country has a capital. An ammeter has no unit, and coal no state. */
const OF_SOMETHING =
  /(?:^|[\s-])(?:causes?|capital|symptoms?|signs?|functions?|roles?|symbols?|formulae?|formulas?|colou?rs?|uses?|effects?|results?|consequences?|purposes?|meaning|definition|author|inventor|founder|habitat|treatment|cure|prevention|currency|population|origin|shape|size|texture|structure|height|length|depth|area|mass|charge|speed|duration|period|point|number|name|pH|main idea|advantages?|disadvantages?|features?|characteristics?|importance)$/i;

/** @returns the wording of an English column; null if its grammar is unknown, so that it is asked as a table cell */
export function getWording(column: string): ColumnWording | null {
  const name = getName(column);
  const unit = WITH_UNIT.exec(column)?.groups;
  if (unit !== undefined) {
    const quantity = getName(unit.quantity ?? '');
    return OF_SOMETHING.test(quantity) ? withUnit(quantity, unit.unit ?? '') : null;
  }

  const { adverb, done: found } = ADVERB.exec(column)?.groups ?? {};
  if (adverb !== undefined)
    return {
      value: (subject) => `${capital(adverb)} ${isOrAre(subject)} ${subject} ${found?.toLowerCase()}?`,
      subject: null,
    };
  const { done, preposition } = DONE.exec(column)?.groups ?? {};
  if (done !== undefined) return passive(done.toLowerCase(), preposition?.toLowerCase() ?? '');

  const text = WHAT_IT.exec(column)?.groups?.rest;
  if (text !== undefined && /^do(?:es)?$/i.test(text))
    return {
      value: (subject) => `What ${doesOrDo(subject)} ${subject} do?`,
      subject: (value, of) => (saysWhatItDoes(value) ? `Which ${of} ${lower(value)}?` : null),
    };
  const verb = text ?? column;
  if (!OF_SOMETHING.test(column) && saysWhatItDoes(verb) && (text !== undefined || opensWithVerb(column)))
    return active(lower(verb));
  if (text !== undefined || /[^\p{L}\p{N}\s'’-]/u.test(column)) return null;
  if (EXAMPLES.test(column))
    return {
      value: (subject) =>
        `Which of the following ${name === 'example' ? 'is an example' : 'are examples'} of ${subject}?`,
      subject: null,
    };
  if (OF_SOMETHING.test(column))
    return {
      value: (subject) => `What ${isPluralPhrase(column) ? 'are' : 'is'} the ${name} of ${subject}?`,
      subject: (value, of) => `Which ${of} has “${value}” as its ${name}?`,
    };
  const { noun, done: participle } = NOUN_DONE.exec(name)?.groups ?? {};
  if (noun !== undefined)
    return {
      value: (subject) => `Which ${noun} ${isPluralPhrase(noun) ? 'are' : 'is'} ${participle} in ${subject}?`,
      subject: null,
    };
  return isNoun(name) ? given(name) : null;
}

/** Verbs of column heads; most other words that end in "s" are nouns: "animals". */
const VERBS =
  /^(?:separates|removes|produces|makes|carries|controls|contains|attacks|affects|treats|cures|measures|eats|digests|breaks|acts|secretes|stores|transports|absorbs|prevents|destroys|converts|becomes|represents|shows|needs|gives|forms|helps|protects|kills|detects|regulates|stimulates|inhibits|supports|connects|joins|covers|holds|turns|changes|studies|describes|explains|leads|belongs|lives|releases|reduces|increases)$/i;
const opensWithVerb = (column: string) => {
  const [first = ''] = column.toLowerCase().split(' ');
  return VERBS.test(first) || getClasses(first) === '';
};

/** "Property used" in a method, "gas produced" in a reaction. */
const NOUN_DONE =
  /^(?<noun>\p{L}+(?: \p{L}+)?) (?<done>used|needed|required|produced|formed|released|lost|gained|involved|shown)$/iu;

/** Adjectives of peoples keep their capital inside a sentence: "American name". */
const OF_PEOPLE =
  /^\p{Lu}\p{Ll}*(?:ican|itish|glish|ench|erman|pean|reek|oman|atin|abic|nese|dian|rian|ssian|alian|spanish)\s/u;

function getName(column: string): string {
  const name = columnName(column);
  return OF_PEOPLE.test(column) || isProperWord(name.split(' ')[0] ?? '') ? column : lowerFirst(name);
}

const MAX_NOUN_WORDS = 4;

/** "Source document", "max speed": a noun with what goes before it. */
function isNoun(name: string): boolean {
  const words = tagWords(`The ${name} is.`, getWords(`The ${name} is.`)).slice(1, -1);
  const [first] = words;
  return (
    first !== undefined &&
    words.length <= MAX_NOUN_WORDS &&
    words.at(-1)?.wordClass === 'noun' &&
    words.every(({ wordClass }) => wordClass === 'noun' || wordClass === 'adjective') &&
    !/ing$/.test(first.lower) &&
    getClasses(words.at(-1)?.lower ?? '') !== ''
  );
}

/** Nobody knows whether a subject has a unit or a sign, so that a question asks for the given one. */
function given(name: string): ColumnWording {
  // Nobody has a pregnancy or a childhood as a quality of a nutrient.
  if (STATE.test(getClasses(getWords(name).at(-1)?.lower ?? '')))
    return { value: (subject) => `What is given under “${name}” for ${subject}?`, subject: null };
  return {
    value: (subject) => `Which ${name} ${isPluralPhrase(name) ? 'are' : 'is'} given for ${subject}?`,
    subject: (value, of) => (isPluralPhrase(name) ? null : `Which ${of} has “${value}” as its ${name}?`),
  };
}

/** Classes of processes, periods and people. */
const STATE = /^[xzp]/;

const withUnit = (quantity: string, unit: string): ColumnWording => ({
  value: (subject) => `What is the ${quantity} of ${subject}, in ${unit}?`,
  subject: null,
});

function passive(done: string, preposition: string): ColumnWording {
  const isLocated = LOCATED.test(`${done} ${preposition}`);
  return {
    value: (subject) =>
      isLocated
        ? `Where ${isOrAre(subject)} ${subject} ${done}?`
        : `What ${isOrAre(subject)} ${subject} ${done} ${preposition}?`,
    subject: (value, of) => `Which ${of} is ${done} ${preposition} “${value}”?`,
  };
}

/** "Separates", "acts on". */
function active(verb: string): ColumnWording {
  const [first = '', ...rest] = verb.split(' ');
  return {
    value: (subject) => `What ${doesOrDo(subject)} ${subject} ${[getBase(first), ...rest].join(' ')}?`,
    subject: (value, of) => `Which ${of} ${verb} “${value}”?`,
  };
}

function getBase(verb: string): string {
  if (/^(?:has|have)$/.test(verb)) return 'have';
  if (/^(?:is|are)$/.test(verb)) return 'be';
  if (/[^aeiou]ies$/.test(verb)) return verb.replace(/ies$/, 'y');
  return verb.replace(/(?<=ss|sh|ch|x|zz|o)es$|(?<=[^s])s$/, '');
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();

/** Artefacts and people; the article of other nouns is uncertain ("a cattle"). */
const TAKES_ARTICLE = /^[dp]/;
/** Endings of agents such as "desiccator", which no list of nouns contains completely. */
const IS_AGENT = /[^aeiou](?:er|or)$/;

function takesArticle(subject: string): boolean {
  const classes = getClasses(getHead(subject));
  return TAKES_ARTICLE.test(classes) || (classes === '' && IS_AGENT.test(subject));
}

/**
 * @param all the subjects of a table; if more than half are artefacts, all are treated as artefacts
 * @param kind their name from `getSubjects`
 * @returns a function that writes a subject inside of a question: "a thermometer", "filtration"; with an
 * unknown article it is quoted as in the note
 */
export function subjectWriter(
  all: readonly string[],
  kind: string,
  usage: NoteUsage,
): (subject: string) => string {
  const areArtefacts = all.filter(takesArticle).length > all.length / 2;
  const write = (subject: string) => writeName(subject, kind, usage, areArtefacts);
  // If one name needs its kind, all have it: "the layer “Session”" next to "the layer “Transport”".
  const isAlike = kind === NOT_NAMED || all.every((subject) => !write(subject).startsWith('the '));
  const areLetters = all.some((subject) =>
    getWords(subject).every(({ text }) => text.length < SHORTEST_NAME),
  );
  return (subject) => {
    if (areLetters && getWords(subject).length === 1) return findLetter(subject, kind);
    return isAlike ? write(subject) : quotedIn(subject, kind);
  };
}

function writeName(subject: string, kind: string, usage: NoteUsage, areArtefacts: boolean): string {
  const inner = innerForm(subject, usage);
  const named = /[(),/]/.test(subject) ? null : inQuestion(subject, usage, areArtefacts);
  return named !== null && (areArtefacts || named === inner || takesArticle(inner))
    ? named
    : quotedIn(subject, kind);
}

const NO_NOUN =
  /^(?:how|why|when|where|who|which|what|is|are|can|does|do|has|have)\b|\b(?:it|they|by|in|of|for|to|with|from|on|as)$/i;
const SHORTEST_NAME = 2;
const NOT_NAMED = 'of the following';

/** "The tissue “Epithelial”": the word itself may be an adjective. */
const quotedIn = (subject: string, kind: string) =>
  kind === NOT_NAMED ? `“${subject}”` : `the ${kind} “${subject}”`;

/** "Climate B", or only "B" without a kind. */
function findLetter(subject: string, kind: string): string {
  return kind === NOT_NAMED ? `“${subject}”` : `${kind} “${subject}”`;
}

/** @returns the noun after "which" for the subjects of a table: "country", else "of the following" */
export function getSubjects(column: string): string {
  const name = columnName(column);
  return /^\p{L}+(?: \p{L}+)?$/u.test(name) && !isPluralPhrase(name) && !NO_NOUN.test(name)
    ? name
    : NOT_NAMED;
}
