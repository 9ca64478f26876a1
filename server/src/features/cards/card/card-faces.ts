/** The faces of a card, and the stored form of its texts next to their content trees. */
import { contentVersion } from '@akada/contract/wire/content/content-limits.ts';
import type { ContentTree } from '@akada/contract/wire/content/content-tree.ts';
import { type CardKind, cardLimits } from '@akada/core/cards/card-rules.ts';
import { clozeNumbers } from '@akada/core/cards/cloze.ts';
import { coverGroups, type Occlusion } from '@akada/core/cards/pictures/occlusion.ts';
import type { ContentRenderer } from '../../../platform/content/content-renderer.ts';
import { invalidField } from '../../../platform/fault/fault.ts';
import { newId } from '../../../platform/ids/ids.ts';
import type { CardRow, cardFaces } from './cards.tables.ts';

export interface CardTexts {
  kind: CardKind;
  front: string;
  back: string;
  occlusion?: Occlusion | null | undefined;
}

/** @returns what is asked of a card, in order; nothing of a cloze without a gap, and of a picture without a cover */
export function getOrdinals({ kind, front, occlusion }: Omit<CardTexts, 'back'>): number[] {
  if (kind === 'basic') return [0];
  if (kind === 'occlusion') return occlusion ? coverGroups(occlusion) : [];
  return kind === 'reversed' ? [0, 1] : clozeNumbers(front);
}

/**
 * @throws Fault `validation_failed` for a cloze without gaps or with too many, for a picture without covers, and for
 * another card without a side
 */
export function assertWhole(card: CardTexts): void {
  const { kind, occlusion = null } = card;
  if ((kind === 'occlusion') !== (occlusion !== null))
    throw invalidField('occlusion', kind === 'occlusion' ? 'Choose a picture' : 'Only a picture has covers');
  if (kind === 'occlusion') return;
  if (card.front === '') throw invalidField('front', 'Write the front');
  if (kind !== 'cloze') {
    if (card.back === '') throw invalidField('back', 'Write the back');
    return;
  }
  const gaps = getOrdinals(card).length;
  if (gaps === 0) throw invalidField('front', 'Mark at least one gap, as in {{c1::answer}}');
  if (gaps > cardLimits.gaps)
    throw invalidField('front', `Number the gaps with at most ${cardLimits.gaps} numbers`);
}

/** @returns rows of these faces of a card */
export function getFaces(
  { id, userId, createdAt }: Pick<CardRow, 'id' | 'userId' | 'createdAt'>,
  ordinals: readonly number[],
): (typeof cardFaces.$inferInsert)[] {
  return ordinals.map((ordinal) => ({ id: newId(), cardId: id, userId, ordinal, createdAt }));
}

/** Makes the content of cards, which may take a second: outside of any transaction. @returns it in their order */
export async function getContents(
  renderer: ContentRenderer,
  cards: readonly Pick<CardTexts, 'front' | 'back'>[],
  signal?: AbortSignal,
): Promise<Pick<CardRow, 'content' | 'contentVersion'>[]> {
  const trees = await renderer.markdownTreesOf(
    cards.flatMap(({ front, back }) => [front, back]),
    signal,
  );
  return cards.map((_, index) => ({
    content: getContent(trees[2 * index] ?? null, trees[2 * index + 1] ?? null),
    contentVersion,
  }));
}

function getContent(front: ContentTree | null, back: ContentTree | null): CardRow['content'] {
  return front === null && back === null ? null : { front, back };
}
