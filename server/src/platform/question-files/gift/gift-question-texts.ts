/** The texts of one GIFT question, which share the format of its stem. */
import { restoreMarkers } from '../bodies/gap-markers.ts';
import { readTags } from '../difficulty-tag.ts';
import type { FileQuestion } from '../question-file.ts';
import { blankMark } from '../text/blanks.ts';
import type { GiftBlock } from './gift-blocks.ts';
import { getTags } from './gift-metadata.ts';
import type { GiftOption } from './gift-options.ts';
import type { GiftParts } from './gift-parts.ts';
import { type GiftFormat, readGiftText } from './gift-text.ts';

/** The parts of a question that do not depend on its type. */
export type GiftQuestionStart = Omit<FileQuestion, 'type' | 'options' | 'keys' | 'body'>;

export class GiftQuestionTexts {
  readonly warnings: string[] = [];
  readonly #block: GiftBlock;
  readonly #parts: GiftParts;
  #format: GiftFormat = 'moodle';

  /** @param block of a file @param parts of it */
  constructor(block: GiftBlock, parts: GiftParts) {
    this.#block = block;
    this.#parts = parts;
  }

  /** Reads the stem first: the others have its format. @returns the question without its answers */
  start(): GiftQuestionStart {
    const { before, after } = this.#parts;
    const hasGap = after.raw.trim() !== '';
    return this.#startWith(hasGap ? before.raw + blankMark + after.raw : before.raw);
  }

  /** @param stem with markers of gaps @returns the question without its answers */
  startWithMarkers(stem: string): GiftQuestionStart {
    const start = this.#startWith(stem);
    return { ...start, stem: restoreMarkers(start.stem) };
  }

  #startWith(stem: string): GiftQuestionStart {
    const { name, generalFeedback } = this.#parts;
    const { markdown, format } = this.#read(stem, 'moodle');
    this.#format = format;
    return {
      name,
      stem: markdown,
      explanation: this.inherited(generalFeedback?.raw ?? ''),
      topic: null,
      passage: null,
      ...readTags(getTags(this.#block.comments)),
    };
  }

  /** @param option of a choice @returns its texts */
  option({ text, feedback }: GiftOption): FileQuestion['options'][number] {
    return { text: this.inherited(text.raw), feedback: this.inherited(feedback?.raw ?? '') };
  }

  /** @param raw text with escapes, in the format of the stem @returns its Markdown */
  inherited(raw: string): string {
    return this.#read(raw, this.#format).markdown;
  }

  /** @param raw text with escapes that is plain unless it has markup @returns its Markdown */
  detected(raw: string): string {
    return this.#read(raw, 'moodle').markdown;
  }

  #read(raw: string, format: GiftFormat): ReturnType<typeof readGiftText> {
    const text = readGiftText(raw, format);
    this.warnings.push(...text.warnings);
    return text;
  }
}
