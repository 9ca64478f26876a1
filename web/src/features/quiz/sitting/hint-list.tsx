import type { PracticeQuestion } from '@akada/contract/work/practice.ts';
import type { PracticeItem } from '@akada/core/practice/practice-item.ts';
import type { PracticeSession } from '@akada/core/practice/practice-session.ts';
import { Text } from '@mantine/core';
import { hintText } from './asked-question.ts';

interface HintListProps {
  question: PracticeQuestion;
  item: PracticeItem;
  session: PracticeSession;
}

/** The help that was taken, read aloud when it appears. */
export function HintList({ question, item, session: { hint } }: HintListProps) {
  const takenHintSteps = item.hints.filter((step) => step <= hint);

  return (
    <div role="status">
      {takenHintSteps.map((step) => (
        <Text key={step}>{hintText(question, step, item.falling.length)}</Text>
      ))}
    </div>
  );
}
