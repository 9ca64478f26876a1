import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';

interface SearchFieldProps {
  label: string;
  /** The present search. */
  value: string;
  /** Called when the person pauses. */
  onSearch: (search: string) => void;
}

/**
 * Searches for a name while it is typed. Only the field stores the typed text: the address follows later, and
 * would undo letters typed since.
 */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const search = useDebouncedCallback(onSearch, 300);

  useEffect(() => {
    if (field.current !== null && field.current !== document.activeElement) field.current.value = value;
  }, [value]);

  return (
    <TextInput
      ref={field}
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={20} aria-hidden />}
      type="search"
      defaultValue={value}
      maxLength={120}
      autoComplete="off"
      onChange={(event) => search(event.currentTarget.value)}
    />
  );
}
