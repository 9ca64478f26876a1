/** The longest name that is kept, in code points. */
const maxLength = 200;

/** Controls, line separators, and what turns the direction of text: `exam\u202Efdp.exe` shows as `examexe.pdf`. */
const unsafe = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/**
 * @param input the name that came with a file, written by its sender
 * @returns the name to show and keep: composed, without path and without characters that deceive; never empty
 */
export function originalFilename(input: string): string {
  const name = input.toWellFormed().normalize('NFC').replace(unsafe, '');
  const last = name.split(/[\\/]/).findLast((part) => /[^.\s]/.test(part)) ?? '';
  return shortened(last.trim()) || 'file';
}

/** Takes from the stem, so that the kind of file stays to be seen. */
function shortened(name: string): string {
  const points = Array.from(name);
  if (points.length <= maxLength) return name;

  const extension = /\.[^.]{1,10}$/.exec(name)?.[0] ?? '';
  const stem = points.slice(0, maxLength - Array.from(extension).length);
  return stem.join('').trimEnd() + extension;
}
