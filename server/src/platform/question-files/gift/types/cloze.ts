/** Cloze groups in GIFT: Moodle has no such notation there, but people write it, and several in one text. */
import { splitCloze } from '../../bodies/cloze/cloze-groups.ts';
import { readCloze } from '../../bodies/cloze/read-cloze.ts';
import { findLineEnds } from '../../text/tidy-text.ts';
import type { GiftBlock } from '../gift-blocks.ts';
import { part, unescaped } from '../gift-escapes.ts';
import type { GiftParts } from '../gift-parts.ts';
import { GiftQuestionTexts } from '../gift-question-texts.ts';
import type { GiftReading } from '../gift-reading.ts';

/** @param block whose braces all are cloze groups @param parts of it @returns the question with gaps, or a mistake */
export function clozeQuestion({ gift, ...block }: GiftBlock, parts: GiftParts): GiftReading {
  const nameEnd = parts.answersAt - 1 - parts.before.raw.length;
  const { stem, groups } = splitCloze(part(gift, nameEnd));
  const texts = new GiftQuestionTexts({ gift, ...block }, parts);
  const start = texts.startWithMarkers(stem);
  const reading = readCloze(groups, {
    toPlain: (raw) => unescaped(raw).replace(/\s+/g, ' ').trim(),
    toMarkdown: (raw) => texts.inherited(raw),
  });
  if ('wrong' in reading)
    return { wrong: reading.wrong, line: block.line + findLineEnds(gift.raw, nameEnd + reading.offset) };

  const question = { ...start, type: 'gaps' as const, options: [], keys: [], body: reading.body };
  return { question, warnings: [...new Set([...reading.warnings, ...texts.warnings])] };
}
