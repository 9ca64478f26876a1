import { generateMcqs } from '@akada/contract/work/generation.ts';
import { links } from '@akada/core/links/links.ts';
import { questionOrdering } from '../../../features/generation/api.ts';
import type { OrderForm } from '../../../features/generation/order/make-form.tsx';
import { getBody } from '../../../features/generation/order/order-values.ts';
import { fieldErrors } from '../../../lib/http/contract-check.ts';
import { NewOrder } from './new-order.tsx';

const form: OrderForm = {
  check: (values) => fieldErrors(generateMcqs.body, getBody(values)),
  focusHint: 'Only parts with these words are asked about.',
  counted: { many: 'questions', courseHint: 'It helps you find the questions later.' },
  hasChoices: true,
  submit: (count) => (count === 1 ? 'Make 1 question' : `Make ${count || ''} questions`),
};

export function NewQuestions({ chosenId }: { chosenId: string | null }) {
  return (
    <NewOrder
      form={form}
      chosenId={chosenId}
      asksModel
      ordering={questionOrdering}
      spends="mcq"
      linkTo={(generation_id) => links.makeQuestions({ generation_id })}
    />
  );
}
