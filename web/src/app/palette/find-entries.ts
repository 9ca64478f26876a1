/** What the command palette offers for the words that were typed. */

export interface PaletteEntry {
  group: 'Pages' | 'My files' | 'My sets';
  text: string;
  path: string;
  external?: true;
}

/** Long lists are for their own pages. */
const shownPerGroup = 8;

/** @returns entries that hold every typed word, those that begin with the text first; all of them for no words */
export function findEntries(entries: readonly PaletteEntry[], typed: string): PaletteEntry[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  const matching = entries.filter(({ text }) => words.every((word) => folded(text).includes(word)));
  const start = words.join(' ');
  const ranked = [
    ...matching.filter(({ text }) => folded(text).startsWith(start)),
    ...matching.filter(({ text }) => !folded(text).startsWith(start)),
  ];

  const byGroup = Map.groupBy(ranked, ({ group }) => group);
  return (['Pages', 'My files', 'My sets'] as const).flatMap(
    (group) =>
      byGroup.get(group)?.slice(0, words.length === 0 && group === 'Pages' ? undefined : shownPerGroup) ?? [],
  );
}

/** Accents and case are no reason to find nothing. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
