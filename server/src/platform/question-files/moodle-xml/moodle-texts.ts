/**
 * Texts of Moodle XML: `<questiontext format="html"><text>…</text><file name="x.png" encoding="base64">…</file></questiontext>`.
 * Read in Moodle's own reader and writer, question/format/xml/format.php.
 */

import { xmlText } from '../../extract/child/xml/xml-tree.ts';
import { restoreMarkers } from '../bodies/gap-markers.ts';
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
    return this.#stemWith((raw) => raw);
  }

  /** @param change puts markers in the place of gaps @returns the text of the question with its markers, and its passage */
  stemWithGaps(change: (raw: string) => string): { stem: string; passage: number | null } {
    const { stem, passage } = this.#stemWith(change);
    return { stem: restoreMarkers(stem), passage };
  }

  /**
   * @param element with a text, or none
   * @returns its Markdown, empty without an element
   */
  markdownOf(element: PlacedElement | undefined): string {
    return this.#markdownOf(element, getFormat(element, this.#format));
  }

  /** @param element with a text that Moodle shows without markup, or none @returns its Markdown */
  readAnswer(element: PlacedElement | undefined): string {
    const text = xmlText(childAt(element, 'text'));
    const isMarkup =
      /<\/?[a-z][^<>]*>|&(?:#\d+|[a-z]+);/i.test(text) || getChildren(element, 'file').length > 0;
    return isMarkup ? this.#markdownOf(element, 'html') : this.#texts.ofPlain(text);
  }

  /** @param html of a part of the question's text @returns its Markdown */
  markdownOfHtml(html: string): string {
    return this.#texts.ofHtml(html, this.#filesOf(childAt(this.#question, 'questiontext')));
  }

  #stemWith(change: (raw: string) => string): { stem: string; passage: number | null } {
    const element = childAt(this.#question, 'questiontext');
    if (this.#format !== 'html')
      return { stem: this.#markdownOf(element, this.#format, change), passage: null };
    return this.#texts.ofStem(change(htmlWithin(childAt(element, 'text'))), this.#filesOf(element));
  }

  #markdownOf(
    element: PlacedElement | undefined,
    format: MoodleFormat,
    change: (raw: string) => string = (raw) => raw,
  ): string {
    const text = childAt(element, 'text');
    const files = this.#filesOf(element);
    switch (format) {
      case 'plain_text':
        return this.#texts.ofPlain(change(xmlText(text)));
      case 'markdown':
        return this.#texts.ofMarkdown(change(xmlText(text)), files);
      case 'moodle_auto_format':
        return this.#texts.ofHtml(change(withLineBreaks(htmlWithin(text).trim())), files);
      case 'html':
        return this.#texts.ofHtml(change(htmlWithin(text)), files);
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
