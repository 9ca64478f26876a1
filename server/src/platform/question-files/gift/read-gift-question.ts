/** One block of a GIFT file as a question. */
import { readTags } from '../difficulty-tag.ts';
import type { FileQuestion } from '../question-file.ts';
import { problemOfCount } from '../question-problems.ts';
import { blankMark } from '../text/blanks.ts';
import { findLineEnds } from '../text/tidy-text.ts';
import type { GiftBlock } from './gift-blocks.ts';
import { getChoice } from './gift-choice.ts';
import { type Gift, part } from './gift-escapes.ts';
import { getTags } from './gift-metadata.ts';
import { equalsWithinText, type GiftOption, getOptions } from './gift-options.ts';
import { type GiftKind, type GiftParts, getKind } from './gift-parts.ts';
import { type GiftFormat, readGiftText } from './gift-text.ts';

/** The result of a block: a question, another kind of question, or a problem. */
export type GiftReading =
  | { question: FileQuestion; warnings: string[] }
  | { otherKind: string }
  | { wrong: string; line: number };

const otherKinds: Partial<Record<GiftKind, string>> = {
  short: 'Short answer questions cannot be imported.',
  numerical: 'Numerical questions cannot be imported.',
  matching: 'Matching questions cannot be imported.',
  essay: 'Essay questions cannot be imported.',
  description: 'A text without options in braces cannot be imported.',
};
const anyOfSeveral =
  'Questions in which any of several options is right cannot be imported. Give each of them its share, as in ~%50%, or write \\= for an equals sign in a text.';

/** Max characters of a block in the file, far more than a question with all its markup needs. */
export const mostRaw = 200_000;

/**
 * @param block of a file
 * @param parts of it
 * @returns the question, or why it is rejected
 */
export function readGiftQuestion(block: GiftBlock, parts: GiftParts): GiftReading {
  const { line, gift } = block;
  if (gift.raw.length > mostRaw) return { wrong: 'This question is too long.', line };

  const { answers } = parts;
  const brace = getStrayBrace(block, parts);
  if (brace !== null) return brace;

  const kind = getKind(answers);
  const sentence = otherKinds[kind];
  if (answers === null || sentence !== undefined) {
    const wrong = getSlip(parts);
    return wrong === null ? { otherKind: sentence ?? '' } : { wrong, line };
  }
  return kind === 'choice' ? choiceQuestion(block, parts, answers) : trueFalseQuestion(block, parts, answers);
}

/** Finds braces within or after the options' braces, so that no text displays the key of another question. */
function getStrayBrace({ line, gift }: GiftBlock, { answers, answersAt }: GiftParts): GiftReading | null {
  if (answers === null) return null;

  const { marks, raw } = gift;
  const close = marks.indexOf('}', answersAt);
  const within = answers.marks.indexOf('{');
  if (within !== -1)
    return {
      wrong:
        'A { stands within the options. Close those of this question before it, or write \\{ where it belongs to the text.',
      line: line + findLineEnds(raw, answersAt + within),
    };

  const behind = marks.slice(close + 1).search(/[{}]/);
  if (behind === -1) return null;
  if (marks[close + 1 + behind] === '{' && marks.slice(close, close + behind).includes('\n'))
    return {
      wrong: 'Another question begins here. Put an empty line before it.',
      line: line + findLineEnds(raw, close) + 1,
    };
  return {
    wrong: 'Write \\{ and \\} for braces that belong to the text: the first ones hold the options.',
    line: line + findLineEnds(raw, close + 1 + behind),
  };
}

