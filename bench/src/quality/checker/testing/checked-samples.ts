import { checkItems } from '../check-items.ts';
import type { CheckedItem, FaultName } from '../checked-item.ts';

/** English around a sample, so that the note has a language; it shares no noun with the samples. */
const FRAME = 'This is the text of a course, and it has notes that are to be read with care.';

/** The subject of a story, the parts of its item, and the note if it is longer than the quote. */
export type Story = [string, Partial<CheckedItem>, string?];

/** An item with the parts that a story is about; the rest is without a fault. */
export function item(parts: Partial<CheckedItem>): CheckedItem {
  return {
    kind: 'term',
    stem: 'A ________ carries the yarn across the loom.',
    options: ['shuttle', 'heddle', 'treadle', 'bobbin'],
    answerIndex: 0,
    quote: 'A shuttle carries the yarn across the loom.',
    ...parts,
  };
}

/** The names of the faults of one item of a note; the note has the quote where no other text is given. */
export function findFaults(parts: Partial<CheckedItem>, text?: string): FaultName[] {
  const checked = item(parts);
  const found = checkItems({ text: `${FRAME}\n\n${text ?? checked.quote}` }, [checked])[0] ?? [];
  return found.map(({ fault }) => fault);
}
