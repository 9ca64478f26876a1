/**
 * The form by which names of schools, departments and courses are compared: "Université  de Lomé" and "universite de lome" name
 * one thing, so a constraint on this form lets it exist once.
 *
 * @param name as it was typed
 * @returns lower case without accents, single spaces. It may be longer than the name: a ligature is written out
 */
export function catalogKey(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
