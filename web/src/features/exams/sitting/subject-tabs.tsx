import type { Answers } from '@akada/core/exams/answer-queue.ts';
import { isAnswered } from '@akada/core/exams/earning-answer.ts';
import { Button, Group } from '@mantine/core';
import type { PaperPart } from './paper-parts.ts';

interface SubjectTabsProps {
  parts: readonly PaperPart[];
  current: PaperPart;
  answers: Answers;
  onGoTo: (position: number) => void;
}

/** The subjects of the paper; each opens at its first question without an answer. */
export function SubjectTabs({ parts, current, answers, onGoTo }: SubjectTabsProps) {
  return (
    <Group component="nav" gap={8} aria-label="Subjects">
      {parts.map(({ title, first, questions }) => {
        const open = questions.findIndex(({ id }) => !isAnswered(answers[id]));
        const answeredCount = questions.filter(({ id }) => isAnswered(answers[id])).length;
        const isCurrent = first === current.first;
        return (
          <Button
            key={first}
            variant={isCurrent ? 'filled' : 'default'}
            className="figures"
            aria-current={isCurrent ? 'true' : undefined}
            onClick={() => isCurrent || onGoTo(first + Math.max(0, open))}
          >
            {title} {answeredCount}/{questions.length}
          </Button>
        );
      })}
    </Group>
  );
}
