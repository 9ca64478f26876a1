/** A range of an answer: typed correctly, missing, or typed in addition. */
export interface DifferencePart {
  kind: 'same' | 'missing' | 'extra';
  text: string;
}

/** A table of more cells than this takes too long: the texts are compared by words, and after that as wholes. */
const MAX_CELLS = 40_000;
const LETTERS = /\p{M}*[\s\S]\p{M}*/gu;
const WORDS = /\s+|[^\s]+/gu;
const MARKS = /\p{M}/gu;

/**
 * @returns the answer with missing parts, and additional typed parts between. Case and accents make no
 * difference; short texts are compared by letters, others by words.
 */
export function getDifference(typedText: string, answer: string): DifferencePart[] {
  for (const pieces of [LETTERS, WORDS]) {
    const [given, wanted] = [typedText.match(pieces) ?? [], answer.match(pieces) ?? []];
    if (given.length * wanted.length <= MAX_CELLS) return joined(aligned(given, wanted));
  }
  return joined([
    { kind: 'missing', text: answer },
    { kind: 'extra', text: typedText },
  ]);
}

const folded = (piece: string) => piece.normalize('NFKD').toLowerCase().replace(MARKS, '');

/** Aligns by the longest common subsequence, from the front. */
function aligned(typed: readonly string[], answer: readonly string[]): DifferencePart[] {
  const [given, wanted] = [typed.map(folded), answer.map(folded)];
  const width = wanted.length + 1;
  const common = new Uint16Array((given.length + 1) * width);
  const at = (row: number, column: number) => common[row * width + column] ?? 0;
  for (let row = given.length - 1; row >= 0; row -= 1)
    for (let column = wanted.length - 1; column >= 0; column -= 1)
      common[row * width + column] =
        given[row] === wanted[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));

  const parts: DifferencePart[] = [];
  let [row, column] = [0, 0];
  while (row < given.length || column < wanted.length) {
    const isSame = row < given.length && column < wanted.length && given[row] === wanted[column];
    if (isSame) {
      parts.push({ kind: 'same', text: answer[column] ?? '' });
      row += 1;
      column += 1;
    } else if (
      column < wanted.length &&
      (row === given.length || at(row, column + 1) >= at(row + 1, column))
    ) {
      parts.push({ kind: 'missing', text: answer[column] ?? '' });
      column += 1;
    } else {
      parts.push({ kind: 'extra', text: typed[row] ?? '' });
      row += 1;
    }
  }
  return parts;
}

function joined(parts: readonly DifferencePart[]): DifferencePart[] {
  const runs: DifferencePart[] = [];
  for (const { kind, text } of parts) {
    const last = runs.at(-1);
    if (text === '') continue;
    if (last?.kind === kind) last.text += text;
    else runs.push({ kind, text });
  }
  return runs;
}
