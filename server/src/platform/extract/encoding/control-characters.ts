/** Stray control characters happen in old files; more than this share, and more than one, is no text. */
const MOST_CONTROLS = 0.002;
/** Bytes that are valid UTF-8 are text beyond doubt, so more of them are forgiven. */
const MOST_CONTROLS_OF_UTF8 = 0.02;
const CONTROL = /[^\P{Cc}\t\n\v\f\r\u0085]/gu;
/** Programs write these codes to colour a terminal or a log. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character is what begins these
const TERMINAL_COLOUR = /\u001B\[[\d;]*[A-Za-z]/g;

/**
 * Tells if a decoded text has few enough control characters to be text.
 *
 * @param encoding the label of its decoder
 */
export function readsAsText(text: string, encoding: string): boolean {
  const controls = withoutColours(text).match(CONTROL)?.length ?? 0;
  const share = encoding === 'utf-8' && hasWideCharacters(text) ? MOST_CONTROLS_OF_UTF8 : MOST_CONTROLS;

  return controls <= Math.max(share * text.length, 1) && !hasRunOfZeros(text);
}

/** The text without the commands that colour it in a terminal. */
export function withoutColours(text: string): string {
  return text.replace(TERMINAL_COLOUR, '');
}

const hasWideCharacters = (text: string): boolean => /[^\0-\u007F]/.test(text);

/** Detects padding of a binary format; a single zero can be an accident. */
const hasRunOfZeros = (text: string): boolean => text.includes('\0\0');
