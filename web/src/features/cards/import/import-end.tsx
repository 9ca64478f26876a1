import type { CardImport } from '@akada/contract/material/flashcards/card-imports.ts';
import { links } from '@akada/core/links/links.ts';
import { Button, Text } from '@mantine/core';
import { counted, numberText } from '../../../lib/format/numbers.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { EndOfSession } from '../../../ui/focus/end-of-session.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { reviewAddress } from '../deck-choice.ts';
import { ReasonList } from './reason-list.tsx';
import { takenBackText, UndoImport } from './take-back.tsx';

/** The end of an import: the new cards, what stays out, and the first review. */
export function ImportEnd({ done, onOtherFile }: { done: CardImport; onOtherFile: () => void }) {
  const { added, changed, same, due, lost_files: lostFiles, preview, taken_back: takenBack } = done;
  if (takenBack !== null)
    return (
      <Notice
        kind="info"
        title="This import is undone"
        actions={<Button onClick={onOtherFile}>Import another file</Button>}
      >
        {takenBackText(takenBack)}
      </Notice>
    );

  return (
    <EndOfSession
      title={<h2>{title(added, changed)}</h2>}
      cloth={{ cloth_seed: done.id, cloth_colour: 2 }}
      percent={100}
      figure={<strong>{numberText(added + changed)}</strong>}
      lead={
        <>
          <Text>
            {due > 0
              ? `${counted(due, 'card is', 'cards are')} due today, as Anki would have asked.`
              : 'They wait among your new cards.'}
          </Text>
          {same > 0 && (
            <Text c="dimmed">{counted(same, 'card was', 'cards were')} in your cards already.</Text>
          )}
          {changed > 0 && (
            <Text c="dimmed">
              {counted(changed, 'card was', 'cards were')} corrected. What you know of{' '}
              {changed === 1 ? 'it' : 'them'} stays.
            </Text>
          )}
          {lostFiles > 0 && (
            <Text c="dimmed">
              {counted(lostFiles, 'picture or sound', 'pictures or sounds')} could not be read.
            </Text>
          )}
        </>
      }
      actions={
        <>
          {added + changed > 0 && (
            <ButtonLink to={reviewAddress({})}>
              {due > 0 ? `Review ${numberText(due)} now` : 'Review now'}
            </ButtonLink>
          )}
          <ButtonLink to={links.flashcards()} variant="subtle">
            Your cards
          </ButtonLink>
        </>
      }
      more={
        <Button variant="subtle" onClick={onOtherFile}>
          Import another file
        </Button>
      }
    >
      {preview && <ReasonList title="Omitted cards" reasons={preview.left_out} />}
      {added + changed > 0 && (
        <div>
          <Text c="dimmed">Wrong deck? Cards that you edit or review stay, all others go.</Text>
          <UndoImport row={done} />
        </div>
      )}
    </EndOfSession>
  );
}

function title(added: number, changedCount: number): string {
  if (added > 0) return `${counted(added, 'card is', 'cards are')} yours`;
  return changedCount > 0 ? 'Your cards are up to date' : 'Nothing new in this file';
}
