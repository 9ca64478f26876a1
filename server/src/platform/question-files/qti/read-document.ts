/** One XML file of QTI of any version: an item, or a test of 1.2 with its items. */

import type { Attributes } from '../../extract/child/xml/walk-xml.ts';
import type { RichFile } from '../reading/rich-file.ts';
import { attribute } from '../xml/placed-element.ts';
import { walkItems } from '../xml/walk-items.ts';
import type { QtiContext } from './qti-context.ts';
import { readItem } from './v1/read-item.ts';
import { getSharedTexts } from './v1/stimuli.ts';
import { readAssessmentItem } from './v2/read-assessment-item.ts';

/** A single file, or a file in a zip. */
export interface QtiDocument {
  xml: string;
  context: QtiContext;
  /** Adds its name to a message; a single file needs none. */
  said(message: string): string;
}

const oldItem = 'item';
const items = new Set([oldItem, 'assessmentItem', 'qti-assessment-item']);
const tests = /^(?:qti-)?assessment-?(?:Test|Section)$/i;

/** @param document of any version @param file where its questions go, and what is wrong with them */
export function readDocument({ xml, context, said }: QtiDocument, file: RichFile): void {
  const { builder } = file;
  const topics = new TopicsOfSections(context.labels.topic);
  let test: number | null = null;
  let found = 0;
  const shared = getSharedTexts(xml);

  walkItems(xml, {
    isItem: (name) => items.has(name),
    open(name, attributes, line) {
      topics.open(name, attributes);
      if (tests.test(name)) test ??= line;
    },
    text: (text) => topics.text(text),
    close: (name) => topics.close(name),
    item(element) {
      found += 1;
      if (shared.has(attribute(element, 'ident'))) return;

      const labels = { ...context.labels, topic: topics.topic };
      const isOld = element.name === oldItem;
      const read = isOld ? readItem : readAssessmentItem;
      const stimulusAt = (name: string) => (isOld ? (shared.get(name) ?? null) : context.stimulusAt(name));
      file.read(element.line, (texts) => read(element, { ...context, labels, stimulusAt }, texts), said);
    },
    spoiltItem({ line, message }) {
      found += 1;
      builder.refuse(line, said(message));
    },
    mistake: ({ line, message }) => builder.fail(line, said(message)),
    warning: ({ line, message }) => builder.warn(line, said(message)),
  });
  if (test !== null && found === 0)
    builder.fail(
      test,
      said('This is a test whose questions are in other files. Upload the zip of all of them.'),
    );
}

/** QTI 1.2 has sections within each other, and Canvas the title of a question bank among the fields of its metadata. */
class TopicsOfSections {
  readonly #sections: (string | null)[];
  #field = { label: '', entry: '' };
  #open = '';

  constructor(topic: string | null) {
    this.#sections = [topic];
  }

  get topic(): string | null {
    return this.#sections.findLast((title) => title !== null) ?? null;
  }

  open(name: string, attributes: Attributes): void {
    this.#open = name;
    if (name === 'qtimetadatafield') this.#field = { label: '', entry: '' };
    if (name === 'section') this.#sections.push(getTitle(attributes));
  }

  text(text: string): void {
    if (this.#open === 'fieldlabel') this.#field.label += text;
    if (this.#open === 'fieldentry') this.#field.entry += text;
  }

  close(name: string): void {
    this.#open = '';
    if (name === 'section' && this.#sections.length > 1) this.#sections.pop();
    if (name === 'qtimetadatafield' && this.#field.label.trim() === 'bank_title')
      this.#sections[0] ??= this.#field.entry.trim() || null;
  }
}

function getTitle({ title }: Attributes): string | null {
  const name = title?.replace(/\s+/g, ' ').trim() ?? '';
  return name === '' ? null : name;
}
