import { getWords, isStopWord } from '../../../text/words.ts';
import { withoutFinalMark } from '../labels/labelled-line.ts';
import { isRemark, withoutRemarks } from '../remarks.ts';
import {
  getForeignRole,
  isOrderedElsewhere,
  isVagueElsewhere,
  withoutAnnouncement,
} from './heads-by-language.ts';

const MOST_WORDS = 12;

/** Heads that say nothing of their members. */
const VAGUE =
  /^(?:(?:key |important |other |main |quick |revision )?(?:notes?|points?|facts?|terms?|words|dates?|ideas?|concepts?|definitions?|vocabulary|glossary)(?:\s(?:and|&)\s(?:terms?|concepts?|ideas?|definitions?|facts?))?|examples?|introduction|overview|summary|conclusion|contents|references|resources|sources|(?:further |required |assigned )?readings?|command terms|questions?|exercises?|recap|revision|objectives?|learning (?:objectives?|outcomes?)|topics?|outline|agenda|contents?|today|plan|chapter \d+|unit \d+|week \d+|lecture \d+|page \d+)$/i;

/** "The causes of inflation are the following". */
const ANNOUNCING =
  /^(?:the\s+)?(.+?)\s+(?:are|is|include|includes|consists? of|are as follows|are the following|include the following)$/i;
/** "I" is an article as well: "I vantaggi della plastica". */
const LOOKING_BACK =
  /^(?:it|they|this|these|those|he|she|we|you|i(?!\s\p{L}{2,}i(?!\p{L}))|there|that|such|here|some|also)(?![\p{L}\p{M}])/iu;
const NUMBER_BEFORE = /^(?:\d{1,2}(?:\.\d{1,2})*[.)]?|[a-z][.)]|[ivx]{1,4}[.)])\s+/i;

/** Stars and pictures behind a heading say how often it is asked. */
const BRACKETED = /\s*\([^()]*\)/g;
const DECORATION = /(?:\s|\p{Extended_Pictographic}|\uFE0F|[✓✔★☆])+$/u;

/**
 * @param line above a list
 * @returns the kind of the list's members, or null
 */
export function listHead(line: string): string | null {
  if (isRemark(line.replace(BRACKETED, ''))) return null;
  const visibleText = withoutRemarks(line).replace(DECORATION, '').replace(/\s+/g, ' ').trim();
  const plain = withoutFinalMark(visibleText.replace(NUMBER_BEFORE, ''))
    .replace(/\s*:\s*-?$/, '')
    .replace(/\s+(?:as follows|the following)$/i, '');
  const head = withoutAnnouncement(ANNOUNCING.exec(plain)?.[1] ?? plain);
  const words = getWords(head);
  if (words.length === 0 || words.length > MOST_WORDS || /[?!.;]/.test(head)) return null;
  if (VAGUE.test(head) || isVagueElsewhere(head) || LOOKING_BACK.test(head)) return null;
  return words.some(({ lower }) => !isStopWord(lower)) ? head : null;
}

const ORDERED =
  /(?<!\p{L})(?:stages?|steps?|phases?|process|procedure|order|sequence|cycle|how|what to do|method|timeline|levels?|generations?|hierarchy)(?!\p{L})/iu;

/** @returns whether the members of a list with this head follow one another */
export function isOrdered(head: string): boolean {
  return ORDERED.test(head) || isOrderedElsewhere(head);
}

/** Nouns that say what role the members of a list have; siblings of one role can stand for one another. */
const ROLES =
  /^(?:the\s+)?(?:(?:\w+|\d+)\s+)?(advantages?|disadvantages?|merits?|demerits?|benefits?|problems?|causes?|effects?|consequences?|results?|factors?|functions?|roles?|uses?|types?|kinds?|forms?|classes|examples?|parts?|components?|elements?|features?|characteristics?|properties|symptoms?|signs?(?= (?:of|and)\b)|methods?|ways|means|measures|reasons?|sources?|steps?|stages?|phases?|branches|arms?|organs?|levels?|principles?|laws?|rules?|duties|powers|aims?|objectives?|goals?|solutions?|strategies|differences|similarities|conditions|requirements?|materials?|products?|members?|states?|agents?|enzymes|hormones|vitamins|nutrients|diseases)\b/i;

/** @returns the role of the members in the singular, such as "cause"; null if the head names none */
export function getRole(head: string): string | null {
  const role = ROLES.exec(head)?.[1]?.toLowerCase();
  if (role === undefined) return getForeignRole(head);
  return role.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '');
}
