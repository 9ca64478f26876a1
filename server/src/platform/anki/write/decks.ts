/** Decks of an exported collection, with every deck around them. */
import { createHash } from 'node:crypto';

const defaultDeckId = 1;
/** Ids are moments; ids of decks lie between 2014 and 2023, so that they are never in the future. */
const [firstId, idRange] = [1_400_000_000_000, 300_000_000_000];

/** Ids follow from names, so that each export has the same. */
export class ExportedDecks {
  readonly #ids = new Map<string, number>([['Default', defaultDeckId]]);

  /** @param path of names @returns the id of the deck; the first deck for an empty path */
  getId(path: readonly string[]): number {
    let id = defaultDeckId;
    for (const [index] of path.entries()) {
      const name = path.slice(0, index + 1).join('::');
      id = this.#ids.get(name) ?? this.#newId(name);
      this.#ids.set(name, id);
    }
    return id;
  }

  #newId(name: string): number {
    const usedIds = new Set(this.#ids.values());
    let id = firstId + (createHash('sha256').update(name).digest().readUIntBE(0, 6) % idRange);
    while (usedIds.has(id)) id += 1;
    return id;
  }

  /** @param changedAt seconds since the epoch @returns all decks in the form of schema 11 */
  toJson(changedAt: number): string {
    const decks = [...this.#ids].map(([name, id]) => [
      String(id),
      {
        id,
        name,
        mod: changedAt,
        usn: -1,
        lrnToday: [0, 0],
        revToday: [0, 0],
        newToday: [0, 0],
        timeToday: [0, 0],
        collapsed: false,
        browserCollapsed: false,
        desc: '',
        dyn: 0,
        conf: 1,
        extendNew: 0,
        extendRev: 0,
      },
    ]);
    return JSON.stringify(Object.fromEntries(decks));
  }
}
