import { counted, numberText } from '../../lib/format/numbers.ts';

/** The server stops counting here: a larger number is no more useful, and costs more. */
const max = 1_000;

/** @returns `1 question`, `20 questions`, `1,000+ questions` */
export function countedTo(count: number, one: string): string {
  return count > max ? `${numberText(max)}+ ${one}s` : counted(count, one);
}
