import type { CardImport } from '@akada/contract/material/flashcards/card-imports.ts';
import { counted } from '../../../lib/format/numbers.ts';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { useTakeBackImport } from './api.ts';

interface UndoImportProps {
  row: { id: string; filename: string };
  text?: string;
}

/** Undoes an import. */
export function UndoImport({ row: { id, filename }, text = 'Undo this import' }: UndoImportProps) {
  const takeBack = useTakeBackImport(id);
  return (
    <ActionButton
      variant="subtle"
      px={0}
      aria-label={`${text}: ${filename}`}
      isBusy={takeBack.isPending}
      onClick={() => takeBack.mutate()}
    >
      {text}
    </ActionButton>
  );
}

/** @returns one sentence for each thing that happened to the cards */
export function takenBackText({
  removed,
  restored,
  remaining,
}: NonNullable<CardImport['taken_back']>): string {
  const sentences = [
    removed > 0 && `${counted(removed, 'card is', 'cards are')} removed.`,
    restored > 0 && `${counted(restored, 'card has its', 'cards have their')} earlier text again.`,
    remaining > 0 &&
      `${counted(remaining, 'card stays', 'cards stay')}, because you edited or reviewed ${remaining === 1 ? 'it' : 'them'} since.`,
  ].filter(Boolean);
  return sentences.length > 0 ? sentences.join(' ') : 'None of its cards were here any more.';
}
