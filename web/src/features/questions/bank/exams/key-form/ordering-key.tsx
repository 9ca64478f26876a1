import type { OrderingRule } from '@akada/core/question-types/question-body.ts';
import { LineText } from '../../../../../ui/content/lazy-content.tsx';
import { ChipField } from '../../../../../ui/form/choices/chip-field.tsx';
import { getOrderingRules, orderingNames } from '../../bank-words.ts';
import { RowButtons } from '../../editor/bodies/row-buttons.tsx';
import classes from './key-form.module.css';
import type { KeyFormProps } from './key-form-props.ts';

/** The order of the items that students saw, and how an order is marked. */
export function OrderingKey({ body, getTree, onChange }: KeyFormProps<'ordering'>) {
  const { items, rule } = body;

  return (
    <>
      <ol className={classes.items} data-rows>
        {items.map((item, position) => (
          <li key={item}>
            <LineText text={item} tree={getTree(item)} />
            <RowButtons
              rows={items}
              position={position}
              noun="item"
              min={items.length}
              isOrdered
              isComplete
              onChange={(next) => onChange({ ...body, items: next })}
            />
          </li>
        ))}
      </ol>
      <ChipField
        label="Marks are for"
        mt={8}
        value={rule}
        options={getOrderingRules(rule).map((choice) => [choice, orderingNames[choice]])}
        onChange={(choice) => onChange({ ...body, rule: choice as OrderingRule })}
      />
    </>
  );
}
