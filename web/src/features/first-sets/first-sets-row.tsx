import type { FirstSets } from '@akada/contract/work/first-sets.ts';
import { firstSetsNow } from '@akada/core/generation/first-sets.ts';
import { links } from '@akada/core/links/links.ts';
import { Button } from '@mantine/core';
import { counted } from '../../lib/format/numbers.ts';
import { ButtonLink } from '../../ui/links/links.tsx';
import { ProgressRow } from '../../ui/list/progress-row.tsx';
import { useClosing } from './api.ts';
import { getStartLink } from './first-sets-actions.tsx';

interface FirstSetsRowProps {
  sets: FirstSets;
  /** True if it is the next step of its page. */
  isNext: boolean;
  /** The number of questions that the note prints as a past paper; 0 for every other note. */
  paperQuestions: number;
}

/** Shows one of several notes, from its reading to its first question. */
export function FirstSetsRow({ sets, isNext, paperQuestions }: FirstSetsRowProps) {
  const { note } = sets;
  const { mutate: close } = useClosing(sets.id);
  const now = firstSetsNow(sets);
  const hasEnded = now.stage === 'ready' || now.stage === 'over';
  const isPaper = paperQuestions > 0;
  const startLink = isPaper ? links.pastPaper(note.id) : getStartLink(sets, now.start);

  return (
    <ProgressRow
      cloth={note}
      name={note.original_filename}
      state={isPaper ? `A past paper: ${counted(paperQuestions, 'question')}` : getStateText(sets)}
      percent={hasEnded ? null : now.percent}
      actions={
        <>
          {startLink !== null && (
            <ButtonLink
              to={startLink}
              variant={isNext ? 'filled' : 'default'}
              aria-label={`${isPaper ? 'Open' : 'Start'} ${note.original_filename}`}
              onClick={() => close()}
            >
              {isPaper ? 'Open' : 'Start'}
            </ButtonLink>
          )}
          {now.stage === 'over' && !isPaper && (
            <>
              {note.status === 'ready' && (
                <ButtonLink to={links.note(note.id)} variant="default">
                  Open
                </ButtonLink>
              )}
              <Button variant="subtle" aria-label={`Hide ${note.original_filename}`} onClick={() => close()}>
                Hide
              </Button>
            </>
          )}
        </>
      }
    />
  );
}

function getStateText(sets: FirstSets): string {
  const { note, questions, cards } = sets;
  const { stage, sentences } = firstSetsNow(sets);
  if (stage === 'reading') {
    const { progress } = note;
    if (progress === null) return 'Being read';
    return `Being read: page ${Math.min(progress.done + 1, progress.total)} of ${progress.total}`;
  }
  if (stage === 'making') return 'Your study set is being made';
  if (stage === 'over') return sentences[0] ?? 'Ready';

  const figures = [
    questions.made > 0 && counted(questions.made, 'question'),
    cards.made > 0 && counted(cards.made, 'card'),
  ];
  return `Ready: ${figures.filter((text) => text !== false).join(', ')}`;
}
