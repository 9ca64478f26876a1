import { bodyLimits, type OrderingRule } from '@akada/core/question-types/question-body.ts';
import { ChipField } from '../../../../../ui/form/choices/chip-field.tsx';
import { getOrderingRules, orderingNames } from '../../bank-words.ts';
import type { BodyFormProps } from './body-form-props.ts';
import { TextRows } from './text-rows.tsx';

/** Items in their right order, and how an order is marked. */
export function OrderingForm({ body, onChange }: BodyFormProps<'ordering'>) {
  return (
    <>
      <TextRows
        rows={body.items.map((text) => ({ text }))}
        blank={{ text: '' }}
        noun="item"
        add="Add an item"
        min={2}
        max={bodyLimits.items}
        isOrdered
        onChange={(rows) => onChange({ ...body, items: rows.map(({ text }) => text) })}
      />
      <ChipField
        label="Marks are for"
        mt={8}
        value={body.rule}
        options={getOrderingRules(body.rule).map((rule) => [rule, orderingNames[rule]])}
        onChange={(rule) => onChange({ ...body, rule: rule as OrderingRule })}
      />
    </>
  );
}
