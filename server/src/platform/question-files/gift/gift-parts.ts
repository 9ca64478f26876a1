/** Splits a block of GIFT in the same order as Moodle: name, braces, general feedback, kind. */
import { type Gift, part, trimmed, unescaped } from './gift-escapes.ts';

export interface GiftParts {
  name: string | null;
  /** The text before and after the braces. Text after them makes the braces a gap. */
  before: Gift;
  after: Gift;
  /** The text in the braces, without the general feedback; null if there are no braces. */
  answers: Gift | null;
  /** Offset of `answers` in the block. */
  answersAt: number;
  generalFeedback: Gift | null;
}

/** @param block the block of one question @returns its parts, or an error sentence if its braces do not match */
export function getParts(block: Gift): GiftParts | string {
  const { name, text, offset } = named(block);
  const open = text.marks.indexOf('{');
  const close = text.marks.indexOf('}');
  if (open === -1 && close === -1) {
    return {
      name,
      before: text,
      after: part(text, 0, 0),
      answers: null,
      answersAt: 0,
      generalFeedback: null,
    };
  }
  if (close === -1) return 'The { of this question is not closed. Put a } after its last option.';
  if (open === -1 || close < open)
    return 'There is a } without a { before it. Write \\} where it belongs to the text.';

  const inner = part(text, open + 1, close);
  const separator = inner.marks.lastIndexOf('####');
  return {
    name,
    before: part(text, 0, open),
    after: part(text, close + 1),
    answers: separator === -1 ? inner : part(inner, 0, separator),
    answersAt: offset + open + 1,
    generalFeedback: separator === -1 ? null : part(inner, separator + 4),
  };
}

function named(block: Gift): { name: string | null; text: Gift; offset: number } {
  if (!block.marks.startsWith('::')) return { name: null, text: block, offset: 0 };

  const end = block.marks.indexOf('::', 2);
  const from = end === -1 ? 2 : end + 2;
  const name = end === -1 ? '' : unescaped(block.raw.slice(2, end)).replace(/\s+/g, ' ').trim();
  return { name: name === '' ? null : name, text: part(block, from), offset: from };
}

export type GiftKind = 'choice' | 'true_false' | 'short' | 'numerical' | 'matching' | 'essay' | 'description';

/**
 * @param answers the text in the braces
 * @returns the kind of question, as Moodle decides it
 */
export function getKind(answers: Gift | null): GiftKind {
  if (answers === null) return 'description';

  const { marks } = trimmed(answers);
  if (marks === '') return 'essay';
  if (marks.startsWith('#')) return 'numerical';
  if (marks.includes('~')) return 'choice';
  if (marks.includes('=') && marks.includes('->')) return 'matching';
  return /^(?:TRUE|FALSE|T|F)\s*(?:#|$)/.test(marks) ? 'true_false' : 'short';
}
