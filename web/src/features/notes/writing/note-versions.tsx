import type { WrittenForm } from '@akada/contract/material/written-notes.ts';
import { changedLines } from '@akada/core/notes/changed-lines.ts';
import { EarlierVersions } from '../../../ui/writing/earlier-versions.tsx';
import { noteVersionsQuery } from './api.ts';
import { getValues } from './use-note-editing.ts';

interface NoteVersionsProps {
  id: string;
  now: WrittenForm;
  onBringBack: (then: WrittenForm) => void;
}

/** Earlier versions of a note: each shows the lines that differ from the present text. */
export function NoteVersions({ id, now, onBringBack }: NoteVersionsProps) {
  return (
    <EarlierVersions
      query={noteVersionsQuery(id)}
      valuesOf={getValues}
      differencesOf={(then) => [
        ...(then.title === now.title ? [] : [{ label: 'Title', before: then.title, after: now.title }]),
        ...(then.text === now.text ? [] : [{ label: 'Text', ...changedLines(then.text, now.text) }]),
      ]}
      onBringBack={onBringBack}
      retention="One is kept when you edit ten minutes later, on another visit, or delete a long passage."
    />
  );
}
