import { getWords } from '../../../text/words.ts';

const ARTICLE = /^(?:(?:le|la|les|un|une|des)\s|l['’])/iu;
/** Behind a verb stands an article: "garde les fichiers"; "copie des fichiers" is a noun. */
const VERB_PHRASE =
  /^(?<verb>\p{Ll}+)\s(?:(?:tous|toutes|tout|toute)\s)?(?:(?:le|la|les|un|une)\s|l['’])(?!plus\s|moins\s|mieux\s)/u;
const ENDS_LIKE_VERB = /(?:e|it|ut|ient|end|ond|a)$/u;
const INFINITIVE = /(?:er|ir|re)$/u;
const NO_VERB =
  /^(?:comme|contre|entre|outre|toute|cette|une|elle|autre|même|malgré|pendant|durant|partie|part|soit|ensemble|a|va|sa|la|qui|que|dont|est|était|fut)$/u;

/** "Banque centrale : la BCEAO" says which one it is, and not what a central bank is. */
export const NAMES_ONE = /^(?:le\s|la\s|les\s|l['’])\p{Lu}/u;

/** @returns whether a text opens with an article */
export const opensWithArticle = (text: string) => ARTICLE.test(text);

/**
 * Tells whether a French text says what something does: "relie tous les composants".
 *
 * @param text behind a label
 * @returns true only where its first word can be nothing but a verb in the singular
 */
export function isVerbPhrase(text: string): boolean {
  const verb = VERB_PHRASE.exec(text)?.groups?.verb ?? '';
  return verb !== '' && ENDS_LIKE_VERB.test(verb) && !INFINITIVE.test(verb) && !NO_VERB.test(verb);
}

const PERSON =
  /^(?:(?:le|la|un|une|l['’])\s?)?(?:(?:premier|première|grand|grande|ancien|ancienne|vrai|dernier|jeune)\s)?(?:roi|reine|prince|princesse|chef|cheffe|ministre|président|présidente|général|colonel|empereur|sultan|émir|savant|savante|physicien|physicienne|chimiste|mathématicien|mathématicienne|médecin|écrivain|écrivaine|auteur|autrice|poète|philosophe|personne|homme|femme|représentant|représentante|fondateur|fondatrice|inventeur|inventrice|explorateur|missionnaire|négociant)(?!\p{L})/iu;

/** @returns whether a meaning says who somebody is */
export const describesPerson = (meaning: string) => PERSON.test(meaning);

/** Everything that is not a name has small letters inside a sentence. */
const OPENING =
  /^(?:[ldn]['’]|(?:le|la|les|un|une|des|du|de la|de|ce|cette|son|sa|ses|leur|leurs|chaque|tout|toute|tous|toutes|plusieurs|certains|certaines|deux|trois|quatre|cinq|dans|en|au|aux|à|pour|par|sur|sous|avec|sans|pendant|après|avant|depuis|selon|si|quand|lorsque|comment|pourquoi)(?!\p{L}))/iu;

/** @returns a clause as it stands inside a sentence: "La traite" in small letters, "Ghézo" as it is */
export function insideSentence(clause: string): string {
  return OPENING.test(clause) ? clause.charAt(0).toLowerCase() + clause.slice(1) : clause;
}

/** "Qu’est-ce que la zone franc ?", "Qu’est-ce qu’un tarif ?", "Que sont les amazones ?" */
export function askWhatIs(noun: string): string {
  if (/^(?:les|des)\s/iu.test(noun)) return `Que sont ${noun.replace(/^des\s/iu, 'les ')} ?`;
  return `Qu’est-ce ${/^[aeiouyhéèêàâîôûœ]/iu.test(noun) ? 'qu’' : 'que '}${noun} ?`;
}

const COUNT_WORDS: readonly string[] = 'deux trois quatre cinq six sept huit neuf dix'.split(' ');
const PLURAL_HEAD = /^(?:(?:les|principaux|principales|grands|grandes)\s)*\p{L}+[sx](?!\p{L})/iu;
const HAS_VERB =
  /(?<!\p{L})(?:est|sont|a|ont|on|il|elle|ils|elles|nous|qui|que|faut|retient|appelle|comprend|comprennent)(?!\p{L})/iu;
const COUNTED = /^(?<whole>.+?)\s\((?<count>\d+)\s(?<noun>\p{L}+)\)$/u;

/**
 * Asks for all members of a list.
 *
 * @param head of the list
 * @param count of its members
 * @returns a command in French, with the noun of the head if the head is one in the plural
 */
export function askForMembers(head: string, count: number): string {
  const { whole = '', count: counted = '', noun = '' } = COUNTED.exec(head)?.groups ?? {};
  if (Number(counted) === count) return `${whole} : citez les ${count} ${noun}.`;
  const plain = head.replace(/^les\s/iu, '');
  const [first = '', ...more] = plain.split(' ');
  const number = COUNT_WORDS.indexOf(first.toLowerCase());
  if (number !== -1 && number + 2 === count && PLURAL_HEAD.test(more.join(' ')) && !HAS_VERB.test(head))
    return `Citez les ${first.toLowerCase()} ${more.join(' ')}.`;
  if (
    number !== -1 ||
    !PLURAL_HEAD.test(plain) ||
    HAS_VERB.test(plain) ||
    / : /.test(plain) ||
    getWords(plain).length > 7
  )
    return `${head} : citez les ${count} points.`;
  return `Citez les ${count} ${smallPlural(plain)}.`;
}

const smallPlural = (plain: string) =>
  /^\p{Lu}\p{Ll}/u.test(plain) ? plain.charAt(0).toLowerCase() + plain.slice(1) : plain;
