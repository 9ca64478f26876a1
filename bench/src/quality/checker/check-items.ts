import type { CheckedItem, CheckedNote, FaultName, ItemFault } from './checked-item.ts';
import { classFault } from './class-fault.ts';
import { clozeFault } from './cloze-fault.ts';
import { pointingSubject } from './general-subject.ts';
import { brokenPairs, grammarFault } from './grammar-fault.ts';
import { indexNote } from './note-index.ts';
import { isEnglish } from './plain-words.ts';
import { rootLeak } from './root-leak.ts';
import { secondKey } from './second-key.ts';
import { pairFaults } from './set-pairs.ts';

/**
 * Looks for faults in questions by other means than the engine that made them, so that a rule of the engine
 * is not measured with the same rule. Faults whose evidence needs English words are looked for in English
 * notes only.
 *
 * @param earlier questions that the student has already been asked about the note.
 * @returns the faults of each item, in the order of `items`; a fault is named once per item.
 */
export function checkItems(
  note: CheckedNote,
  items: readonly CheckedItem[],
  earlier: readonly CheckedItem[] = [],
): ItemFault[][] {
  const index = indexNote(note.text);
  const english = isEnglish(note.text);
  const pairs = pairFaults(items, earlier);
  return items.map((item, at) => {
    const found: readonly (readonly [FaultName, string | null])[] = [
      ['cloze', clozeFault(item)],
      ['second_key', english ? secondKey(item, index) : null],
      ['class', english ? classFault(item, index) : null],
      ['root_leak', rootLeak(item)],
      ['not_general', english ? pointingSubject(item, index) : null],
      ['grammar', brokenPairs(item) ?? (english ? grammarFault(item) : null)],
      ['pair', pairs[at] ?? null],
    ];
    return found.flatMap(([fault, detail]) => (detail === null ? [] : [{ fault, detail }]));
  });
}
