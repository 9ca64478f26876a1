import type { DocumentPage, TextBlock } from '../../text/document.ts';
import { getWords } from '../../text/words.ts';
import { type DefinitionFact, getOrigin } from './fact.ts';
import { withoutFinalMark } from './labels/labelled-line.ts';
import { CASE_NAME } from './phrases/term-kinds.ts';
import { withoutRemarks } from './remarks.ts';

/** The year, with the report and the page if the note cites them: "[1969] 1 QB 439", "(1843) 10 Cl & F 200". */
const CITATION =
  /^[\s,]*(?:[([]\d{4}[)\]]|\d{4})(?:\s(?:(?:\d{1,4}(?:-\d{1,4})?|\p{Lu}{2,6}|All|Cl|Ch|Ph|Ex|Eq|App|Cas|\p{Lu}(?=\s&|\s\d)|(?<=&\s)\p{Lu})(?![\p{L}\d])|&|\((?:Pt\.?\s?)?[\p{Lu}\d]{1,5}\)))*/u;
const NAME_END = /\s*(?:[([]\d{4}[)\]]|,?\s\d{4}\b|:\s|\s[–—-]+\s|\s=\s|→|$)/u;
const BULLET = /^(?:\d{1,2}[.)]|[-*•])\s+/u;
const MARK = /^[\s:–—=→,.*★-]+/u;
/** "Held: wrong. The prosecution must prove guilt", "HELD that …", "Principle: …". */
const HELD =
  /(?:^|[.;,]?\s)(?:(?:the )?(?:court|house of lords|hl|ca|sc|supreme court|court of appeal|judges?) )?(?:(?:held|decided|ruled|holding)\b(?:\s*[:,–—-])?|(?:principle|ratio|rule|decision)\s*[:–—-])\s*(?:that\s+)?|(?:^|[.;…]\s)(?:H|CA|SC|HL|PC|supreme court|court of appeal|house of lords)\s*:\s*/iu;
const FACTS = /^(?:(?:brief |material )?facts?|background)\s*(?:in brief)?\s*[:–—-]\s*/iu;
const LABEL = /^(?:(?:brief |material )?facts?|held|principle|ratio|rule|decision|holding|issue)\s*[:–—-]/iu;
/** "No, the custom stands" answers a question that is not there. */
const ANSWERS = /^(?:wrong|right|yes|no|not so)\s*[.,:;]\s*/iu;
const MIN_WORDS: Readonly<Record<Aspect['about'], number>> = {
  case: 3,
  'case facts': 5,
  holding: 3,
};
const MAX_WORDS = 32;
const MAX_NAME_WORDS = 9;

interface CaseText {
  name: string;
  text: string;
  first: TextBlock;
  last: TextBlock;
}

/**
 * Reads the law cases of a page: the name, and below it or behind it the facts and what the court held.
 *
 * @param page of a note
 * @param group the number of their run
 * @returns at most two facts of each case, and the starts of the blocks that they use
 */
export function lawCases(
  page: DocumentPage,
  group: number,
): { facts: DefinitionFact[]; used: ReadonlySet<number> } {
  const used = new Set<number>();
  const facts = findCases(page, used).flatMap(({ name, text, first, last }) => {
    const origin = getOrigin(page, first, last);
    return getAspects(text).map(({ about, meaning }) => ({ term: name, meaning, group, origin, about }));
  });
  return { facts, used };
}

function findCases(page: DocumentPage, used: Set<number>): CaseText[] {
  const cases: CaseText[] = [];
  for (const [index, block] of page.blocks.entries()) {
    const head = block.kind === 'table_row' || used.has(block.start) ? null : getHead(page, block);
    if (head === null) continue;
    used.add(block.start);
    const below = head.text === '' ? blocksBelow(page, index) : [];
    for (const part of below) used.add(part.start);
    const text = [head.text, ...below.map((part) => getText(page, part))]
      .filter((part) => part !== '')
      .join(' ');
    cases.push({ name: head.name, text, first: block, last: below.at(-1) ?? block });
  }
  return cases;
}

function getHead(page: DocumentPage, block: TextBlock): { name: string; text: string } | null {
  const line = getText(page, block).replace(BULLET, '');
  if (!CASE_NAME.test(line)) return null;
  const end = NAME_END.exec(line)?.index ?? line.length;
  const name = line.slice(0, end).trim();
  if (getWords(name).length > MAX_NAME_WORDS || /[.;?!]\s/.test(name.replace(/\b\p{Lu}\.\s/gu, '')))
    return null;
  const rest = line.slice(end);
  return { name, text: rest.replace(CITATION, '').replace(MARK, '') };
}

/** One text, or several that are labelled: "Facts: …", "Held: …". */
function blocksBelow(page: DocumentPage, index: number): TextBlock[] {
  const below: TextBlock[] = [];
  for (const block of page.blocks.slice(index + 1)) {
    const text = getText(page, block);
    const isOther = block.kind === 'heading' || block.kind === 'table_row' || getHead(page, block) !== null;
    if (isOther || (below.length > 0 && !LABEL.test(text))) break;
    if (/\p{L}/u.test(text)) below.push(block);
  }
  return below;
}

function getText(page: DocumentPage, { start, end }: TextBlock): string {
  return withoutRemarks(page.text.slice(start, end)).replace(/\s+/g, ' ');
}

type Aspect = Pick<DefinitionFact, 'meaning'> & { about: 'case' | 'case facts' | 'holding' };

function getAspects(text: string): Aspect[] {
  const heldMatch = HELD.exec(text);
  if (heldMatch === null) return getAspect(text.replace(FACTS, ''), 'case');
  const facts = text.slice(0, heldMatch.index).replace(FACTS, '');
  const holding = text.slice(heldMatch.index + heldMatch[0].length).replace(ANSWERS, '');
  return [...getAspect(facts, 'case facts'), ...getAspect(holding, 'holding')];
}

/** The whole text, or its first sentences as far as a question can print them. */
function getAspect(text: string, about: Aspect['about']): Aspect[] {
  let meaning = '';
  for (const sentence of text.split(/(?<=\p{L}{3}[.;]|\)[.;])\s+/u)) {
    const longer = meaning === '' ? sentence : `${meaning} ${sentence}`;
    if (getWords(longer).length > MAX_WORDS) break;
    meaning = longer;
  }
  const plain = withoutFinalMark(meaning);
  const isWhole = plain.split('"').length % 2 === 1 && plain.split('(').length === plain.split(')').length;
  return getWords(plain).length < MIN_WORDS[about] || !isWhole || /^(?:see|now)\b/i.test(plain)
    ? []
    : [{ about, meaning: plain }];
}
