import { bodyLimits, type NumericalBody } from '@akada/core/question-types/question-body.ts';
import { Group, TextInput } from '@mantine/core';
import { ChipField } from '../../../../../ui/form/choices/chip-field.tsx';
import { SelectField } from '../../../../../ui/form/choices/select-field.tsx';
import { AddButton } from './add-button.tsx';
import classes from './bodies.module.css';
import { RowButtons } from './row-buttons.tsx';
import { getPenaltyOptions } from './shares.ts';

interface UnitFieldsProps {
  body: NumericalBody;
  onChange: (body: NumericalBody) => void;
}

/** The units of a number; without any the answer is a number only. */
export function UnitFields({ body, onChange }: UnitFieldsProps) {
  const { units, unit } = body;
  const [first] = units;
  const change = (next: NumericalBody['units']) =>
    onChange({ ...body, units: next.map((row, index) => (index === 0 ? { ...row, factor: '1' } : row)) });

  return (
    <>
      <div className={classes.rows} data-rows>
        {units.map(({ name, factor }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a unit has no other name.
          <div key={position} className={classes.row} data-labelled>
            <TextInput
              className={classes.text}
              label={position === 0 ? 'Unit of the numbers' : 'Another unit'}
              aria-label={`Unit ${position + 1}`}
              placeholder={position === 0 ? 'Such as m' : 'Such as km'}
              name={`body.units.${position}`}
              maxLength={bodyLimits.unit}
              autoComplete="off"
              value={name}
              onChange={({ currentTarget }) =>
                change(units.with(position, { name: currentTarget.value, factor }))
              }
            />
            {position > 0 && (
              <TextInput
                className={classes.narrow}
                label={`In 1 ${first?.name || 'first unit'}`}
                aria-label={`In 1 ${first?.name || 'first unit'}: amount of unit ${position + 1}`}
                placeholder="Such as 0.001"
                name={`body.factors.${position}`}
                inputMode="decimal"
                maxLength={bodyLimits.number}
                autoComplete="off"
                value={factor}
                onChange={({ currentTarget }) =>
                  change(units.with(position, { name, factor: currentTarget.value }))
                }
              />
            )}
            <RowButtons rows={units} position={position} noun="unit" min={0} onChange={change} />
          </div>
        ))}
      </div>
      <AddButton
        text={units.length === 0 ? 'Add a unit' : 'Add another unit'}
        isFull={units.length >= bodyLimits.units}
        onAdd={() => change([...units, { name: '', factor: '' }])}
      />
      {units.length > 0 && (
        <Group gap="8px 16px" grow preventGrowOverflow={false} align="flex-end">
          <ChipField
            label="The unit"
            value={unit.rule}
            options={[
              ['optional', 'Is optional'],
              ['needed', 'Is needed'],
            ]}
            onChange={(rule) => onChange({ ...body, unit: { ...unit, rule: rule as typeof unit.rule } })}
          />
          <SelectField
            label={unit.rule === 'needed' ? 'Wrong or missing, it costs' : 'Wrong, it costs'}
            value={String(unit.penalty)}
            options={getPenaltyOptions(unit.penalty)}
            onChange={(penalty) => onChange({ ...body, unit: { ...unit, penalty: Number(penalty) } })}
          />
        </Group>
      )}
    </>
  );
}
