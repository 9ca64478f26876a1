import { createCard, deleteCard } from '@akada/contract/material/cards.ts';
import type { Citation } from '@akada/contract/work/assistant.ts';
import { cardLimits } from '@akada/core/cards/card-rules.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { refreshTopic } from '../../../lib/query/topics.ts';
import { toast } from '../../../lib/toast/toast.ts';

interface WantedCard {
  question: string;
  /** Markdown: sentences of the answer. */
  sentence: string;
  /** The source of the sentence; null if it has none. */
  citation: Citation | null;
}

/**
 * Turns a sentence of an answer into a card immediately: the question asks for the sentence. The student can
 * undo it.
 */
export function useCardOf() {
  const queries = useQueryClient();
  const removing = useMutation({
    mutationFn: (id: string) => call(deleteCard, { params: { id } }),
    onError: ({ message }) => toast.error(`The card is still there. ${message}`),
    onSettled: () => void refreshTopic(queries, 'card'),
  });
  return useMutation({
    mutationFn: (requested: WantedCard) => call(createCard, { body: getBody(requested) }),
    onSuccess: ({ id }) => {
      toast.success('The card is in your decks.', {
        action: { text: 'Undo', run: () => removing.mutate(id) },
      });
      void refreshTopic(queries, 'card');
    },
    onError: ({ message }) => toast.error(`No card was made. ${message}`),
  }).mutate;
}

function getBody({ question, sentence, citation }: WantedCard) {
  return {
    kind: 'basic' as const,
    course_name: '',
    front: question.slice(0, cardLimits.side),
    back: sentence.slice(0, cardLimits.side),
    ...(citation && {
      file_id: citation.file_id,
      page: citation.page,
      quote: citation.quote.slice(0, cardLimits.quote),
    }),
  };
}
