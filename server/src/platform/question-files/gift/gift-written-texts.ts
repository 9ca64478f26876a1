/** The texts of one question in one format: Moodle gives each text the format of the stem. */
import { markdownToHtml } from '../html/markdown-to-html.ts';
import { getPlainLine } from '../text/plain-line.ts';
import { escaped } from './gift-escapes.ts';

export class GiftTexts {
  readonly #isPlain: boolean;

  /** @param texts of the question in Markdown; if any is not plain, all become HTML */
  constructor(texts: readonly string[]) {
    this.#isPlain = texts.every(isPlain);
  }

  /** @param markdown of the stem @returns it with its format if another would be read */
  stem(markdown: string): string {
    const text = this.#written(markdown);
    // A comment begins so, and a format.
    return this.#isPlain ? text.replace(/^(?=\/\/|\[)/, '[moodle]') : `[html]${text}`;
  }

  /** A format begins with a bracket, and a weight with a percent sign. @param markdown of an answer @returns its text */
  inner(markdown: string): string {
    return this.#written(markdown).replace(/^(?=[[%])/, this.#isPlain ? '[moodle]' : '[html]');
  }

  /** @param markdown of a text that is plain unless it has markup @returns its text */
  detected(markdown: string): string {
    const text = isPlain(markdown) ? getPlainLine(markdown).text : markdownToHtml(markdown, () => null);
    return escaped(text).replace(/^(?=\[)/, '[moodle]');
  }

  /** @param text without markup @returns it with escapes */
  plain(text: string): string {
    return escaped(text);
  }

  /** @param feedback in Markdown, or empty @returns it after its mark */
  comment(feedback: string): string {
    const text = this.inner(feedback);
    return text === '' ? '' : `#${text}`;
  }

  /** @param explanation in Markdown, or empty @returns it after its mark */
  general(explanation: string): string {
    const text = this.inner(explanation);
    return text === '' ? '' : `####${text}`;
  }

  #written(markdown: string): string {
    return escaped(this.#isPlain ? getPlainLine(markdown).text : markdownToHtml(markdown, () => null));
  }
}

function isPlain(markdown: string): boolean {
  const { text, isWhole } = getPlainLine(markdown);
  // An arrow parts the texts of a pair, and no escape hides it.
  return isWhole && !/[<&]|->/.test(text);
}
