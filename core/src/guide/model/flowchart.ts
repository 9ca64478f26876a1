/** An arrow of a diagram, whose labels the note has. */
export interface Arrow {
  from: string;
  label: string;
  to: string;
}

const FEWEST_ARROWS = 3;
const MOST_ARROWS = 10;
const MOST_CHARACTERS = 60;

/** @returns Mermaid for these arrows; null if they are too few for a diagram */
export function flowchartOf(arrows: readonly Arrow[]): string | null {
  const drawn = arrows.slice(0, MOST_ARROWS).filter(({ from, to }) => plain(from) !== '' && plain(to) !== '');
  if (drawn.length < FEWEST_ARROWS) return null;
  const numbers = new Map<string, number>();
  for (const label of drawn.flatMap(({ from, to }) => [plain(from), plain(to)]))
    if (!numbers.has(label)) numbers.set(label, numbers.size + 1);
  const nodes = [...numbers].map(([label, number]) => `  n${number}["${label}"]`);
  const lines = drawn.map(({ from, label, to }) => {
    const said = plain(label);
    const middle = said === '' ? '-->' : `-->|"${said}"|`;
    return `  n${numbers.get(plain(from))} ${middle} n${numbers.get(plain(to))}`;
  });
  return ['flowchart TD', ...nodes, ...lines].join('\n');
}

/** Removes signs with a meaning for Mermaid or a browser: a label has only words. */
function plain(label: string): string {
  return label
    .replace(/[^\p{L}\p{N}\p{M} ,.'’()/%+–-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MOST_CHARACTERS);
}
