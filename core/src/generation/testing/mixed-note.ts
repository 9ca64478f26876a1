import { typedNote } from './typed-note.ts';

/** Its people give questions with options, and its table questions without them. */
export const mixedNote = typedNote(`# Nutrients
| Vitamin | Source | Lack |
| Vitamin A | Carrots | Night blindness |
| Vitamin B | Whole grain | Beriberi |
| Vitamin C | Oranges | Scurvy |
| Vitamin D | Sunlight | Rickets |
# People
Rosa Bonheur: painted horses from life.
Marie Tharp: mapped the floor of the ocean.
Ada Lovelace: wrote the first program for a machine.
Mary Anning: found the first plesiosaur.
Lise Meitner: explained the splitting of the atom.`);
