/** The lines of an Aiken file that say something, each as what its form allows it to be. */

export interface AikenOption {
  /** A to Z. */
  label: string;
  text: string;
}

export interface AikenLine {
  number: number;
  text: string;
  /** Whether an empty line, or nothing, stands before it. */
  startsGroup: boolean;
  /** The option in "A) x", "A. x" and "A)x"; ordinary text can begin the same way. */
  option: AikenOption | null;
  /** The rest of "ANSWER: B". */
  answer: string | null;
}

const optionForm = /^([A-Z])[).]\s*(.*)$/;
const answerForm = /^answer\s*:\s*(.*)$/i;

/** @param text of a file @returns its lines without the empty ones */
export function aikenLines(text: string): AikenLine[] {
  const lines: AikenLine[] = [];
  let startsGroup = true;
  for (const [index, line] of text.split('\n').entries()) {
    const trimmed = line.trim();
    if (trimmed !== '') lines.push(getLine(trimmed, index + 1, startsGroup));
    startsGroup = trimmed === '';
  }
  return lines;
}

function getLine(text: string, number: number, startsGroup: boolean): AikenLine {
  const [, label, option = ''] = optionForm.exec(text) ?? [];
  return {
    number,
    text,
    startsGroup,
    option: label === undefined ? null : { label, text: option },
    // Before the options only capitals say it: "Answer: the question below" may be a text.
    answer: text.startsWith('ANSWER') ? readAnswer(text) : null,
  };
}

/**
 * @param text of a line after options
 * @returns the text after "Answer:", or null
 */
export function readAnswer(text: string): string | null {
  return answerForm.exec(text)?.[1] ?? null;
}

/** @param line of any kind @returns whether it is the first of some options */
export function isFirstOption(line: AikenLine | undefined): boolean {
  return line?.option?.label === 'A';
}
