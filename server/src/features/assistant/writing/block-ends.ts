/**
 * Where the blocks of a text end that comes piece by piece: each piece is read once, because a model that writes without end
 * sends thousands of them.
 */
export function createBlockEnds() {
  /** The start of the line that has no end yet. */
  let begun: string[] = [];
  let [length, end] = [0, 0];
  let [isCode, isFormula] = [false, false];

  const endLine = (line: string): void => {
    length += line.length + 1;
    if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode;
    if ((line.match(/\$\$/g) ?? []).length % 2 === 1) isFormula = !isFormula;
    if (line === '' && length > 1 && !isCode && !isFormula) end = length;
  };
  return {
    add(piece: string): void {
      const lines = piece.split('\n');
      const last = lines.pop() ?? '';
      for (const line of lines) {
        endLine(begun.length === 0 ? line : [...begun, line].join(''));
        begun = [];
      }
      if (last !== '') begun.push(last);
    },
    /** @returns where the last empty line ends that stands outside of code and of displayed formulas, 0 without one */
    end: () => end,
  };
}
