import { ChipField, type ChipFieldProps, maxChips } from './chip-field.tsx';
import { SelectField } from './select-field.tsx';

/** One choice from names that people gave: a few are chips, many are a list to open. */
export function ChoiceField({ label, value, options, onChange }: ChipFieldProps) {
  const Field = options.length <= maxChips ? ChipField : SelectField;
  return <Field label={label} value={value} options={options} onChange={onChange} />;
}
