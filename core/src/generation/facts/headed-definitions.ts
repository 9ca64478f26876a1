import type { DocumentPage, TextBlock } from '../../text/document.ts';
import { type DefinitionFact, getOrigin } from './fact.ts';
import { labelledLine, listedIn } from './labels/labelled-line.ts';
import { listHead } from './lists/list-head.ts';
import { CASE_NAME } from './phrases/term-kinds.ts';

/** "The study of life" and "window of time"; what only says something of the head opens with a capital or ends in a mark. */
const OPENS_LIKE_MEANING = /^(?:An?\s|The\s|\p{Ll})/u;
const ENDS_LIKE_SENTENCE = /[.!]["”’)]?$/u;

/**
 * Definitions whose term is on a separate line above them: "Temporal scale" as a heading, or "Small scale:"
 * as a line.
 *
 * @param firstGroup first number of their groups; terms of headings on one level share a group
 */
export function headedDefinitions(page: DocumentPage, firstGroup: number): DefinitionFact[] {
  return page.blocks.flatMap((block, index) => {
    const [below, after] = page.blocks.slice(index + 1, index + 3);
    const term = getTerm(page, block);
    if (term === null || below === undefined || !isOnly(below, after)) return [];

    const text = page.text.slice(below.start, below.end);
    if (!OPENS_LIKE_MEANING.test(text) || ENDS_LIKE_SENTENCE.test(text)) return [];
    if (CASE_NAME.test(text)) return [];

    const line = labelledLine(`${term}: ${text}`);
    if (line === null || listedIn(line).length > 0) return [];
    const { label, meaning } = line;
    return [{ term: label, meaning, group: firstGroup + block.level, origin: getOrigin(page, block, below) }];
  });
}

function getTerm(page: DocumentPage, { kind, start, end }: TextBlock): string | null {
  const text = page.text.slice(start, end).trim();
  if (kind !== 'heading' && !(kind === 'paragraph' && text.endsWith(':'))) return null;
  return listHead(text);
}

/** One of several items says something of the head, and not what it is. */
function isOnly(below: TextBlock, after: TextBlock | undefined): boolean {
  if (below.kind === 'paragraph') return true;
  return below.kind === 'list_item' && (after?.kind !== 'list_item' || after.level !== below.level);
}
