/** One block of a GIFT file as a question. */
import { isCloze } from '../bodies/cloze/cloze-groups.ts';
import { findLineEnds } from '../text/tidy-text.ts';
import type { GiftBlock } from './gift-blocks.ts';
import { choiceQuestion, trueFalseQuestion } from './gift-choice-question.ts';
import { type GiftKind, type GiftParts, getKind } from './gift-parts.ts';
import { GiftQuestionTexts } from './gift-question-texts.ts';
import type { GiftReading } from './gift-reading.ts';
import { clozeQuestion } from './types/cloze.ts';
import { giftTypes } from './types/gift-types.ts';

const otherKinds: Partial<Record<GiftKind, string>> = {
  description: 'A text without options in braces cannot be imported.',
};

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
  if (isCloze(gift)) return clozeQuestion(block, parts);

  const { answers } = parts;
  const brace = getStrayBrace(block, parts);
  if (brace !== null) return brace;

  const kind = getKind(answers);
  const sentence = otherKinds[kind];
  const slip = getSlip(parts);
  if (slip !== null && kind !== 'true_false' && kind !== 'choice') return { wrong: slip, line };
  if (answers === null || sentence !== undefined) return { otherKind: sentence ?? '' };
  if (kind === 'choice') return choiceQuestion(block, parts, answers);
  if (kind === 'true_false') return trueFalseQuestion(block, parts, answers);
  return bodyQuestion(block, parts, kind);
}

function bodyQuestion(block: GiftBlock, parts: GiftParts, kind: GiftKind): GiftReading {
  const reader = giftTypes.find(({ type }) => type === kind)?.read;
  if (reader === undefined || parts.answers === null) return { otherKind: otherKinds.description ?? '' };

  const texts = new GiftQuestionTexts(block, parts);
  const start = texts.start();
  const reading = reader(parts.answers, texts);
  if ('wrong' in reading) {
    const offset = parts.answersAt + reading.offset;
    return { wrong: reading.wrong, line: block.line + findLineEnds(block.gift.raw, offset) };
  }
  const { body } = reading;
  const question = { ...start, type: body.type, options: [], keys: [], body };
  return { question, warnings: [...new Set([...reading.warnings, ...texts.warnings])] };
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
