import { generateGuide } from '@akada/contract/work/guide-generation.ts';
import { links } from '@akada/core/links/links.ts';
import { guideOrdering } from '../../../features/generation/guide/guide-api.ts';
import type { OrderForm } from '../../../features/generation/order/make-form.tsx';
import { getGuideBody } from '../../../features/generation/order/order-values.ts';
import { fieldErrors } from '../../../lib/http/contract-check.ts';
import { NewOrder } from '../tools/new-order.tsx';

const form: OrderForm = {
  check: (values) => fieldErrors(generateGuide.body, getGuideBody(values)),
  focusHint: 'Only parts with these words are explained.',
  counted: null,
  hasChoices: false,
  submit: () => 'Make the study guide',
};

export function NewGuide({ chosenId }: { chosenId: string | null }) {
  return (
    <NewOrder
      form={form}
      chosenId={chosenId}
      ordering={guideOrdering}
      spends="enhanced_note"
      asksModel
      linkTo={(guide_id) => links.explainNote({ guide_id })}
    />
  );
}
