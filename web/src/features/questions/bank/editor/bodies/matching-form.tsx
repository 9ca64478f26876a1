import { bodyLimits } from '@akada/core/question-types/question-body.ts';
import { Text, Textarea } from '@mantine/core';
import { AddButton } from './add-button.tsx';
import classes from './bodies.module.css';
import type { BodyFormProps } from './body-form-props.ts';
import { RowButtons } from './row-buttons.tsx';
import { TextRows } from './text-rows.tsx';

const sides = [
  ['left', 'Text'],
  ['right', 'Its match'],
] as const;

/** Pairs, and matches that belong to none of them. */
export function MatchingForm({ body, onChange }: BodyFormProps<'matching'>) {
  const { pairs, extra } = body;

  return (
    <>
      <div className={classes.rows} data-rows>
        {pairs.map((pair, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pair has no other name.
          <div key={position} className={classes.row}>
            {sides.map(([side, label]) => (
              <Textarea
                key={side}
                className={classes.text}
                aria-label={`${label} of pair ${position + 1}`}
                placeholder={label}
                name={`body.pairs.${position}.${side}`}
                maxLength={bodyLimits.text}
                autosize
                minRows={1}
                value={pair[side]}
                onChange={({ currentTarget }) =>
                  onChange({ ...body, pairs: pairs.with(position, { ...pair, [side]: currentTarget.value }) })
                }
              />
            ))}
            <RowButtons
              rows={pairs}
              position={position}
              noun="pair"
              min={2}
              onChange={(next) => onChange({ ...body, pairs: next })}
            />
          </div>
        ))}
      </div>
      <AddButton
        text="Add a pair"
        isFull={pairs.length >= bodyLimits.pairs}
        onAdd={() => onChange({ ...body, pairs: [...pairs, { left: '', right: '' }] })}
      />
      {extra.length > 0 && (
        <Text fw={600} mt={8}>
          Matches without a pair
        </Text>
      )}
      <TextRows
        rows={extra.map((text) => ({ text }))}
        blank={{ text: '' }}
        noun="extra match"
        add="Add a match without a pair"
        min={0}
        max={bodyLimits.extra}
        onChange={(rows) => onChange({ ...body, extra: rows.map(({ text }) => text) })}
      />
    </>
  );
}
