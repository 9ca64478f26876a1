import type { WordedLanguage } from '../../../text/language.ts';
import { getWords } from '../../../text/words.ts';
import type { StatedTerm } from '../definition-sentences.ts';

/** Nouns that say what a name is the name of. */
const NOUN =
  '(?:ville|capitale|port|village|pays|royaume|région|fleuve|rivière|lac|montagne|île|roi|reine|chef|premier ministre|ministre|président|présidente|général|colonel|gouverneur|représentant|fondateur|fondatrice|inventeur|savant|physicien|chimiste|médecin|écrivain|poète|philosophe|fils|fille|frère|sœur|épouse|traité|monnaie|langue|fête|dieu|déesse)';
const APPOSED = new RegExp(
  String.raw`(?<!\p{L}\s\p{Lu}\p{L}*|,\s|\set\s)(?<![\p{L}'’-])(?<term>\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,2}),\s(?:«[^»]+»,\s)?(?<meaning>(?:ancienne?\s|grande?\s|petite?\s)?${NOUN}(?!\p{L})[^,;:.()]{0,80})(?=[,;.)]|$)`,
  'gu',
);
const MIN_WORDS = 2;
/** The first word of a sentence has a capital whatever it is. */
const NO_NAME = /^(?:Le|La|Les|Un|Une|En|Au|Dans|Pour|Selon|Après|Avant|Puis|Enfin|Ainsi|Mais|Ici|Là)$/u;
const POINTS = /(?<!\p{L})(?:il|elle|ils|elles|lui|leur|leurs|son|sa|ses|ce|cet|cette|ces)(?!\p{L})/iu;

/**
 * Reads what a French sentence adds to a name: "Tado, ville située au Togo".
 *
 * @param sentence with single spaces
 * @param language of its passage
 * @returns names with what they are names of; none in another language
 */
export function readApposition(sentence: string, language: WordedLanguage | null): StatedTerm[] {
  if (language !== 'fra') return [];
  return [...sentence.matchAll(APPOSED)].flatMap(({ groups = {} }) => {
    const { term = '', meaning = '' } = groups;
    if (NO_NAME.test(term) || POINTS.test(meaning) || getWords(meaning).length < MIN_WORDS) return [];
    return [{ term, meaning }];
  });
}
