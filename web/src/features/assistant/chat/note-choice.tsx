import { IconX } from '@tabler/icons-react';
import { Cloth } from '../../../ui/cloth/cloth.tsx';
import type { ChatNote } from './chat-notes.ts';
import classes from './composer.module.css';

interface NoteChoiceProps {
  note: ChatNote | null;
  /** Null while they are awaited: the button has its place already. */
  notes: readonly ChatNote[] | null;
  onChoose: (note: ChatNote | null) => void;
}

/** The chip of the chosen note, which can be removed, else a button to choose one. */
export function NoteChoice({ note, notes, onChoose }: NoteChoiceProps) {
  if (note !== null) {
    const { title, cloth } = note;
    return (
      <span className={classes.chip}>
        {cloth && (
          <span className={classes.chipCover}>
            <Cloth seed={cloth.cloth_seed} colour={cloth.cloth_colour} columns={2} rows={2} />
          </span>
        )}
        <span className={classes.chipName}>{title}</span>
        <button
          type="button"
          aria-label={`Ask about everything instead of ${title}`}
          onClick={() => onChoose(null)}
        >
          <IconX size={16} aria-hidden />
        </button>
      </span>
    );
  }
  if (notes?.length === 0) return null;
  return (
    <select
      className={classes.notes}
      aria-label="Note for this chat"
      value=""
      onChange={({ currentTarget: { value } }) => onChoose(notes?.find(({ id }) => id === value) ?? null)}
    >
      <option value="">All of my notes</option>
      {notes?.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </select>
  );
}
