import { readCardNote } from '../../cards/card-note.ts';
import { getDefinitions } from '../choices/definitions.ts';
import { factsByLanguage } from '../facts/facts-by-language.ts';
import { typedNote } from './typed-note.ts';

/**
 * @returns the possible questions for each definition of a text, without distractors: the stem, a space and
 * the key
 */
export function saidOf(text: string): string[] {
  const note = readCardNote(typedNote(text));
  const parts = factsByLanguage(note.facts, note.language);
  const definitions = [...parts, { language: 'eng' as const, definitions: [] }].flatMap((part) =>
    getDefinitions(note, part.definitions, part.language),
  );
  return definitions.flatMap(({ term, termStem, meaning, meaningStem }) => [
    ...(termStem === null ? [] : [`${termStem} ${term}`]),
    ...(meaningStem === null ? [] : [`${meaningStem} ${meaning}`]),
  ]);
}
