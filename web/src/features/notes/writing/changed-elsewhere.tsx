import type { WrittenForm } from '@akada/contract/material/written-notes.ts';
import { useState } from 'react';
import { BothTexts } from '../../../ui/page/both-texts.tsx';
import { getValues, type NoteEditing } from './use-note-editing.ts';

const parts = [
  ['Title', 'title'],
  ['Text', 'text'],
] as const;

/** Shows both texts of a note that was changed on another device or tab, until the author has chosen. */
export function ChangedElsewhere({ editing }: { editing: NoteEditing }) {
  const { present, base, values, change, settle } = editing;
  // The typed text, before parts of the other text were accepted.
  const [typed, setTyped] = useState<WrittenForm | null>(null);
  if (present === null) return null;

  const theirs = getValues(present);
  const getLabels = (other: WrittenForm) =>
    getDifferences(base === null ? values : getValues(base), other).map(({ label }) => label);
  return (
    <BothTexts
      what="note"
      differences={getDifferences(theirs, values)}
      changedThere={getLabels(theirs)}
      changedHere={getLabels(values)}
      onTakeTheirs={(labels) => {
        const taken = parts.filter(([label]) => labels.includes(label));
        setTyped(typed ?? values);
        change({ ...values, ...Object.fromEntries(taken.map(([, field]) => [field, theirs[field]])) });
      }}
      onSettled={() => {
        setTyped(null);
        void settle(values, typed ?? values);
      }}
    />
  );
}

function getDifferences(one: WrittenForm, other: WrittenForm) {
  return parts
    .filter(([, field]) => one[field].trim() !== other[field].trim())
    .map(([label, field]) => ({ label, before: one[field], after: other[field] }));
}
