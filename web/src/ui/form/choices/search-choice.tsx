import { Box, TextInput } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { type Choice, ChoiceList } from './choice-list.tsx';

interface SearchChoiceProps {
  label: string;
  /** Used among filters: the label is in the field while it is empty. */
  isLabelHidden?: boolean;
  /** The name of the value in the form. */
  path?: string;
  error?: ReactNode;
  selection: Choice | null;
  /** The matches; empty while they load. */
  choices: readonly Choice[];
  /** Shown if there are no choices. */
  message: string;
  /** @param search the search text; null while the list is closed */
  onSearch: (search: string | null) => void;
  /** Null if the field was emptied. */
  onChoose: (choice: Choice | null) => void;
}

/**
 * A choice from many, found by a part of its name. The focus stays in the field while the arrow keys choose
 * (ARIA combobox). The browser's own select has no search, and the component library's is heavier than a
 * complete page of the catalog.
 */
export function SearchChoice({
  label,
  isLabelHidden = false,
  path,
  error,
  selection,
  choices,
  message,
  ...on
}: SearchChoiceProps) {
  // Text typed since the last selection; null shows the selection.
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const listId = useId();
  const visibleChoices = isOpen ? choices : [];

  const open = (text: string | null) => {
    setTyped(text);
    setOpen(true);
    setActive(0);
    on.onSearch(text ?? '');
  };
  const close = (choice: Choice | null) => {
    if (choice !== null) setTyped(null);
    setOpen(false);
    on.onSearch(null);
  };
  const choose = (choice: Choice) => {
    on.onChoose(choice);
    close(choice);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const choice = visibleChoices[active];
    if (event.nativeEvent.isComposing) return;

    if (step !== undefined && !isOpen) open(typed);
    else if (step !== undefined)
      setActive((active + step + visibleChoices.length) % Math.max(visibleChoices.length, 1));
    else if (event.key === 'Enter' && choice !== undefined) choose(choice);
    else if (event.key === 'Escape' && isOpen) close(selection);
    else return;
    event.preventDefault();
  };

  return (
    <Box pos="relative">
      <TextInput
        {...(isLabelHidden ? { 'aria-label': label, placeholder: label } : { label })}
        error={error}
        data-path={path}
        role="combobox"
        aria-expanded={visibleChoices.length > 0}
        aria-controls={listId}
        aria-activedescendant={visibleChoices.length > 0 ? `${listId}-${active}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        maxLength={120}
        value={typed ?? getText(selection)}
        onChange={({ currentTarget: { value } }) => {
          open(value);
          if (value === '') on.onChoose(null);
        }}
        onClick={() => !isOpen && open(typed)}
        onBlur={() => close(selection)}
        onKeyDown={press}
      />
      {isOpen && (
        <ChoiceList
          label={label}
          active={active}
          message={message}
          id={listId}
          choices={visibleChoices}
          onPoint={setActive}
          onChoose={choose}
        />
      )}
    </Box>
  );
}

function getText(choice: Choice | null): string {
  return choice === null ? '' : [choice.name, choice.fact].filter((part) => part !== '').join(', ');
}
