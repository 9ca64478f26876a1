import type { ShortBody } from '../../question-types/question-body.ts';
import type { WordedLanguage } from '../../text/language.ts';
import { getWords } from '../../text/words.ts';

const MAX_WORDS = 5;
const MAX_CHARACTERS = 50;

/**
 * Tells whether a student can type an answer as it stands.
 *
 * @param answer of the note
 * @returns true for a few plain words or a number; false for formulas, lists and alternatives
 */
export function canBeTyped(answer: string): boolean {
  const words = getWords(answer).length;
  return (
    words > 0 &&
    words <= MAX_WORDS &&
    answer.length <= MAX_CHARACTERS &&
    /^[\p{L}\p{N}][\p{L}\p{M}\p{N}\s'’.-]*$/u.test(withoutBracket(answer))
  );
}

/**
 * Writes the key of a short answer: the answer, its abbreviation, and its plural or singular.
 *
 * @param answer of the note; "gross domestic product (GDP)" has two names
 * @param language whose articles may stand before it
 * @returns a body that accepts each of them, the note's own words first
 */
export function getShortBody(answer: string, language: WordedLanguage | null = 'eng'): ShortBody {
  const plain = withoutBracket(answer);
  const names = [plain, ...getBracket(answer)];
  const texts = new Set(
    names
      .flatMap((name) => [name, ...getOtherNumber(name, language)])
      .flatMap((name) => withArticles(name, language)),
  );
  return {
    type: 'short',
    accepted: [...texts].map((text) => ({
      text: text.replaceAll('*', String.raw`\*`),
      share: 1,
      feedback: '',
    })),
    case: false,
    accents: false,
  };
}

const BRACKET = /\s*\((?<inside>[^()]+)\)\s*$/;

function withoutBracket(answer: string): string {
  return answer.replace(BRACKET, '').trim();
}

/** An abbreviation or another name of one or two words. */
function getBracket(answer: string): string[] {
  const inside = BRACKET.exec(answer)?.groups?.inside ?? '';
  return inside !== '' && !/^\d/.test(inside) && canBeTyped(inside) && getWords(inside).length <= 2
    ? [inside]
    : [];
}

const MAX_COUNTED_WORDS = 2;

/** The plural of "tariff", and the singular of "tariffs"; names and longer phrases have one number. */
function getOtherNumber(name: string, language: WordedLanguage | null): string[] {
  if (language !== 'eng' && !/^\p{Ll}+$/u.test(name)) return [];
  if (!/\p{Ll}{3}$/u.test(name) || isOneThing(name) || getWords(name).length > MAX_COUNTED_WORDS) return [];
  if (/[^su]s$/.test(name)) return [name.slice(0, -1)];
  return /s$/.test(name) ? [] : [`${name}s`];
}

const FRENCH_ARTICLE = /^(?:(?:le|la|les|un|une)\s|l['’])/iu;

function withArticles(name: string, language: WordedLanguage | null): string[] {
  if (language === 'fra') return withFrenchArticles(name);
  if (language !== 'eng') return [name];
  if (/^(?:the|an?)\s/i.test(name)) return [name, name.replace(/^\S+\s/, '')];
  return isOneThing(name) || /^(?:to|with|by|in|on|at|if|when)\s/i.test(name)
    ? [name]
    : [name, `the ${name}`];
}

/** A number, a name and an abbreviation take no article and no plural: "1518", "Victor Olaiya", "OMC". */
function isOneThing(name: string): boolean {
  return /\d/.test(name) || /^\p{Lu}/u.test(name) || /\s\p{Lu}\p{Ll}/u.test(name);
}

/** A year and a name have none; of "le" and "la" the wrong one is harmless. */
function withFrenchArticles(name: string): string[] {
  const plainName = name.replace(FRENCH_ARTICLE, '');
  if (/\d|^\p{Lu}\p{Ll}/u.test(plainName)) return [...new Set([name, plainName])];
  const articles = /^[aeiouyhéèêàâîôûœ]/iu.test(plainName) ? ['l’'] : ['le ', 'la '];
  return [name, plainName, ...[...articles, 'les '].map((article) => `${article}${plainName}`)];
}
