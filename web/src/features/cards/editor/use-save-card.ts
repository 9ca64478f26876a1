import { type Card, createCard, editCard } from '@akada/contract/material/cards.ts';
import { getUuid } from '@akada/core/text/uuid.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { randomId } from '../../../lib/device/browser.ts';
import { isOnline } from '../../../lib/device/page-state.ts';
import { NetworkError } from '../../../lib/http/api-error.ts';
import { call } from '../../../lib/http/call.ts';
import { refreshTopic } from '../../../lib/query/topics.ts';
import { useAccount } from '../../../lib/session/account.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { type NewCardBody, useWaitingCards } from '../waiting/waiting-cards.ts';
import { sendWaitingPictures } from '../waiting/waiting-pictures.ts';
import { type CardStart, type CardValues, getBody } from './card-values.ts';

/**
 * Saves a card. A new card without a network waits on this device.
 *
 * @param onSaved receives null for a card that waits
 */
export function useSaveCard(
  card: Card | null,
  start: CardStart | undefined,
  onSaved: (card: Card | null) => void,
) {
  const queries = useQueryClient();
  const create = useCreateCard();
  const { file_id, quote, page } = start ?? {};

  return useMutation({
    // It runs without a network, too.
    networkMode: 'always',
    mutationFn: ({ version, ...values }: CardValues & { version: number }): Promise<Card | null> =>
      card === null
        ? create({ ...getBody(values), ...(file_id && { file_id }), ...(quote && { quote, page }) })
        : call(editCard, { params: { id: card.id }, body: { ...getBody(values), version } }),
    onSuccess: (saved) => {
      if (saved === null) toast.info('The card is on this device. Akada sends it when you are connected.');
      else toast.success(card === null ? 'The card is in your decks.' : 'The card is changed.');
      void refreshTopic(queries, 'card');
      onSaved(saved);
    },
  });
}

/** @returns a function that creates a card; it returns null for a card that waits on this device */
function useCreateCard() {
  const { id: userId } = useAccount();
  const { add } = useWaitingCards();
  const intent = useRef({ content: '', id: '' });

  return async (body: NewCardBody): Promise<Card | null> => {
    const content = JSON.stringify(body);
    // A try whose answer was lost may have stored the card: the same content keeps its key.
    if (intent.current.content !== content) intent.current = { content, id: getUuid(randomId()) };
    const { id } = intent.current;
    try {
      const sentBody = await sendWaitingPictures(userId, body);
      return await call(createCard, {
        body: sentBody,
        idempotencyKey: id,
        ...(!isOnline() && { retries: 0 }),
      });
    } catch (error) {
      if (!(error instanceof NetworkError)) throw error;
      add(id, body);
      return null;
    }
  };
}
