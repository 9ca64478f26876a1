/** Cards of the queue in the form that a review on the device needs. */
import type { Card, ReviewState } from '@akada/contract/material/cards.ts';
import type { ContentTree } from '@akada/contract/wire/content/content-tree.ts';
import type { QueueItem } from '@akada/contract/work/reviews.ts';
import { clozeAnswers } from '@akada/core/cards/cloze.ts';
import { typableText } from '@akada/core/cards/note-markdown.ts';
import type { Occlusion } from '@akada/core/cards/pictures/occlusion.ts';
import type { ItemState } from '@akada/core/memory/fold-reviews.ts';
import type { Asked } from '@akada/core/reviews/review-sitting.ts';

export function askedOf(item: QueueItem): Asked {
  return item.kind === 'question'
    ? { kind: 'question', id: item.question_id, cardId: null, state: null }
    : { kind: 'card', id: item.face_id, cardId: item.card.id, state: item.state && toItemState(item.state) };
}

/** @returns the cards of a queue by their ids */
export function getCards(items: readonly QueueItem[]): Record<string, Card> {
  return Object.fromEntries(
    items.flatMap((item) => (item.kind === 'card' ? [[item.card.id, item.card]] : [])),
  );
}

export function toItemState({ due_at, due_day, first_day, last_day, ...same }: ReviewState): ItemState {
  return {
    ...same,
    dueAt: due_at === null ? null : Date.parse(due_at),
    dueDay: due_day,
    firstDay: first_day,
    lastDay: last_day,
  };
}

export function fromItemState({ dueAt, dueDay, firstDay, lastDay, ...same }: ItemState): ReviewState {
  return {
    ...same,
    due_at: dueAt === null ? null : new Date(dueAt).toISOString(),
    due_day: dueDay,
    first_day: firstDay,
    last_day: lastDay,
  };
}

interface ShownText {
  text: string;
  tree: ContentTree | null | undefined;
}

export interface ShownFace {
  question: ShownText;
  answer: ShownText;
  /** The gap that a cloze asks for; null for other kinds. */
  gap: number | null;
  /** The text below the sentence of a turned cloze; null if there is none. */
  below: ShownText | null;
  /** The picture and its asked group of covers; null for other kinds. */
  picture: { occlusion: Occlusion; group: number } | null;
  /** The expected answer to a typed one; empty if nothing can be typed. */
  wanted: string;
}

/**
 * @param faceId of the card
 * @returns its question and its answer
 */
export function shownFace(card: Card, faceId: string): ShownFace {
  const { kind, front, back, content, faces, occlusion } = card;
  const ordinal = faces.find(({ id }) => id === faceId)?.ordinal ?? 0;
  const sides = {
    front: { text: front, tree: content?.front },
    back: { text: back, tree: content?.back },
  };
  const below = back.trim() === '' ? null : sides.back;
  if (kind === 'occlusion' && occlusion) {
    const picture = { occlusion, group: ordinal };
    return { question: sides.front, answer: sides.back, gap: null, below, picture, wanted: '' };
  }
  if (kind === 'cloze') {
    return {
      question: sides.front,
      answer: sides.front,
      gap: ordinal,
      below,
      picture: null,
      wanted: clozeAnswers(front, ordinal).map(typableText).join(', '),
    };
  }
  const [question, answer] = ordinal === 1 ? [sides.back, sides.front] : [sides.front, sides.back];
  return { question, answer, gap: null, below: null, picture: null, wanted: typableText(answer.text) };
}
