import { Button, Group, Text } from '@mantine/core';
import { singleKeysWork } from '../../../lib/device/single-keys.ts';
import { counted } from '../../../lib/format/numbers.ts';
import { KeyHint } from '../../../ui/focus/focus-frame.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import type { OpenQuestions } from './hand-in.ts';

interface HandInDialogProps {
  isOpen: boolean;
  open: readonly OpenQuestions[];
  /** In the hall, its keys submit the exam and go back, and the dialog only shows counts. */
  isHall: boolean;
  onGoTo: (position: number) => void;
  onReturn: () => void;
  onConfirm: () => void;
}

/** Asks before the exam ends and names what is still open. R goes back, as in the exam halls. */
export function HandInDialog({ isOpen, open, isHall, onGoTo, onReturn, onConfirm }: HandInDialogProps) {
  const hasKeys = isHall && singleKeysWork();
  const unanswered = open.reduce((sum, part) => sum + part.unanswered.length, 0);

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onReturn}
      title="Hand in the exam?"
      actions={
        <>
          <Button variant="default" onClick={onReturn}>
            Back to the questions
            {hasKeys && <KeyHint>R</KeyHint>}
          </Button>
          <Button onClick={onConfirm}>
            Hand in
            {hasKeys && <KeyHint>S</KeyHint>}
          </Button>
        </>
      }
    >
      <Text>
        {unanswered === 0
          ? 'Every question has an answer.'
          : `${counted(unanswered, 'question has', 'questions have')} no answer.`}{' '}
        After this, no answer can be changed.
      </Text>
      {isHall ? <Counts open={open} /> : <Numbers open={open} onGoTo={onGoTo} />}
    </Dialog>
  );
}

function Counts({ open }: { open: readonly OpenQuestions[] }) {
  return (
    <ul className="figures">
      {open.map(({ title, first, unanswered, flagged }) => (
        <li key={first}>
          {title}: {unanswered.length} without an answer{flagged.length > 0 && `, ${flagged.length} flagged`}
        </li>
      ))}
    </ul>
  );
}

function Numbers({ open, onGoTo }: Pick<HandInDialogProps, 'open' | 'onGoTo'>) {
  return open.map(({ title, first, unanswered, flagged }) => {
    const subject = title === null ? '' : `, ${title}`;
    const goTo = (number: number) => onGoTo(first + number - 1);
    return (
      <div key={first}>
        <Links label={`Without an answer${subject}`} numbers={unanswered} onGoTo={goTo} />
        <Links label={`Flagged${subject}`} numbers={flagged} onGoTo={goTo} />
      </div>
    );
  });
}

interface LinksProps {
  label: string;
  numbers: readonly number[];
  onGoTo: (number: number) => void;
}

function Links({ label, numbers, onGoTo }: LinksProps) {
  if (numbers.length === 0) return null;
  return (
    <>
      <Text size="sm" c="dimmed" my={8}>
        {label}
      </Text>
      <Group gap={8}>
        {numbers.map((number) => (
          <Button
            key={number}
            variant="default"
            px={8}
            miw={44}
            className="figures"
            aria-label={`Go to question ${number}`}
            onClick={() => onGoTo(number)}
          >
            {number}
          </Button>
        ))}
      </Group>
    </>
  );
}
