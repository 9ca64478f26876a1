/**
 * Texts of Moodle XML: `<questiontext format="html"><text>…</text><file name="x.png" encoding="base64">…</file></questiontext>`.
 * Read in Moodle's own reader and writer, question/format/xml/format.php.
 */

import { xmlText } from '../../extract/child/xml/xml-tree.ts';
import type { FileOf, QuestionTexts } from '../reading/question-texts.ts';
import { htmlWithin } from '../xml/html-of-elements.ts';
import { attribute, childAt, getChildren, type PlacedElement } from '../xml/placed-element.ts';

export type MoodleFormat = 'html' | 'moodle_auto_format' | 'plain_text' | 'markdown';

const formats: Readonly<Record<string, MoodleFormat>> = {
  html: 'html',
  moodle_auto_format: 'moodle_auto_format',
  plain_text: 'plain_text',
  markdown: 'markdown',
  // Older files have Moodle's numbers.
  '0': 'moodle_auto_format',
  '1': 'html',
  '2': 'plain_text',
  '4': 'markdown',
};

/** @param element with a format @param inherited what holds where it says none @returns its format */
function getFormat(element: PlacedElement | undefined, inherited: MoodleFormat): MoodleFormat {
  return formats[attribute(element, 'format').toLowerCase()] ?? inherited;
}

/** The texts of one question, whose files may stand at any of them. */
export class MoodleTexts {
  readonly #texts: QuestionTexts;
  readonly #question: PlacedElement;
  readonly #format: MoodleFormat;

  /** @param texts where they become Markdown @param question the element */
  constructor(texts: QuestionTexts, question: PlacedElement) {
    this.#texts = texts;
    this.#question = question;
    this.#format = getFormat(childAt(question, 'questiontext'), 'html');
  }

  /** @returns the text of the question, and the index of the passage before it */
  stem(): { stem: string; passage: number | null } {
    const element = childAt(this.#question, 'questiontext');
    if (this.#format !== 'html') return { stem: this.markdownOf(element), passage: null };
    return this.#texts.ofStem(htmlWithin(childAt(element, 'text')), this.#filesOf(element));
  }

  /**
   * @param element with a text, or none
   * @returns its Markdown, empty without an element
   */
  markdownOf(element: PlacedElement | undefined): string {
    const text = childAt(element, 'text');
    const files = this.#filesOf(element);
    switch (getFormat(element, this.#format)) {
      case 'plain_text':
        return this.#texts.ofPlain(xmlText(text));
      case 'markdown':
        return this.#texts.ofMarkdown(xmlText(text), files);
      case 'moodle_auto_format':
        return this.#texts.ofHtml(withLineBreaks(htmlWithin(text).trim()), files);
      case 'html':
        return this.#texts.ofHtml(htmlWithin(text), files);
    }
  }

  #filesOf(element: PlacedElement | undefined): FileOf {
    const files = new Map(getChildren(element, 'file').map((file) => [pathOfFile(file), file]));
    return (src) => {
      const file = files.get(getPath(src) ?? '');
      if (file === undefined) return null;
      return { name: attribute(file, 'name'), bytes: Buffer.from(xmlText(file), 'base64') };
    };
  }
}

/** Moodle shows the line ends of such a text, but not those between two tags. */
function withLineBreaks(text: string): string {
  return text.replace(/>\s+</g, '> <').replaceAll('\n', '<br>');
}

function getPath(src: string): string | null {
  const [, path] = /^@@PLUGINFILE@@\/([^?#]*)/.exec(src) ?? [];
  if (path === undefined) return null;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function pathOfFile(file: PlacedElement): string {
  return `${attribute(file, 'path') || '/'}/${attribute(file, 'name')}`.replace(/^\/+|\/(?=\/)/g, '');
}
