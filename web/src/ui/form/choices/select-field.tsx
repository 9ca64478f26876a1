import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';

interface SelectFieldProps extends Omit<NativeSelectProps, 'data' | 'label' | 'onChange' | 'value'> {
  label: string;
  value: string;
  /** Values with their visible names. */
  options: readonly (readonly [value: string, text: string])[];
  onChange: (value: string) => void;
  /** True if the selected text explains itself: only screen readers then get the label. */
  isLabelHidden?: boolean;
}

/** The browser's own select, which opens the phone's usual list. */
export function SelectField({ label, isLabelHidden, options, onChange, ...rest }: SelectFieldProps) {
  return (
    <NativeSelect
      {...rest}
      {...(isLabelHidden ? { 'aria-label': label } : { label })}
      data={options.map(([option, text]) => ({ value: option, label: text }))}
      rightSection={<IconChevronDown size={18} aria-hidden />}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
