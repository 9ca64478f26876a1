import { generateFlashcards } from '@akada/contract/work/card-generation.ts';
import { links } from '@akada/core/links/links.ts';
import { useQuery } from '@tanstack/react-query';
import { cardsQuery } from '../../../features/cards/api.ts';
import { cardOrdering } from '../../../features/generation/cards/cards-api.ts';
import type { OrderForm } from '../../../features/generation/order/make-form.tsx';
import { getCardsBody } from '../../../features/generation/order/order-values.ts';
import { fieldErrors } from '../../../lib/http/contract-check.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { NewOrder } from '../tools/new-order.tsx';

const form: OrderForm = {
  check: (values) => fieldErrors(generateFlashcards.body, getCardsBody(values)),
  focusHint: '',
  counted: { many: 'cards', courseHint: 'The cards go into the deck of this course.' },
  hasChoices: false,
  submit: (count) => (count === 1 ? 'Make 1 card' : `Make ${count || ''} cards`),
};

export function NewCards({ chosenId }: { chosenId: string | null }) {
  return (
    <NewOrder
      form={form}
      chosenId={chosenId}
      ordering={cardOrdering}
      spends="flashcard"
      asksModel
      linkTo={(generation_id) => links.makeFlashcards({ generation_id })}
      above={<WaitingStack fileId={chosenId} />}
    />
  );
}

/** Cards that wait to be looked through, shown before the form for more. */
function WaitingStack({ fileId }: { fileId: string | null }) {
  const { data } = useQuery(cardsQuery({ state: 'draft', ...(fileId !== null && { file_id: fileId }) }, 0));
  const first = data?.items.find(({ generation_id }) => generation_id !== null);
  if (first?.generation_id == null) return null;

  return (
    <Notice
      kind="info"
      title="New cards to look through"
      actions={
        <ButtonLink to={links.makeFlashcards({ generation_id: first.generation_id, look: '1' })}>
          Look through them
        </ButtonLink>
      }
    >
      {first.note_title !== null && `They are from ${first.note_title}.`}
    </Notice>
  );
}
