import { createCardsOfQuestions } from '@akada/contract/material/cards.ts';
import type { SentBodyOf } from '@akada/contract/wire/endpoint.ts';
import { links } from '@akada/core/links/links.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { counted } from '../../../lib/format/numbers.ts';
import { call } from '../../../lib/http/call.ts';
import { refreshTopic } from '../../../lib/query/topics.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { ActionButton } from '../../../ui/form/action-button.tsx';

export interface CardsOfQuestionsProps {
  of: SentBodyOf<typeof createCardsOfQuestions>;
  /** The text of the button. */
  text: string;
  /** Names the question for screen readers, if the button belongs to a single question. */
  name?: string;
}

const done = 'In your cards';

/** Missed questions become cards by one tap: the question and its answer, without options. */
export function CardsOfQuestions({ of, text, name }: CardsOfQuestionsProps) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const make = useMutation({
    mutationFn: () => call(createCardsOfQuestions, { body: of }),
    onSuccess: ({ cards, made, held_back }) => {
      toast.success(getResultText(cards.length, made, held_back), {
        action: { text: 'Your decks', run: () => void navigate(links.flashcards()) },
      });
      void refreshTopic(queries, 'card');
    },
    onError: (error) => toast.error(error.message),
  });
  const isDone = make.data !== undefined;

  return (
    <ActionButton
      variant="subtle"
      isBusy={make.isPending}
      aria-disabled={isDone}
      {...(name !== undefined && { 'aria-label': `${isDone ? done : text}: ${name}`, size: 'compact-md' })}
      onClick={() => {
        if (!isDone) make.mutate();
      }}
    >
      {isDone ? done : text}
    </ActionButton>
  );
}

function getResultText(total: number, added: number, heldBack: number): string {
  const omission =
    heldBack === 0 ? '' : ` ${counted(heldBack, 'question')} of a coming exam left out for now.`;
  if (total === 0) return `No card was made.${omission}`;
  if (added === 0) return `${total === 1 ? 'It is' : 'They are'} in your cards already.${omission}`;
  return `${counted(added, 'card')} added, asked from today on.${omission}`;
}
