import { foldText } from '../../text/fold.ts';
import { contentStems, normalForm } from '../../text/words.ts';
import type { CardDraft } from '../card-draft.ts';
import { BLANK } from '../card-draft.ts';
import { type ClozePart, parseCloze } from '../cloze.ts';
import { withoutEscapes } from '../note-markdown.ts';

/** The visible text of a card, without markup. */
export interface CardFaces {
  /** The text; a cloze card has a blank in it for each gap. */
  front: string;
  /** The lines of the back, or what the gaps hold. */
  answers: string[];
}

/** A mark of a list at the start of a line. */
const ITEM = /^(?:[-*]|\d{1,2}\.)\s+/;

/** @returns the faces of a card that is written in Markdown */
export function getFaces({ kind, front, back }: Pick<CardDraft, 'kind' | 'front' | 'back'>): CardFaces {
  if (kind === 'cloze') {
    const parts = parseCloze(front);
    return {
      front: plain(parts.map((part) => (typeof part === 'string' ? part : BLANK)).join('')),
      answers: parts.flatMap((part) => (typeof part === 'string' ? [] : plain(part.answer))),
    };
  }
  const lines = back.split('\n').filter((line) => line.trim() !== '');
  return { front: plain(front), answers: lines.map((line) => plain(line.replace(ITEM, ''))) };
}

const plain = (markdown: string) => foldText(withoutEscapes(markdown)).trim();

/** Two texts of the same words that carry subject matter have one key. */
const wordsKey = (text: string) => [...contentStems(text)].sort().join(' ');

/** Identifies equal cards: the same front, or the same term. */
export interface CardIdentity {
  front: string;
  /** The sorted stems of its words. */
  words: string;
  /** The folded words of each gap. */
  gaps: string[];
}

/** @returns the identity of a card by only its front, for any kind */
export function getIdentity(front: string): CardIdentity {
  const parts: ClozePart[] = parseCloze(front);
  const gaps = parts.flatMap((part) =>
    typeof part === 'string' ? [] : normalForm(withoutEscapes(part.answer)),
  );
  const text = plain(parts.map((part) => (typeof part === 'string' ? part : BLANK)).join(''));
  return { front: normalForm(text), words: wordsKey(text), gaps };
}
