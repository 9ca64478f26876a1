import type { AccountRole } from '@akada/core/access/route-guard.ts';
import { Text, TextInput } from '@mantine/core';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import type { StoredUser } from '../../lib/session/session-store.ts';
import { Overlay } from '../../ui/layers/overlay.tsx';
import { findEntries, type PaletteEntry } from './find-entries.ts';
import classes from './palette.module.css';
import { PaletteList } from './palette-list.tsx';
import { useFoundEntries } from './use-found-entries.ts';
import { usePaletteEntries } from './use-palette-entries.ts';

const placeholders: Readonly<Record<AccountRole, string>> = {
  student: 'Notes, decks, courses, tutors, pages',
  tutor: 'Courses, questions, pages',
  admin: 'People, courses, questions, pages',
};

interface PaletteProps {
  user: StoredUser;
  onClose: () => void;
}

/**
 * Finds pages and content by name or text, and opens them. The focus stays in the field while the arrow keys
 * choose (ARIA combobox).
 */
export function Palette({ user: { role }, onClose }: PaletteProps) {
  const [typed, setTyped] = useState('');
  const { entries, hasFault } = usePaletteEntries(role, typed !== '');
  const searched = useFoundEntries(role, typed);
  const [chosen, setChosen] = useState(0);
  const listId = useId();
  const go = useGoing(onClose);
  const found = findEntries(entries, typed, searched.found);

  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const entry = found[chosen];
    if (event.nativeEvent.isComposing || (step === undefined && event.key !== 'Enter')) return;

    event.preventDefault();
    if (step !== undefined) setChosen((chosen + step + found.length) % Math.max(found.length, 1));
    else if (entry !== undefined) go(entry);
  };

  return (
    <Overlay position="middle" title="Search" onClose={onClose}>
      <TextInput
        ref={focusOnOpening}
        aria-label="Search"
        placeholder={placeholders[role]}
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
        {found.length === 0 && (
          <Text c="dimmed" role="status">
            {searched.isSearching ? 'Searching …' : 'Nothing found. Try fewer or other words.'}
          </Text>
        )}
        {(hasFault || searched.hasFault) && (
          <Text c="dimmed">Some of it could not be searched. Check your connection, then try again.</Text>
        )}
      </div>
    </Overlay>
  );
}

/** The browser's dialog gives its first focus to the element with this attribute, else to its close button. */
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
