import { type CheckedItem, filled, getDistractors, hasBlank, keyOf } from './checked-item.ts';
import { getHead, getWords, isPluralWord } from './plain-words.ts';

/** Marks that cutting leaves behind. */
const CUT_MARKS = /\s[,;.?!](?:\s|$)|,\s?[.?!,;]|\b(?:and|or)\s?[,.?!]|\(\s?\)|\.\s?\.(?!\.)/i;
const LOOSE_END =
  /\b(?:of|the|an?|and|or|to|with|from|for|by|at|than|as|which|that|their|its|is|are|was|were|between|into)$/i;
const MAY_DOUBLE = ['that', 'had', 'very', 'bora', 'pago'];
const PAIRS = [
  ['(', ')'],
  ['[', ']'],
  ['“', '”'],
] as const;

/** Faults in any language: brackets and quotation marks without their partner. */
export function brokenPairs(item: CheckedItem): string | null {
  for (const print of [item.stem, ...item.options]) {
    const count = (mark: string) => print.split(mark).length - 1;
    for (const [open, close] of PAIRS) {
      if (count(open) !== count(close)) return `${open}${close} do not pair in "${print}"`;
    }
    if (count('"') % 2 === 1) return `a quotation mark stands alone in "${print}"`;
  }
  return null;
}

/** The broken English in an item; null if none was found. */
export function grammarFault(item: CheckedItem): string | null {
  const print = filled(item, keyOf(item));
  const loose = item.options.find(isLoose);
  if (loose !== undefined) return `the option "${loose}" ends in a function word`;
  const marks = CUT_MARKS.exec(item.stem.replace(/\s_{3,}/g, ' x').replace(/_{3,}/g, 'x'));
  if (marks !== null) return `"${marks[0].trim()}" is left of a cut`;
  return (
    doubledWord(item.stem) ??
    runOn(item.stem) ??
    articleFault(item) ??
    numberFault(item) ??
    questionFault(item) ??
    formFault(item) ??
    pointerFault(print)
  );
}

/** "How coarse the grains are" ends in its verb. */
function isLoose(option: string): boolean {
  return (
    option.includes(' ') && LOOSE_END.test(option.trim()) && !/^(?:how|what|where|who|why)\b/i.test(option)
  );
}

function doubledWord(stem: string): string | null {
  const words = stem.toLowerCase().split(/\s+/);
  const doubled = words.find((word, index) => /^\p{L}{2,}$/u.test(word) && word === words[index + 1]);
  return doubled === undefined || MAY_DOUBLE.includes(doubled) ? null : `"${doubled} ${doubled}"`;
}

/** A full stop before a small letter means two sentences. One of them has lost its start. */
function runOn(stem: string): string | null {
  const found = /\p{L}{4,}\. \p{Ll}{2,}/u.exec(stem);
  return found === null ? null : `"${found[0]}" joins two sentences`;
}

const VOWEL_SOUND = /^(?:[aeio]|u(?![nrst]i|s[ae]|k|ni|ti|to)|hour|honest|heir|honou?r|un[^i])/i;
const CONSONANT_SOUND = /^(?:one\b|once|eu|ewe|uni[^nm]|us[aeiu]|ut[ei]|ur[aeio]|ub[i])/i;

function articleFault(item: CheckedItem): string | null {
  const article = /\b(an?) _{3,}/i.exec(item.stem)?.[1]?.toLowerCase();
  const key = keyOf(item);
  if (article === undefined || !/^\p{Ll}/u.test(key)) return null;
  if (isPluralWord(getHead(key)) && !key.includes(' and ')) return `"${article}" before "${key}"`;

  const requested = VOWEL_SOUND.test(key) && !CONSONANT_SOUND.test(key) ? 'an' : 'a';
  if (article !== requested) return `"${article} ${key}"`;
  const misfit = getDistractors(item).find(
    (option) =>
      /^\p{Ll}/u.test(option) &&
      (VOWEL_SOUND.test(option) && !CONSONANT_SOUND.test(option) ? 'an' : 'a') !== requested,
  );
  return misfit === undefined ? null : `"${article}" gives away that "${misfit}" is wrong`;
}

/** The disagreement of the key and the verb that follows it. */
function numberFault(item: CheckedItem): string | null {
  const verb =
    /^(?:which of the following|(?:the |an? )?_{3,}) (is|was|has|are|were|have)\b(?! one of\b)/i.exec(
      item.stem,
    )?.[1];
  const key = keyOf(item);
  if (verb === undefined || getWords(key).length > 5 || /\p{N}/u.test(key) || /^\p{Lu}/u.test(key))
    return null;

  const isPlural = isPluralWord(getHead(key)) || /\band\b/i.test(key);
  const wantsPlural = /^(?:are|were|have)$/i.test(verb);
  if (isPlural === wantsPlural || (wantsPlural && !hasBlank(item))) return null;
  return `"${key}" with "${verb}"`;
}

const JOINED_STATEMENT =
  /^(?:which of the following|what|who)\b.*,? (?:so (?:it|they)|(?:and|but) (?:an?|the|this|it|they)(?: [\p{L}-]+){0,3}) (?:is|are|was|were|has|have)\b/iu;
/** "What keeps the rope that frays, and ...": the conjunction may belong to the relative clause. */
const IN_RELATIVE = /.\b(?:that|which|who)\b.*, (?:and|but|so)\b/i;
const ARTICLE_BEFORE_QUESTION = /\bthe (?:how|why|what|when|where|who)\b/i;
const PLURAL_ASKED = /^what are the (\p{L}+) of “/iu;

/** A question that carries a statement with it, or that was put together of words that do not go together. */
function questionFault(item: CheckedItem): string | null {
  const { kind, stem } = item;
  if (!stem.trim().endsWith('?')) return null;
  if (JOINED_STATEMENT.test(stem) && !IN_RELATIVE.test(stem)) return 'a statement is joined to the question';
  const article = ARTICLE_BEFORE_QUESTION.exec(stem);
  if (article !== null) return `"${article[0]}"`;

  const key = keyOf(item);
  const requested = PLURAL_ASKED.exec(stem)?.[1] ?? '';
  const isOne = !isPluralWord(getHead(key)) && !/,|\band\b/.test(key);
  return isPluralWord(requested) && isOne && kind === 'value' ? `"${requested}" for "${key}"` : null;
}

const AFTER_PRONOUN = /\b(?:they|it|he|she|we) _{3,}/i;
const NO_VERB = /^(?:(?:an?|the) |\p{L}+ing\b)/iu;

/** Options behind "they ____" are predicates: an article or a form in -ing cannot begin one. */
function formFault(item: CheckedItem): string | null {
  if (!AFTER_PRONOUN.test(item.stem)) return null;
  const misfit = item.options.find(
    (option) =>
      NO_VERB.test(option) && !/^(?:bring|sing|cling|swing|ring|fling|string|sting)\b/i.test(option),
  );
  return misfit === undefined ? null : `"${misfit}" cannot follow a pronoun`;
}

function pointerFault(print: string): string | null {
  const found = /\b(this|these|those) (\p{Ll}+)\b/iu.exec(print);
  const [, pointer = '', noun = ''] = found ?? [];
  if (pointer.toLowerCase() !== 'this') return null;
  return /(?:tions|ments|ities|isms|ists)$/.test(noun) ? `"${pointer} ${noun}"` : null;
}
