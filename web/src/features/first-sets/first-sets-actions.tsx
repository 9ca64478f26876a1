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

/** What can be done with a note that was read and asked: the next step, and ways around it. */
export function FirstSetsActions({ sets, start }: FirstSetsActionsProps) {
  const { mutate: close } = useClosing(sets.id);
  const { note, cards } = sets;
  const begin = getStartLink(sets, start);
  const look = getLookLink(sets);

  return (
    <>
      {begin !== null && (
        // The panel is closed here: the dashboard continues with the practice.
        <ButtonLink to={begin} size="lg" onClick={() => close()}>
          Start
        </ButtonLink>
      )}
      {start?.with === 'questions' && cards.made > 0 && look !== null && (
        <ButtonLink to={look} variant="subtle">
          Look through the cards first
        </ButtonLink>
      )}
      {note.status === 'ready' && (
        <ButtonLink to={links.note(note.id)} variant={start === null ? 'filled' : 'subtle'}>
          Open the note
        </ButtonLink>
      )}
      {start === null && (
        <Button variant="subtle" onClick={() => close()}>
          Hide this
        </Button>
      )}
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