/** Finds slips that look like another kind of question. */
function getSlip({ answers }: GiftParts): string | null {
  return answers !== null && /^\s*(?:true|false|t|f)\s*(?:#|$)/i.test(answers.marks)
    ? 'Write TRUE or FALSE in capital letters.'
    : null;
}

function choiceQuestion(block: GiftBlock, parts: GiftParts, answers: Gift): GiftReading {
  const lineAt = (offset: number) => block.line + findLineEnds(block.gift.raw, parts.answersAt + offset);
  const within = equalsWithinText(answers);
  if (within !== null)
    return {
      wrong: 'Write \\= for an equals sign in a text: here it begins another option.',
      line: lineAt(within),
    };

  const writtenGiftOptions = getOptions(answers);
  const options = writtenGiftOptions.filter(({ text }) => text.raw !== '');
  const beginsWithHash = writtenGiftOptions.some(
    ({ text, feedback }) => text.raw === '' && feedback !== null,
  );
  if (beginsWithHash && options.length < 2)
    return {
      wrong: 'Write \\# where a text begins with it: here it begins what is said about an option.',
      line: block.line,
    };

  const choice = getChoice(options);
  if (choice === null) return { otherKind: anyOfSeveral };

  const wrong =
    problemOfCount(options.length) ??
    (choice.keys.length === 0 ? 'This question has no right answer. Mark it with =.' : null);
  if (wrong !== null) return { wrong, line: block.line };

  const texts = new QuestionTexts(block, parts);
  const isShorter = options.length < writtenGiftOptions.length;
  const question = {
    ...texts.question(),
    type: choice.type,
    keys: choice.keys,
    options: options.map((option) => texts.option(option)),
  };
  const warnings = [
    ...choice.warnings,
    ...(isShorter ? ['An empty option was left out.'] : []),
    ...texts.warnings,
  ];
  return { question, warnings };
}

function trueFalseQuestion(block: GiftBlock, parts: GiftParts, answers: Gift): GiftReading {
  const texts = new QuestionTexts(block, parts);
  const question = texts.question();
  const [answer, wrong, right] = splitAtHashes(answers);
  const isTrue = answer.raw.trim().startsWith('T');
  const feedback = { right: texts.inherited(right.raw), wrong: texts.inherited(wrong.raw) };
  const options = [
    { text: 'True', feedback: isTrue ? feedback.right : feedback.wrong },
    { text: 'False', feedback: isTrue ? feedback.wrong : feedback.right },
  ];
  return { question: { ...question, options, keys: [isTrue ? 0 : 1] }, warnings: texts.warnings };
}

/** `TRUE#feedback of the wrong answer#feedback of the right one`; a third hash is a part of the text. */
function splitAtHashes(answers: Gift): [Gift, Gift, Gift] {
  const first = answers.marks.indexOf('#');
  const second = first === -1 ? -1 : answers.marks.indexOf('#', first + 1);
  const length = answers.raw.length;
  return [
    part(answers, 0, first === -1 ? length : first),
    part(answers, first === -1 ? length : first + 1, second === -1 ? length : second),
    part(answers, second === -1 ? length : second + 1),
  ];
}

/** The texts of one question, which share the format of its stem. */
class QuestionTexts {
  readonly warnings: string[] = [];
  readonly #block: GiftBlock;
  readonly #parts: GiftParts;
  #format: GiftFormat = 'moodle';

  constructor(block: GiftBlock, parts: GiftParts) {
    this.#block = block;
    this.#parts = parts;
  }

  /** Reads the stem first: the others have its format. */
  question(): FileQuestion {
    const { name, before, after, generalFeedback } = this.#parts;
    const hasGap = after.raw.trim() !== '';
    const { markdown, format } = this.#read(hasGap ? before.raw + blankMark + after.raw : before.raw);
    this.#format = format;
    return {
      type: 'true_false',
      name,
      stem: markdown,
      options: [],
      keys: [],
      explanation: this.inherited(generalFeedback?.raw ?? ''),
      topic: null,
      passage: null,
      ...readTags(getTags(this.#block.comments)),
    };
  }

  option({ text, feedback }: GiftOption): FileQuestion['options'][number] {
    return { text: this.inherited(text.raw), feedback: this.inherited(feedback?.raw ?? '') };
  }

  inherited(raw: string): string {
    return this.#read(raw).markdown;
  }

  #read(raw: string): ReturnType<typeof readGiftText> {
    const text = readGiftText(raw, this.#format);
    this.warnings.push(...text.warnings);
    return text;
  }
}
