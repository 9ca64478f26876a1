import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { counted } from '../../../lib/format/numbers.ts';
import type { TextEdit } from '../../../lib/writing/text-edits.ts';
import { typeInto } from '../../../lib/writing/type-into.ts';
import { SearchChoice } from '../../../ui/form/choices/search-choice.tsx';
import { notesNamedQuery } from '../mine/api.ts';

/** Inserts a link to another note at the cursor. */
export function NoteLink({ editor, ownId }: { editor: RefObject<HTMLElement | null>; ownId: string | null }) {
  const [search, setSearch] = useState<string | null>(null);
  const { data, error } = useQuery({
    ...notesNamedQuery(search ?? ''),
    enabled: search !== null,
    placeholderData: keepPreviousData,
  });
  const others = (data?.items ?? []).filter(({ id }) => id !== ownId);

  return (
    <SearchChoice
      label="Link to another note"
      selection={null}
      choices={others.map(({ id, title, original_filename, word_count }) => ({
        id,
        name: title ?? original_filename,
        fact: counted(word_count ?? 0, 'word'),
      }))}
      message={
        error ? `Your notes could not be looked through. ${error.message}` : 'No other note has this title.'
      }
      onSearch={setSearch}
      onChoose={(choice) => {
        const field = editor.current?.querySelector('textarea');
        if (choice === null || !field) return;
        typeInto(field, linkEdit(field, choice.name, `note:${choice.id}`));
      }}
    />
  );
}

/** Puts the link at the cursor, and the cursor after the link. */
function linkEdit(
  { selectionStart: from, selectionEnd: to }: HTMLTextAreaElement,
  name: string,
  href: string,
): TextEdit {
  const inserted = `[${name.replace(/[\\[\]]/g, '\\$&')}](${href})`;
  const after = from + inserted.length;
  return { from, to, inserted, selectFrom: after, selectTo: after };
}
