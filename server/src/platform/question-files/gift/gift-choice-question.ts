/** Options, marks and the words TRUE and FALSE in GIFT as a question with a choice. */
import { problemOfCount } from '../question-problems.ts';
import { findLineEnds } from '../text/tidy-text.ts';
import type { GiftBlock } from './gift-blocks.ts';
import { getChoice } from './gift-choice.ts';
import { type Gift, part } from './gift-escapes.ts';
import { equalsWithinText, getOptions } from './gift-options.ts';
import type { GiftParts } from './gift-parts.ts';
import { GiftQuestionTexts } from './gift-question-texts.ts';
import type { GiftReading } from './gift-reading.ts';

const anyOfSeveral =
  'Questions in which any of several options is right cannot be imported. Give each of them its share, as in ~%50%, or write \\= for an equals sign in a text.';

/** @param block of a file @param parts of it @param answers the text in its braces @returns the question with options */
export function choiceQuestion(block: GiftBlock, parts: GiftParts, answers: Gift): GiftReading {
  const lineAt = (offset: number) => block.line + findLineEnds(block.gift.raw, parts.answersAt + offset);
  const within = equalsWithinText(answers);
  if (within !== null)
    return {
      wrong: 'Write \\= for an equals sign in a text: here it begins another option.',
      line: lineAt(within),
    };

  const writtenGiftOptions = getOptions(answers);
  const options = writtenGiftOptions.filter(({ text }) => text.raw !== '');
  const startsWithHash = writtenGiftOptions.some(
    ({ text, feedback }) => text.raw === '' && feedback !== null,
  );
  if (startsWithHash && options.length < 2)
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

  const texts = new GiftQuestionTexts(block, parts);
  const isShorter = options.length < writtenGiftOptions.length;
  const question = {
    ...texts.start(),
    type: choice.type,
    keys: choice.keys,
    options: options.map((option) => texts.option(option)),
    body: null,
  };
  const warnings = [
    ...choice.warnings,
    ...(isShorter ? ['An empty option was left out.'] : []),
    ...texts.warnings,
  ];
  return { question, warnings };
}

/** @param block of a file @param parts of it @param answers the text in its braces @returns the true-or-false question */
export function trueFalseQuestion(block: GiftBlock, parts: GiftParts, answers: Gift): GiftReading {
  const texts = new GiftQuestionTexts(block, parts);
  const start = texts.start();
  const [answer, wrong, right] = splitAtHashes(answers);
  const isTrue = answer.raw.trim().startsWith('T');
  const feedback = { right: texts.inherited(right.raw), wrong: texts.inherited(wrong.raw) };
  const options = [
    { text: 'True', feedback: isTrue ? feedback.right : feedback.wrong },
    { text: 'False', feedback: isTrue ? feedback.wrong : feedback.right },
  ];
  const question = { ...start, type: 'true_false' as const, options, keys: [isTrue ? 0 : 1], body: null };
  return { question, warnings: texts.warnings };
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
