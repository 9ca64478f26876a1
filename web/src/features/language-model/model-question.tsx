import { Button } from '@mantine/core';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { getRecipientText, type Recipient, useChooseModel } from './model-choice-api.ts';

interface ModelQuestionProps {
  recipient: Recipient;
  /** Called after the choice is stored. */
  onChosen: () => void;
}

/** Asks once, before the first passage of a note would be sent. */
export function ModelQuestion({ recipient, onChosen }: ModelQuestionProps) {
  const { mutate, isPending, error } = useChooseModel();
  const { host, is_local } = recipient;
  const choose = (choice: 'agreed' | 'offline') => mutate({ choice, host }, { onSuccess: onChosen });

  return (
    <Notice
      kind="info"
      title={`May passages of your notes be sent to ${getRecipientText(recipient)}?`}
      actions={
        <>
          <ActionButton isBusy={isPending} onClick={() => choose('agreed')}>
            Agree
          </ActionButton>
          <Button variant="default" onClick={() => choose('offline')}>
            Stay offline
          </Button>
        </>
      }
    >
      <p>
        It writes in its own words, and Akada checks the result against your note. We send only passages of
        the text, the title, and pictures of pages without text. We never send the file, your name or your
        address.
        {is_local
          ? ' Everything stays on Akada’s server.'
          : ` What ${host} stores is up to those who run it.`}
      </p>
      <p>
        You can say no: Akada works without sending anything. You can change this at any time in the settings,
        under Your data.
      </p>
      {error && <p role="alert">{error.message}</p>}
    </Notice>
  );
}
