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
export function getFlowchart(arrows: readonly Arrow[]): string | null {
  const sampledArrows = arrows
    .slice(0, MOST_ARROWS)
    .filter(({ from, to }) => plain(from) !== '' && plain(to) !== '');
  if (sampledArrows.length < FEWEST_ARROWS) return null;
  const numbers = new Map<string, number>();
  for (const label of sampledArrows.flatMap(({ from, to }) => [plain(from), plain(to)]))
    if (!numbers.has(label)) numbers.set(label, numbers.size + 1);
  const nodes = [...numbers].map(([label, number]) => `  n${number}["${label}"]`);
  const lines = sampledArrows.map(({ from, label, to }) => {
    const text = plain(label);
    const middle = text === '' ? '-->' : `-->|"${text}"|`;
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
