/** Reads the options that a note prints below its question. */
import { readMarkedAnswer, withoutBracketedRemarks } from './question-line.ts';

/** Options in the order of the note. */
export interface PrintedOptions {
  options: string[];
  /** The index of the right option; null if the note does not say it. */
  key: number | null;
  /** The number of lines that they take, with the line of their key. */
  lines: number;
}

const OPTION = /^\(?(?<letter>[a-e])[.)]\s*(?<text>.+)$/i;
const TICK = /\s*(?:[✓✔☑]|\(correct\)|\(ans(?:wer)?\)|<-+\s*(?:ans(?:wer)?|correct)?)\s*$/iu;
const KEY =
  /^(?:the )?(?:correct )?(?:ans(?:wer)?|option)?\s*(?:is\s+)?[:.–-]?\s*\(?(?<letter>[a-e])(?:[).:]|\b(?!\p{L}))/iu;
const MIN_OPTIONS = 3;

/**
 * Reads options from the lines below a question.
 *
 * @param lines below the question, each as the note has it
 * @returns null if there are no options
 */
export function readPrintedOptions(lines: readonly string[]): PrintedOptions | null {
  const [first = '', ...below] = lines;
  const inside = splitOptions(first);
  const rows = inside ?? takeRows(lines);
  if (rows.length < MIN_OPTIONS) return null;

  const used = inside === null ? rows.length : 1;
  const next = (inside === null ? lines.slice(used) : below)[0] ?? '';
  const ticked = rows.flatMap((row, index) => (TICK.test(row) ? [index] : []));
  const options = rows.map((row) => withoutBracketedRemarks(row.replace(TICK, '')));
  if (ticked.length === 1) return { options, key: ticked[0] ?? null, lines: used };

  const key = findKey(next, options);
  return { options, key, lines: used + (key === null ? 0 : 1) };
}

function takeRows(lines: readonly string[]): string[] {
  const rows: string[] = [];
  for (const line of lines) {
    const { letter = '', text = '' } = OPTION.exec(line)?.groups ?? {};
    if (letter.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0) !== rows.length) break;
    rows.push(text.trim());
  }
  return rows;
}

/** "a) two b) four c) six" in one line. */
function splitOptions(line: string): string[] | null {
  if (!/^\(?a[.)]/i.test(line)) return null;
  const parts = line.split(/(?:^|\s+)\(?[a-e][.)]\s*/i).slice(1);
  return parts.length < MIN_OPTIONS ? null : parts.map((part) => part.trim());
}

function findKey(line: string, options: readonly string[]): number | null {
  const marked = readMarkedAnswer(line);
  if (marked === null && !/^(?:the )?correct\b/i.test(line)) return null;

  const answer = withoutBracketedRemarks(marked ?? line);
  const namedOption = options.findIndex(
    (option) => option.toLowerCase() === answer.replace(/\.$/, '').toLowerCase(),
  );
  if (namedOption !== -1) return namedOption;

  const letter = KEY.exec(answer)?.groups?.letter?.toLowerCase();
  const index = letter === undefined ? -1 : letter.charCodeAt(0) - 'a'.charCodeAt(0);
  const rest = answer
    .replace(KEY, '')
    .replace(/^[\s.:)–-]+/, '')
    .toLowerCase();
  const option = options[index]?.toLowerCase();
  if (option === undefined || (rest !== '' && !rest.startsWith(option))) return null;
  return index;
}
