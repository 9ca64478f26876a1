/**
 * GIFT, as Moodle reads and writes it (https://docs.moodle.org/en/GIFT_format, question/format/gift). One question that is
 * wrong does not touch the others.
 */
import type { FilePassage, QuestionFile } from '../question-file.ts';
import { QuestionFileBuilder } from '../question-file-builder.ts';
import { findLineEnds, tidyText } from '../text/tidy-text.ts';
import { closingBlock, type GiftBlock, getBlocks } from './gift-blocks.ts';
import { getGift } from './gift-escapes.ts';
import { getPassageNumber, getTopic } from './gift-metadata.ts';
import { type GiftParts, getParts } from './gift-parts.ts';
import { readGiftText } from './gift-text.ts';
import { mostRaw, readGiftQuestion } from './read-gift-question.ts';

const categories = /^(?:\$CATEGORY:.*(?:\n+|$))+/;

/** @param text of a file, decoded @returns its questions, and a line for each that could not be imported */
export function readGift(text: string): QuestionFile {
  const file = new QuestionFileBuilder('gift');
  const reader = new GiftReader(file);
  reader.read(getBlocks(tidyText(text, file)));
  return file.finish(reader.passages);
}

class GiftReader {
  readonly passages: FilePassage[] = [];
  readonly #file: QuestionFileBuilder;
  /** Passages by the numbers in comments. */
  readonly #passageIndexes = new Map<string, number>();
  #topic: string | null = null;

  constructor(file: QuestionFileBuilder) {
    this.#file = file;
  }

  read(blocks: readonly GiftBlock[]): void {
    let next = 0;
    for (const [at, whole] of blocks.entries()) {
      const block = at < next ? null : this.#withoutCategory(whole);
      if (block === null) continue;

      const closing = closingBlock(block, blocks, at);
      if (closing === null) this.#readBlock(block);
      else {
        const emptyLine = block.line + findLineEnds(block.gift.raw) + 1;
        this.#file.refuse(emptyLine, 'An empty line splits this question. Remove it.');
        next = closing + 1;
      }
    }
  }

  /** A category is a separate block; if the empty line after it is missing, a question follows. */
  #withoutCategory(block: GiftBlock): GiftBlock | null {
    const { raw } = block.gift;
    const [lines] = categories.exec(raw) ?? [];
    if (lines === undefined) return block;

    this.#topic = getTopic(lines.trim().split('\n').at(-1)?.slice('$CATEGORY:'.length) ?? '');
    if (lines.length === raw.length) return null;
    return { ...block, line: block.line + findLineEnds(lines), gift: getGift(raw.slice(lines.length)) };
  }

  #readBlock(block: GiftBlock): void {
    const { line } = block;
    if (this.#file.isFull) {
      this.#file.passBeyond(line);
      return;
    }
    const parts = getParts(block.gift);
    if (typeof parts === 'string') this.#file.refuse(line, parts);
    else if (!this.#takePassage(block, parts)) this.#readQuestion(block, parts);
  }

  #readQuestion(block: GiftBlock, parts: GiftParts): void {
    const reading = readGiftQuestion(block, parts);
    if ('wrong' in reading) this.#file.refuse(reading.line, reading.wrong);
    else if ('otherKind' in reading) this.#file.passOver(block.line, reading.otherKind);
    else {
      const passage = this.#passageIndexes.get(getPassageNumber(block.comments) ?? '') ?? null;
      const question = { ...reading.question, topic: this.#topic, passage };
      this.#file.add(question, block.line, reading.warnings);
    }
  }

  /** @returns whether the block is a passage, as we write them: a text without braces that a comment numbers */
  #takePassage({ comments }: GiftBlock, { answers, before, name }: GiftParts): boolean {
    const number = getPassageNumber(comments);
    if (answers !== null || number === null || this.#passageIndexes.has(number)) return false;
    if (before.raw.length > mostRaw) return false;

    const text = readGiftText(before.raw, 'moodle').markdown;
    this.passages.push({ title: name ?? '', text });
    this.#passageIndexes.set(number, this.passages.length - 1);
    return true;
  }
}
