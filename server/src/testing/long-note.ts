/** Pseudo-terms from syllables: as many different ones as a long text needs. */
const beginnings = [
  'bal',
  'cor',
  'den',
  'fer',
  'gal',
  'hex',
  'lum',
  'mer',
  'nav',
  'pol',
  'quor',
  'rem',
  'sol',
  'tar',
];
const middles = ['a', 'e', 'i', 'o', 'u', 'ane', 'eri', 'ico', 'olu', 'uma'];
const endings = ['gram', 'lith', 'meter', 'nome', 'phane', 'scope', 'sphere', 'tome', 'trope', 'type'];

const purposes = [
  'measures the flow of heat',
  'sorts grains by their weight',
  'carries water over long distances',
];
const locations = [
  'in a dry valley',
  'near the coast',
  'inside a workshop',
  'under a glass roof',
  'on a high plain',
];

function termAt(index: number): string {
  const pick = (list: string[], index: number) => list[index % list.length] ?? '';
  const { length } = beginnings;
  return (
    pick(beginnings, index) +
    pick(middles, Math.floor(index / length)) +
    pick(endings, Math.floor(index / (length * middles.length)))
  );
}

/**
 * @param words the minimum length
 * @returns Markdown with a heading, a definition and a plain sentence for each of many invented terms
 */
export function longNote(words: number): string {
  const sections: string[] = [];
  for (let index = 0, length = 0; length < words; index += 1) {
    const term = termAt(index);
    const section = [
      `## The ${term}`,
      `A ${term} is an instrument that ${purposes[index % purposes.length]} ${locations[index % locations.length]} by way of the ${termAt(index + 7)}.`,
      `The people who use the ${term} keep it ${locations[(index + 2) % locations.length]}, because the ${termAt(index + 3)} would harm it.`,
    ].join('\n\n');
    length += section.split(/\s+/).length;
    sections.push(section);
  }
  return sections.join('\n\n');
}
