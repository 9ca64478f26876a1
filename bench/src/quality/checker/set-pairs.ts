import { type CheckedItem, keyOf } from './checked-item.ts';
import { getContentWords, getWords, indexOfRun } from './plain-words.ts';

/** An item with its words, so that a pair costs no second reading. */
interface ReadItem {
  kind: string;
  quote: string;
  /** True for a quote that is one sentence; lines of a list or a table hold more than one thing to ask. */
  isSentence: boolean;
  key: string[];
  stem: string[];
  matter: Set<string>;
}

const SHARED_OF_ONE_WORD = 2;
const SAME_STEM = 0.8;
const SENTENCE = /^[^\n|]*[.!]["”’)\]]?$/u;

/** Finds for each item the first item, or the first of `earlier`, that it repeats or gives away; null for none. */
export function pairFaults(
  items: readonly CheckedItem[],
  earlier: readonly CheckedItem[],
): (string | null)[] {
  const read = items.map(readItem);
  const previousItems = earlier.map(readItem);
  return read.map((item) => {
    for (const other of [...read, ...previousItems]) {
      const fault = other === item ? null : pairFault(item, other);
      if (fault !== null) return fault;
    }
    return null;
  });
}

function readItem(item: CheckedItem): ReadItem {
  return {
    kind: item.kind,
    quote: getWords(item.quote).join(' '),
    isSentence: SENTENCE.test(item.quote),
    key: getWords(keyOf(item)),
    stem: getWords(item.stem),
    matter: new Set(getContentWords(item.stem)),
  };
}

function pairFault(item: ReadItem, other: ReadItem): string | null {
  const sameKey = item.key.length > 0 && item.key.join(' ') === other.key.join(' ');
  const sameQuote = item.quote !== '' && item.quote === other.quote;
  if (sameKey && sameQuote) return `"${item.key.join(' ')}" is asked twice of one sentence`;
  if (sameKey && shareOfMatter(item, other) >= SAME_STEM) return `asks what another item asks`;
  if (sameQuote && item.isSentence) return 'asks the sentence of another item';
  if (givesAway(item, other, sameQuote)) return `prints "${other.key.join(' ')}", the key of another item`;
  if (givesAway(other, item, sameQuote)) return `another item prints its key "${item.key.join(' ')}"`;
  return null;
}

/** A printed key gives an answer away where the two stems are about the same matter. */
function givesAway(printing: ReadItem, asking: ReadItem, sameQuote: boolean): boolean {
  if (indexOfRun(printing.stem, asking.key) === -1) return false;
  if (sameQuote) return true;

  const shared = [...asking.matter].filter(
    (word) => printing.matter.has(word) && !asking.key.includes(word),
  ).length;
  return shared >= (asking.key.length > 1 ? 1 : SHARED_OF_ONE_WORD);
}

function shareOfMatter(left: ReadItem, right: ReadItem): number {
  const shared = [...left.matter].filter((word) => right.matter.has(word)).length;
  return shared / Math.max(1, left.matter.size, right.matter.size);
}
