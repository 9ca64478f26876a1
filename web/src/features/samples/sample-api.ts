import { decideCards } from '@akada/contract/material/cards.ts';
import { deleteGuide, restoreGuide } from '@akada/contract/material/guides.ts';
import { deleteFile, restoreFile } from '@akada/contract/material/notes.ts';
import { getCardGeneration } from '@akada/contract/work/card-generation.ts';
import { deleteGeneration, restoreGeneration } from '@akada/contract/work/generation.ts';
import { getSample, type SampleNote } from '@akada/contract/work/samples.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';
import type { Deletable } from '../../lib/query/deletion.ts';
import { changedBy } from '../../lib/query/topics.ts';

export const sampleQuery = queryOptions({
  queryKey: ['samples', 'mine'],
  queryFn: ({ signal }) => call(getSample, { signal }),
  meta: changedBy('note'),
});

type Decisions = { card_id: string; decision: 'keep' | 'drop' | 'undecided' }[];

/** The decisions about a sample's cards before they were dropped, by sample id. */
const cardsBefore = new Map<string, Decisions>();

async function dropCards(id: string): Promise<void> {
  const { items } = await call(getCardGeneration, { params: { id } });
  if (items.length === 0) return;
  const previous = items.map(({ id: card_id, state }) => ({
    card_id,
    decision: state === 'draft' ? ('undecided' as const) : ('keep' as const),
  }));
  cardsBefore.set(id, previous);
  await call(decideCards, {
    body: { decisions: previous.map((card) => ({ ...card, decision: 'drop' as const })) },
  });
}

/** Deletes the note last: while it exists, a second try can delete the rest. */
export const deletableSample: Deletable<SampleNote> = {
  topic: 'note',
  nameOf: () => 'The sample',
  async remove({ note_id, questions_id, cards_id, guide_id }) {
    await Promise.all([
      call(deleteGeneration, { params: { id: questions_id } }),
      call(deleteGuide, { params: { id: guide_id } }),
      dropCards(cards_id),
    ]);
    await call(deleteFile, { params: { id: note_id } });
  },
  async restore({ note_id, questions_id, cards_id, guide_id }) {
    const decisions = cardsBefore.get(cards_id) ?? [];
    await Promise.all([
      call(restoreFile, { params: { id: note_id } }),
      call(restoreGeneration, { params: { id: questions_id } }),
      call(restoreGuide, { params: { id: guide_id } }),
      decisions.length > 0 && call(decideCards, { body: { decisions } }),
    ]);
  },
};
