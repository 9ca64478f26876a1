import type { BankQuestion } from '@akada/contract/material/question-bank.ts';
import { keyLabel } from '@akada/core/quiz/options.ts';
import { Button, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useAccount } from '../../../../lib/session/account.ts';
import { Section } from '../../../../ui/page/panel.tsx';
import { ChangeKey } from './change-key.tsx';
import { KeyHistory } from './key-history.tsx';

/** The key, the form that corrects it for finished exams, and earlier corrections. */
export function KeySection({ question }: { question: BankQuestion }) {
  const [isOpen, dialog] = useDisclosure(false);
  const { id } = useAccount();

  return (
    <Section title="The key">
      <Stack gap={12}>
        <Text>
          {keyLabel(question.answer_indexes)} is right.{' '}
          {question.owner_id === id && 'What you change in the form is for exams to come. '}
          If the key is wrong, change it here, and exams that have ended are marked again.
        </Text>
        <div>
          <Button variant="default" onClick={dialog.open}>
            Change the key
          </Button>
        </div>
        <KeyHistory questionId={question.id} />
      </Stack>
      {isOpen && <ChangeKey question={question} onClose={dialog.close} />}
    </Section>
  );
}
