import { type Certainty, certainties } from '@akada/core/practice/certainty.ts';
import {
  answersByChoice,
  asksCertainty,
  hintsLeft,
  isAnswerable,
  judgesAtOnce,
  type PracticeEvent,
  type PracticeItem,
  type PracticeSession,
} from '@akada/core/practice/practice-session.ts';
import { Box, Button, Group, Text } from '@mantine/core';

interface AnswerActionsProps {
  item: PracticeItem;
  session: PracticeSession;
  onAct: (event: PracticeEvent) => void;
}

export const certaintyNames: Record<Certainty, string> = {
  low: 'Not sure',
  mid: 'Fairly sure',
  high: 'Certain',
};

/** As a chosen option. */
const chosenStyle = {
  borderColor: 'var(--akada-accent)',
  background: 'var(--akada-accent-soft)',
  color: 'var(--akada-accent)',
};

/** Gives the answer, where choosing has not given it, asks for help, and goes on. */
export function AnswerActions({ item, session, onAct }: AnswerActionsProps) {
  if (session.isJudged) return <Button onClick={() => onAct({ type: 'next' })}>Next</Button>;

  return (
    <>
      {asksCertainty(session) && (
        <Box w="100%" role="group" aria-labelledby="how-sure">
          <Text size="sm" c="dimmed" mb={8} id="how-sure">
            How sure are you?
          </Text>
          <Group gap={8} grow wrap="nowrap" maw={400}>
            {certainties.map((certainty) => (
              <Button
                key={certainty}
                variant="default"
                px={4}
                aria-pressed={certainty === session.certainty}
                style={certainty === session.certainty ? chosenStyle : undefined}
                onClick={() => onAct({ type: 'sure', certainty })}
              >
                {certaintyNames[certainty]}
              </Button>
            ))}
          </Group>
        </Box>
      )}
      {!answersByChoice(session, item) && (
        <Button disabled={!isAnswerable(session)} onClick={() => onAct({ type: 'answer' })}>
          {judgesAtOnce(session) ? 'Check' : 'Next'}
        </Button>
      )}
      {hintsLeft(session, item).length > 0 && (
        <Button variant="default" onClick={() => onAct({ type: 'hint' })}>
          {session.hint === 0 ? 'Hint' : 'Another hint'}
        </Button>
      )}
    </>
  );
}
