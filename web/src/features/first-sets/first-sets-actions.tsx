import type { FirstSets } from '@akada/contract/work/first-sets.ts';
import type { FirstSetsNow } from '@akada/core/generation/first-sets.ts';
import { links } from '@akada/core/links/links.ts';
import { Button } from '@mantine/core';
import { ButtonLink } from '../../ui/links/links.tsx';
import { useClosing } from './api.ts';

interface FirstSetsActionsProps {
  sets: FirstSets;
  start: FirstSetsNow['start'];
}

/** Shows the next step with a note whose sets were made. */
export function FirstSetsNextAction({ sets, start }: FirstSetsActionsProps) {
  const { mutate: close } = useClosing(sets.id);
  const startLink = getStartLink(sets, start);
  if (startLink === null) {
    const isRead = sets.note.status === 'ready';
    return isRead && <ButtonLink to={links.note(sets.note.id)}>Open the note</ButtonLink>;
  }
  return (
    // The panel is closed here: the dashboard continues with the practice.
    <ButtonLink to={startLink} size="lg" onClick={() => close()}>
      Start
    </ButtonLink>
  );
}

/** Leads to the questions of a past paper. */
export function OpenPaper({ sets: { id, note } }: Pick<FirstSetsActionsProps, 'sets'>) {
  const { mutate: close } = useClosing(id);
  return (
    <ButtonLink to={links.pastPaper(note.id)} size="lg" onClick={() => close()}>
      Open the paper
    </ButtonLink>
  );
}

/** Leads to the automatic sets of a past paper, and to its note. */
export function StartInstead({ sets, start }: FirstSetsActionsProps) {
  const { mutate: close } = useClosing(sets.id);
  const startLink = getStartLink(sets, start);
  return (
    <>
      {startLink !== null && (
        <ButtonLink to={startLink} variant="subtle" onClick={() => close()}>
          Start with the automatic set
        </ButtonLink>
      )}
      <ButtonLink to={links.note(sets.note.id)} variant="subtle">
        Open the note
      </ButtonLink>
    </>
  );
}

/** Shows the actions other than the next step. */
export function FirstSetsOtherActions({ sets, start }: FirstSetsActionsProps) {
  const { mutate: close } = useClosing(sets.id);
  const look = getLookLink(sets);
  if (start === null) {
    return (
      <Button variant="subtle" onClick={() => close()}>
        Hide this
      </Button>
    );
  }
  return (
    <>
      {start.with === 'questions' && sets.cards.made > 0 && look !== null && (
        <ButtonLink to={look} variant="subtle">
          Look through the cards first
        </ButtonLink>
      )}
      <ButtonLink to={links.note(sets.note.id)} variant="subtle">
        Open the note
      </ButtonLink>
    </>
  );
}

/** @returns the address of the first sitting; null if nothing was made */
export function getStartLink(sets: FirstSets, start: FirstSetsNow['start']): string | null {
  const { generation_id } = sets.questions;
  if (start?.with === 'questions' && generation_id) return links.practiceGenerated({ generation_id });
  return start === null ? null : getLookLink(sets);
}

function getLookLink({ cards: { generation_id } }: FirstSets): string | null {
  return generation_id === null ? null : links.makeFlashcards({ generation_id, look: '1' });
}
