import { TextInput, type TextInputProps } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { dateFault, firstDay, lastDay, noDate } from '../../lib/form/date-rules.ts';

interface DateFieldProps extends Pick<TextInputProps, 'description' | 'error' | 'disabled'> {
  label: string;
  /** `2026-10-01`, with `hasTime` `2026-10-01T14:05`; empty for none. */
  value: string;
  /** @param value may be invalid, or `noDate` if it is no date at all: `dateFault` tells them apart */
  onChange: (value: string) => void;
  hasTime?: boolean;
  /** The name of the value in the form. */
  path?: string;
}

/**
 * Uses the browser's own field, which opens the phone's calendar, accepts typing and is accessible. The
 * component library's calendars need more styles than the page weight allows, and a library for dates.
 */
export function DateField({ value, onChange, hasTime = false, path, error, ...field }: DateFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // Shows no error while the first year is typed.
  const [isEntered, setEntered] = useState(value !== '');

  // The browser shows an invalid date as it was typed, but reports an empty value.
  useEffect(() => {
    if (value === '' && input.current?.validity.badInput) input.current.value = '';
  }, [value]);

  const read = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    const entered = currentTarget.validity.badInput ? noDate : currentTarget.value;
    if (entered !== value) onChange(entered);
  };
  return (
    <TextInput
      {...field}
      ref={input}
      type={hasTime ? 'datetime-local' : 'date'}
      min={hasTime ? `${firstDay}T00:00` : firstDay}
      max={hasTime ? `${lastDay}T23:59` : lastDay}
      data-path={path}
      error={error ?? (isEntered ? dateFault(value) : undefined)}
      value={value === noDate ? '' : value}
      onChange={read}
      // The browser sends no change event for an empty field that becomes half a date.
      onKeyUp={read}
      onBlur={(event) => {
        read(event);
        setEntered(true);
      }}
    />
  );
}
