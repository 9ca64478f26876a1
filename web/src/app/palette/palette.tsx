import { Text, TextInput } from '@mantine/core';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import type { StoredUser } from '../../lib/session/session-store.ts';
import { Overlay } from '../../ui/layers/overlay.tsx';
import { findEntries, type PaletteEntry } from './find-entries.ts';
import classes from './palette.module.css';
import { PaletteList } from './palette-list.tsx';
import { usePaletteEntries } from './use-palette-entries.ts';

interface PaletteProps {
  user: StoredUser;
  onClose: () => void;
}

/** Goes anywhere by its name. The focus stays in the field while the arrow keys choose (ARIA combobox). */
export function Palette({ user, onClose }: PaletteProps) {
  const { entries, hasFault } = usePaletteEntries(user);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const listId = useId();
  const go = useGoing(onClose);
  const found = findEntries(entries, typed);

  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const entry = found[chosen];
    if (event.nativeEvent.isComposing || (step === undefined && event.key !== 'Enter')) return;

    event.preventDefault();
    if (step !== undefined) setChosen((chosen + step + found.length) % Math.max(found.length, 1));
    else if (entry !== undefined) go(entry);
  };

  return (
    <Overlay position="middle" title="Go to" onClose={onClose}>
      <TextInput
        ref={focusOnOpening}
        aria-label="Page, file or set"
        placeholder="Page, file or set"
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-activedescendant={found.length > 0 ? `${listId}-${chosen}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setChosen(0);
        }}
        onKeyDown={press}
      />
      <div className={classes.results}>
        <PaletteList id={listId} entries={found} chosen={chosen} onChoose={go} />
        {found.length === 0 && <Text c="dimmed">Nothing has this name.</Text>}
        {hasFault && <Text c="dimmed">Your files could not be loaded.</Text>}
      </div>
    </Overlay>
  );
}

/** The browser's dialog gives its first focus to what carries the attribute, else to the button that closes it. */
function focusOnOpening(input: HTMLInputElement | null): void {
  input?.setAttribute('autofocus', '');
}

function useGoing(onClose: () => void): (entry: PaletteEntry) => void {
  const navigate = useNavigate();

  return ({ path, external }) => {
    onClose();
    if (external) open(path, '_blank', 'noopener,noreferrer');
    else void navigate(path);
  };
}
