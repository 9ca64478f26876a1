import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';

interface SelectFieldProps extends Omit<NativeSelectProps, 'data' | 'label' | 'onChange' | 'value'> {
  label: string;
  value: string;
  /** Value and what people read. */
  options: readonly (readonly [value: string, text: string])[];
  onChange: (value: string) => void;
  /** For a choice that shows what it is about: the label is for those who hear it. */
  isLabelHidden?: boolean;
}

/** The browser's own select: it opens as people know it on their phone. */
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
