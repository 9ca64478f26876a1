import { getWords } from '../../text/words.ts';

/** Words that limit a statement. */
const LIMITS = setOf(`
not never no none neither nor cannot only solely except excepting excluding unless until till without rarely seldom hardly
scarcely
ne pas non jamais sauf excepté hormis seulement uniquement rarement sans sinon
nunca solo sólo salvo excepto sin só exceto sem nicht nie nur außer ohne kein keine mai tranne eccetto senza
niet nooit alleen behalve zonder inte aldrig bara endast utom utan`);
/** Openings of a limit. */
const TAKING_BACK = setOf('but yet although though if provided mais bien si');
/** Words for time, place, frequency, amount and recipient that open an addition. */
const NARROWING = setOf(`
when whenever before after once while sometimes occasionally usually mostly mainly generally typically often normally
partly nearly almost just merely some few certain fewer less more at in on under over above below within during among
beyond for by with apart away backwards forwards
quand lorsque avant après parfois souvent généralement habituellement moins plus certains dans en chez pendant sous pour
au aux à`);

const BRACKET = /^\s*[([]/;
const MARKS = /[()[\]]/g;
/** "…, which is slow, but not at night" adds two things. */
const PARTS = /[,;—–]\s*(?=\S)/u;
/** "While osteoclasts break it down" speaks of something else, "while some do not" of the same. */
const JOINED = /^[\s,;:.—–-]*(?:(?:and|or|so|while|whereas|et|ou) )?/i;
const RELATIVE = /^\s*(?:which|who|qui|que)\s/i;
/** The following text names, cites or explains. */
const EXPLAINS =
  /^(?:in (?:other words|short|fact|turn|the form|figure|table|chapter)|for (?:example|instance|short)|if any|en (?:bref|fait)|par exemple)(?!\p{L})|^(?:by|with|after) \p{Lu}/iu;

/**
 * Separates additions from limits, so that an omission never makes a statement false: ", which is common" can
 * be omitted, and ", but not in winter" cannot.
 *
 * @param added a bracket, or the text behind a comma, a dash or a full stop, with that mark
 * @returns whether the sentence would claim more without it
 */
export function restricts(added: string): boolean {
  if (BRACKET.test(added)) return narrows(added.replace(MARKS, ' ')) || holdsLimit(added);
  const [first = '', ...rest] = added.replace(/^[\s,;:.—–-]+/u, '').split(PARTS);
  return narrows(first) || [first, ...rest].some(takesBack);
}

/** @returns whether a part of a sentence, or the next sentence, limits what the text before it says */
export function takesBack(part: string): boolean {
  const opening = getOpening(part);
  return LIMITS.has(opening) || TAKING_BACK.has(opening) || (RELATIVE.test(part) && holdsLimit(part));
}

function narrows(part: string): boolean {
  const opening = getOpening(part);
  return [LIMITS, TAKING_BACK, NARROWING].some((words) => words.has(opening)) && !EXPLAINS.test(part.trim());
}

const getOpening = (part: string) => getWords(part.replace(JOINED, ''))[0]?.lower ?? '';

/**
 * @param addition finds the addition
 * @returns a statement without it, or with it if it limits the statement
 */
export function withoutAddition(statement: string, addition: RegExp): string {
  return statement.replace(addition, (added: string) => (restricts(added) ? added : ''));
}

/** @returns whether a text has a limiting word, such as "not", "only" or "sauf" */
export function holdsLimit(text: string): boolean {
  return getWords(text).some(({ lower }) => LIMITS.has(lower) || /n['’]t$/.test(lower));
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}
