import { Box, TextInput, type TextInputProps } from '@mantine/core';
import { type KeyboardEvent, useId, useState } from 'react';
import { type Choice, ChoiceList } from './choice-list.tsx';

export interface SuggestFieldProps
  extends Pick<TextInputProps, 'label' | 'description' | 'placeholder' | 'maxLength' | 'error' | 'onBlur'> {
  label: string;
  value: string;
  /** The matches; empty while unknown. */
  suggestions: readonly Choice[];
  onChange: (value: string) => void;
  onFocus?: () => void;
  /** The name of the value in the form. */
  'data-path'?: string;
}

/** No suggestion is selected before an arrow key was pressed, so that Enter works as in any other field. */
const noneActive = -1;

/** A free text with suggestions below it (ARIA combobox). `SearchChoice` is similar, but accepts only a choice. */
export function SuggestField({ suggestions, value, onChange, onBlur, ...field }: SuggestFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(noneActive);
  const listId = useId();
  const visibleChoices = isOpen ? suggestions : [];

  const open = () => {
    setOpen(true);
    setActive(noneActive);
  };
  const choose = ({ name }: Choice) => {
    onChange(name);
    setOpen(false);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const choice = visibleChoices[active];
    if (event.nativeEvent.isComposing) return;

    if (step !== undefined && !isOpen) open();
    else if (step !== undefined && visibleChoices.length > 0)
      setActive(stepped(active, step, visibleChoices.length));
    else if (event.key === 'Enter' && choice !== undefined) choose(choice);
    else if (event.key === 'Escape' && visibleChoices.length > 0) setOpen(false);
    else return;
    event.preventDefault();
    // Escape would close the dialog around the field as well.
    event.stopPropagation();
  };

  return (
    <Box pos="relative">
      <TextInput
        {...field}
        role="combobox"
        aria-expanded={visibleChoices.length > 0}
        aria-controls={listId}
        aria-activedescendant={visibleChoices.length > 0 && active >= 0 ? `${listId}-${active}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        value={value}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.value);
          open();
        }}
        onClick={() => !isOpen && open()}
        onBlur={(event) => {
          setOpen(false);
          onBlur?.(event);
        }}
        onKeyDown={press}
      />
      {visibleChoices.length > 0 && (
        <ChoiceList
          label={field.label}
          active={active}
          id={listId}
          choices={visibleChoices}
          message=""
          onPoint={setActive}
          onChoose={choose}
        />
      )}
    </Box>
  );
}

/** Moves from no selection to the first or the last, and wraps around at the ends. */
function stepped(active: number, step: number, count: number): number {
  if (active === noneActive) return step > 0 ? 0 : count - 1;
  return (active + step + count) % count;
}
