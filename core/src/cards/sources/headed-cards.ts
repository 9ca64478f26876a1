import { type DefinitionFact, getOrigin } from '../../generation/facts/fact.ts';
import { listHead } from '../../generation/facts/lists/list-head.ts';
import type { DocumentPage, TextBlock } from '../../text/document.ts';
import { getWords, normalForm } from '../../text/words.ts';
import type { CardNote } from '../card-note.ts';
import { formOfMeaning } from './meaning-form.ts';
import { isEveryday } from './term-form.ts';

/** Units of a quantity: "time in which half of the nuclei decay". */
const MEASURES =
  /^(?:the )?(?:time|energy|force|distance|speed|temperature|pressure|voltage|work|heat|amount|number|rate|ratio) (?:(?:in|at|by|over) which|needed|required|taken|that|between|per)\s/i;

const MAX_TERM_WORDS = 4;
const MAX_MEANING_WORDS = 20;
/** No run of labelled lines has this number. */
const GROUP = -1;

/**
 * @returns definitions whose term is a heading over a single line: "Recognition" over "A measure of memory in
 * which …"; definitions that the note's reading found are omitted
 */
export function headedFacts({ pages, facts }: CardNote): DefinitionFact[] {
  const known = new Set(facts.definitions.map(({ term }) => normalForm(term)));
  return pages
    .flatMap((page) =>
      page.blocks.flatMap(
        (block, index) => factAt(page, block, page.blocks.slice(index + 1, index + 3)) ?? [],
      ),
    )
    .filter(({ term }) => !known.has(normalForm(term)));
}

function factAt(page: DocumentPage, block: TextBlock, after: readonly TextBlock[]): DefinitionFact | null {
  const [below, next] = after;
  if (block.kind !== 'heading' || (below?.kind !== 'paragraph' && below?.kind !== 'list_item')) return null;
  const isFirstOfItems = below.kind === 'list_item' && next?.kind === 'list_item';
  if (next !== undefined && next.kind !== 'heading' && !isFirstOfItems) return null;

  const term = listHead(page.text.slice(block.start, block.end));
  const meaning = page.text.slice(below.start, below.end).trim().replace(/\.$/, '');
  if (term === null || getWords(term).length > MAX_TERM_WORDS || getWords(meaning).length > MAX_MEANING_WORDS)
    return null;
  if (/[.:?!;]\s|[?:]$|\s[-–—]\s/.test(meaning)) return null;
  if (
    !MEASURES.test(meaning) &&
    (formOfMeaning(term, meaning) !== 'is' || (isEveryday(term) && !/^(?:an?|the|any)\s/i.test(meaning)))
  )
    return null;
  return { term, meaning, group: GROUP, origin: getOrigin(page, block, below) };
}
