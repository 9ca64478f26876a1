import { remarkLimits } from '@akada/core/exams/papers/paper-remarks.ts';
import { Button, Group, Textarea } from '@mantine/core';
import { useState } from 'react';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { type NewRemark, type PaperSide, useWriteRemark } from './api.ts';
import { PhrasePicker } from './phrase-picker.tsx';
import type { useRemarkDraft } from './use-remark-draft.ts';

interface RemarkFormProps {
  side: PaperSide;
  questionId: string | null;
  kind: NewRemark['kind'];
  label: string;
  description?: string;
  /** The button's verb. */
  send: string;
  draft: ReturnType<typeof useRemarkDraft>;
  onClose: () => void;
}

/** The field of a remark. Its text stays on the device until it is sent. */
export function RemarkForm(props: RemarkFormProps) {
  const { side, questionId, kind, label, description, send, draft, onClose } = props;
  const writing = useWriteRemark(side);
  const [isEmpty, setEmpty] = useState(false);
  const submit = () => {
    const text = draft.text.trim();
    setEmpty(text === '');
    if (text === '') return;
    const close = () => {
      draft.clear();
      onClose();
    };
    writing.mutate({ id: draft.id, question_id: questionId, kind, text }, { onSuccess: close });
  };

  return (
    <div>
      <Textarea
        label={label}
        description={description}
        autosize
        minRows={2}
        autoFocus
        maxLength={remarkLimits.text}
        value={draft.text}
        error={isEmpty && 'Write a comment'}
        onChange={({ currentTarget }) => draft.change(currentTarget.value)}
      />
      {side.courseExamId !== null && (
        <PhrasePicker
          text={draft.text}
          onChoose={(phrase) => draft.change(draft.text.trim() === '' ? phrase : `${draft.text} ${phrase}`)}
        />
      )}
      <FormFault error={writing.error} />
      <Group gap={8} mt={8}>
        <ActionButton isBusy={writing.isPending} onClick={submit}>
          {send}
        </ActionButton>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      </Group>
    </div>
  );
}
