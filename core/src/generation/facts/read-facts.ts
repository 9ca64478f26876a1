import type { DocumentPage, StudyDocument, TextBlock } from '../../text/document.ts';
import { getLanguage, languageOfPassage, type WordedLanguage } from '../../text/language.ts';
import { withoutGaps } from '../../text/marked-gaps.ts';
import { sentenceSpans } from '../../text/sentences.ts';
import { normalForm } from '../../text/words.ts';
import { brokenBlocks } from '../reading/broken-lines.ts';
import { definedIn } from './definition-sentences.ts';
import { type DefinitionFact, GROUP_OF_SENTENCES, getOrigin, getText, type NoteFacts } from './fact.ts';
import { formulaFacts } from './formulas.ts';
import { readApposition } from './french/french-appositions.ts';
import { readDate } from './french/french-dates.ts';
import { headedDefinitions } from './headed-definitions.ts';
import { findDefinitions } from './labels/label-definitions.ts';
import { groupLabelledLines } from './labels/labelled-groups.ts';
import { lawCases } from './law-cases.ts';
import { findLists } from './lists/read-lists.ts';
import { isRemark, withoutRemarks } from './remarks.ts';
import { getRuns } from './runs.ts';
import { headedTables } from './tables/headed-tables.ts';
import { tableFacts } from './tables/read-tables.ts';
import { termRows } from './tables/term-rows.ts';

/**
 * @returns what the structure of a note says. A note that came without blocks has no structure, and a page that is not
 * readable says nothing.
 */
export function readFacts(document: StudyDocument): NoteFacts {
  const facts: NoteFacts = { definitions: [], lists: [], tables: [] };
  const inSentences: DefinitionFact[] = [];
  const language = getLanguage(document.pages.map(({ text }) => text).join('\n'));
  const writtenDocumentPages = document.pages
    .filter(({ reading }) => reading !== 'unreadable')
    .map(withoutContents(document))
    .map(withoutRemarkLines);
  for (const page of writtenDocumentPages.map(withoutMarked))
    inSentences.push(...page.blocks.flatMap((block) => statedDefinitions(page, block, language)));
  const readable = writtenDocumentPages.map(withoutBroken(document));
  for (const [index, readablePage] of readable.entries()) {
    const { facts: cases, used } = lawCases(writtenDocumentPages[index] ?? readablePage, CASES);
    facts.definitions.push(...cases);
    const page = { ...readablePage, blocks: readablePage.blocks.filter(({ start }) => !used.has(start)) };
    facts.definitions.push(...formulaFacts(withoutMarked(page), FORMULAS));
    for (const run of getRuns(withoutMarked(page))) {
      const isTable = run.kind === 'table_row';
      const tables = isTable ? tableFacts(page, run.blocks) : [];
      const rows = isTable && tables.length === 0 ? termRows(page, run.blocks) : run.blocks;
      for (const lines of groupLabelledLines(page, rows))
        facts.definitions.push(
          ...findDefinitions(page, lines, { group: getNextGroup(facts.definitions), language }),
        );
      facts.lists.push(...findLists(page, run));
      facts.tables.push(...tables);
    }
  }
  facts.definitions = withoutFormulaLines(facts.definitions);
  const whole = readable.map(withoutMarked);
  const headed = headedTables(whole, getNextGroup(facts.definitions));
  facts.tables.push(...headed.tables);
  facts.definitions.push(...headed.definitions);
  const group = getNextGroup(facts.definitions);
  // A line is shorter than the text below a heading, and that is shorter than a sentence.
  for (const found of [whole.flatMap((page) => headedDefinitions(page, group)), inSentences]) {
    const known = new Set(facts.definitions.map(({ term }) => normalForm(term)));
    facts.definitions.push(...found.filter(({ term }) => !known.has(normalForm(term))));
  }
  return facts;
}

/** The group of all law cases of a note. */
const CASES = -2;
/** The group of all formulas of a note. */
const FORMULAS = -3;

