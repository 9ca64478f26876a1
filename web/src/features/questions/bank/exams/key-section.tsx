import type { BankQuestion } from '@akada/contract/material/question-bank.ts';
import { getKeyWords } from '@akada/core/question-types/forms/key-words.ts';
import { keyLabel } from '@akada/core/quiz/options.ts';
import { Button, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Lazy, lazyComponent } from '../../../../lib/lazy/lazy.tsx';
import { useAccount } from '../../../../lib/session/account.ts';
import { CodeFault } from '../../../../ui/feedback/code-fault.tsx';
import { Section } from '../../../../ui/page/panel.tsx';
import { KeyHistory } from './key-history.tsx';

const changeKey = lazyComponent(async () => (await import('./change-key.tsx')).ChangeKey);

/** The key, the form that corrects it for finished exams, and earlier corrections. */
export function KeySection({ question }: { question: BankQuestion }) {
  const [isOpen, dialog] = useDisclosure(false);
  const { id } = useAccount();

  return (
    <Section title="The key">
      <Stack gap={12}>
        <Text>
          {question.body
            ? `${getKeyWords(question.body)}.`
            : `${keyLabel(question.answer_indexes)} is right.`}{' '}
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
      {isOpen && (
        <Lazy
          of={changeKey}
          props={{ question, onClose: dialog.close }}
          waiting={null}
          fault={(error, retry) => <CodeFault what="the form" error={error} onRetry={retry} />}
        />
      )}
    </Section>
  );
}
