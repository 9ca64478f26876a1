import { readSectionTitle } from './section-title.ts';

const LABEL =
  /^(?:section|part|partie|paper|épreuve)\s(?:[A-F]|[IVX]{1,4}|\d|one|two|three)(?![\p{L}\d])(?:\s?[([][\p{L}\d\s,-]{0,40}[)\]])?[\s:.–—-]*/iu;
const NUMERAL = /^[IVX]{1,3}\.\s/u;
/** Forms of questions, marks and times, which are no subject matter. */
const FORM =
  /^(?:objectives?|theory|essays?|multiple|choice|structured|practicals?|practical|short|long|answers?|answer|questions?|tests?|test|section|part|paper|comprehension|all|any|only|compulsory|optional|marks?|minutes?|mins?|hours?|hrs?|true|false|or|and|of|the|in|this|from|each|no|number|to|attempt|with|for|fill|gaps?|blanks?|matching|\d+|[a-f]|[ivx]{1,4}|one|two|three|four|five|six|seven|eight|ten|forty|fifty|sixty|obligatoire|théorie|objectif|exercices?|problèmes?|au|choix|points?|toutes|les|de|et)$/iu;
const MAX_WORDS = 8;

/**
 * Finds the subject matter in the printed title of a section: "Section B: Genetics" is about genetics.
 *
 * @param section the title as printed
 * @returns null if it names a form of questions, such as "Section A" and "Objective", or is a sentence
 */
export function findSectionTopic(section: string): string | null {
  const title = section.replace(/\s+/g, ' ').trim();
  if (readSectionTitle({ text: title }) === null) return null;

  const name = title
    .replace(LABEL, '')
    .replace(NUMERAL, '')
    .replace(/[([][^)\]]*[)\]]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/[\s:;,.–—-]+$/u, '')
    .trim();
  const words = name.match(/[\p{L}\p{N}']+/gu) ?? [];
  const isSubject = words.length > 0 && words.length <= MAX_WORDS && words.some((word) => !FORM.test(word));
  return isSubject && !/\d\s?(?:marks?|min)|[?=]/iu.test(name) && !hasForm(words) ? name : null;
}

/** "Answer all questions in Genetics" and "Essay on government" say what to do. */
function hasForm(words: readonly string[]): boolean {
  return words.some((word) =>
    /^(?:answers?|questions?|attempt|choose|select|objectives?|theory|essays?)$/iu.test(word),
  );
}