/** A formula is read once, and not as the meaning of its sign too. */
function withoutFormulaLines(definitions: readonly DefinitionFact[]): DefinitionFact[] {
  const name = ({ origin }: DefinitionFact) => `${origin.page}:${origin.start}`;
  const formulas = new Set(definitions.filter(({ about }) => about === 'formula').map(name));
  return definitions.filter((fact) => fact.about !== undefined || !formulas.has(name(fact)));
}

function getNextGroup(definitions: readonly DefinitionFact[]): number {
  return Math.max(GROUP_OF_SENTENCES, ...definitions.map(({ group }) => group)) + 1;
}

function statedDefinitions(
  page: DocumentPage,
  block: TextBlock,
  ofNote: WordedLanguage | null,
): DefinitionFact[] {
  if (block.kind !== 'paragraph' && block.kind !== 'list_item') return [];

  const text = getText(page, block);
  const language = languageOfPassage(text, ofNote);
  return sentenceSpans(text).flatMap(({ start, end }) => {
    const sentence = text.slice(start, end).replace(/\s+/g, ' ');
    const defined = definedIn(sentence, language);
    const origin = getOrigin(page, { start: block.start + start, end: block.start + end });
    const single = defined ?? (language === 'fra' ? readDate(sentence) : null);
    const stated = single === null ? readApposition(sentence, language) : [single];
    return stated.map((found) => ({ ...found, group: GROUP_OF_SENTENCES, origin }));
  });
}

/** "B2: Cell division" in a list of contents says nothing of B2: the note has a heading of these words. */
function withoutContents({ pages }: StudyDocument): (page: DocumentPage) => DocumentPage {
  const headings = new Set(
    pages.flatMap((page) =>
      page.blocks.flatMap((block) => (block.kind === 'heading' ? normalForm(getText(page, block)) : [])),
    ),
  );
  return (page) => ({
    ...page,
    blocks: page.blocks.filter(
      (block) => block.kind !== 'list_item' || !headings.has(normalForm(getText(page, block))),
    ),
  });
}

/** "SLIDE 4: Losses" is a heading. */
const SLIDE = /^slide \d{1,3}\s*[:.–—-]\s+(?=\S)/iu;

/** A remark about the course teaches nothing of its subject; behind a fact it is cut away. */
function withoutRemarkLines(page: DocumentPage): DocumentPage {
  return {
    ...page,
    blocks: page.blocks.flatMap((block) => {
      if (block.kind === 'table_row' || block.kind === 'code') return block;
      const text = getText(page, block);
      if (!/\p{L}/u.test(text)) return block;
      const remaining = text.split(SENTENCE_ENDS).every(isRemark) ? '' : withoutRemarks(text);
      if (remaining === '') return block.kind === 'heading' ? block : [];
      // Blocks that continue others are known by their identity.
      if (remaining === text && !SLIDE.test(remaining)) return block;
      const start = block.start + text.indexOf(remaining);
      const title = block.kind === 'paragraph' ? SLIDE.exec(remaining)?.[0].length : undefined;
      const end = start + remaining.length;
      if (title === undefined && start === block.start && end === block.end) return block;
      return title === undefined
        ? { ...block, start, end }
        : { ...block, kind: 'heading', level: 2, start: start + title, end };
    }),
  };
}

const SENTENCE_ENDS = /(?<=[.!?])\s+/u;

/**
 * Half of a sentence has another meaning than the complete one. It is read as code, which gives no facts and
 * separates its neighbours.
 */
function withoutBroken({ pages }: StudyDocument): (page: DocumentPage) => DocumentPage {
  const { open, continuing } = brokenBlocks(pages);
  return (page) => ({
    ...page,
    blocks: page.blocks.map((block) =>
      open.has(block) || continuing.has(block) ? { ...block, kind: 'code' } : block,
    ),
  });
}

/** A line with a gap for a picture or a formula has only a part of its meaning. */
function withoutMarked(page: DocumentPage): DocumentPage {
  const text = withoutGaps(page.text);
  const isWhole = ({ start, end }: TextBlock) => page.text.slice(start, end) === text.slice(start, end);
  return { ...page, blocks: page.blocks.filter(isWhole) };
}
