import { bodyLimits, type OrderingRule } from '@akada/core/question-types/question-body.ts';
import { SelectField } from '../../../../../ui/form/select-field.tsx';
import { orderingNames } from '../../bank-words.ts';
import type { BodyFormProps } from './body-form-props.ts';
import { TextRows } from './text-rows.tsx';

const offeredRules: readonly OrderingRule[] = ['exact', 'position', 'longest_run'];

/** Items in their right order, and how an order is marked. */
export function OrderingForm({ body, onChange }: BodyFormProps<'ordering'>) {
  // The rule of an imported question stays among the choices.
  const rules = [...new Set([...offeredRules, body.rule])];

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
      <SelectField
        label="Marks are for"
        mt={8}
        value={body.rule}
        options={rules.map((rule) => [rule, orderingNames[rule]])}
        onChange={(rule) => onChange({ ...body, rule: rule as OrderingRule })}
      />
    </>
  );
}
