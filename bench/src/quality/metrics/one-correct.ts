import { coverage, overlapF1 } from '@akada/core/text/set-overlap.ts';
import { containsWords, contentStems, normalForm } from '@akada/core/text/words.ts';
import { namesOneThing } from './alias-pair.ts';
import { getDistractors, getShare, keyOf, type MeasuredItem, type Textbook } from './measured-item.ts';

const SAME_DEFINITION = 0.5;

/**
 * M3: the share of items with exactly one right option: all options differ, no distractor is in the evidence,
 * none is defined as the subject of the question, none is another name of the key, none is part of another.
 */
export function oneCorrect(items: readonly MeasuredItem[], book: Textbook): number {
  const definitions = new Map(
    book.glossary.map((entry) => [normalForm(entry.term), contentStems(entry.definition)]),
  );
  return getShare(items, (item) => hasOneCorrect(item, book, definitions));
}

function hasOneCorrect(
  item: MeasuredItem,
  book: Textbook,
  definitions: ReadonlyMap<string, Set<string>>,
): boolean {
  const norms = item.options.map(normalForm);
  if (new Set(norms).size < item.options.length || anyInsideAnother(item.options)) return false;

  const evidence = normalForm(book.text.slice(item.evidence.start, item.evidence.end));
  const requested = contentStems(item.stem);
  return getDistractors(item).every((distractor) => {
    const norm = normalForm(distractor);
    const definition = definitions.get(norm);
    if (containsWords(evidence, norm) || namesOneThing(book.text, keyOf(item), distractor)) return false;
    return definition === undefined || overlapF1(definition, requested) <= SAME_DEFINITION;
  });
}

function anyInsideAnother(options: readonly string[]): boolean {
  const lower = options.map((option) => option.toLowerCase());
  return lower.some((one, index) => lower.some((other, otherAt) => otherAt !== index && other.includes(one)));
}

const LEAST_COVERAGE = 0.85;
const TEMPLATE_WORDS = /^(?:which of the following|which (?:one|term)|who|what)\b/i;

/** M2: the share of items whose evidence holds the key and nearly every content word of the stem. */
export function support(items: readonly MeasuredItem[], book: Textbook): number {
  return getShare(items, (item) => isSupported(item, book.text));
}

function isSupported(item: MeasuredItem, text: string): boolean {
  const evidence = text.slice(item.evidence.start, item.evidence.end);
  if (evidence === '' || !containsWords(normalForm(evidence), normalForm(keyOf(item)))) return false;

  const requested = contentStems(item.stem.replace(TEMPLATE_WORDS, ''));
  return coverage(requested, contentStems(evidence)) >= LEAST_COVERAGE;
}
