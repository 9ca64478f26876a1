/** A conversation as a file that can be read anywhere. */
import { apartMark } from './assistant-rules.ts';

export interface WrittenTurn {
  question: string;
  /** Includes its marks. */
  answer: string;
  /** Title and page of each number. */
  sources: readonly { number: number; label: string }[];
}

/** @returns one branch of a conversation as Markdown: each mark is a number, each number a source below its answer */
export function threadMarkdown(title: string, turns: readonly WrittenTurn[]): string {
  const written = turns.map(({ question, answer, sources }) => {
    const text = answer
      .replaceAll(apartMark, '*(not from your notes)*')
      .replace(/\[P(\d+)\]/g, (_, number: string) => `[${number}]`);
    const list = sources.map(({ number, label }) => `- [${number}] ${label}`).join('\n');
    return [`## ${question.replace(/\s*\n\s*/g, ' ')}`, text, list]
      .filter((part) => part !== '')
      .join('\n\n');
  });
  return `${[`# ${title}`, ...written].join('\n\n')}\n`;
}

const MOST_TITLE = 80;

/** @returns what a conversation is called that begins with this question */
export function getTitle(question: string): string {
  const line = question.replace(/\s+/g, ' ').trim();
  if (line.length <= MOST_TITLE) return line;
  const cut = line.slice(0, MOST_TITLE - 1);
  // Half of a pair of code units is no character.
  return `${cut.slice(0, cut.lastIndexOf(' ') > MOST_TITLE / 2 ? cut.lastIndexOf(' ') : undefined).replace(/[\ud800-\udbff]$/, '')}…`;
}
