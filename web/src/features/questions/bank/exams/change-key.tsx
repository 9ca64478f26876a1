import type { BankQuestion } from '@akada/contract/material/question-bank.ts';
import { createKeyChange } from '@akada/contract/work/regrading.ts';
import { isSameKey } from '@akada/core/exams/key-change.ts';
import { Checkbox, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useCheckedForm } from '../../../../lib/form/use-checked-form.ts';
import { counted } from '../../../../lib/format/numbers.ts';
import { fieldErrors } from '../../../../lib/http/contract-check.ts';
import { toast } from '../../../../lib/toast/toast.ts';
import { FormFault } from '../../../../ui/form/form-fault.tsx';
import { FormDialog } from '../../../../ui/layers/form-dialog.tsx';
import { type KeyDecision, keyPreviewQuery, loweredBy, useChangeKey } from './api.ts';
import { KeyFields } from './key-fields.tsx';
import { KeyOutcome } from './key-outcome.tsx';

interface ChangeKeyProps {
  question: BankQuestion;
  onClose: () => void;
}

/** Asks for the right key, the treatment of marks and the reason; shows the effect first. */
export function ChangeKey({ question, onClose }: ChangeKeyProps) {
  const { id, version, answer_indexes: present } = question;
  const changing = useChangeKey(id);
  const form = useCheckedForm({
    initialValues: {
      answer_indexes: present,
      rule: 'both' as KeyDecision['rule'],
      reason: '',
      lowering: false,
    },
    rules: (values) => ({
      ...fieldErrors(createKeyChange.body, { ...values, version }),
      ...unchanged(values, present),
      ...(lowered > 0 && !values.lowering && { lowering: 'Say yes to that, or choose another rule' }),
    }),
    refusal: changing.error,
  });
  const { answer_indexes, rule } = form.values;
  const isWhole = answer_indexes.length > 0 && unchanged(form.values, present).answer_indexes === undefined;
  const preview = useQuery({ ...keyPreviewQuery(id, form.values), enabled: isWhole });
  const refusedFor = loweredBy(changing.error);
  const lowered = Math.max(isWhole ? (preview.data?.fall ?? 0) : 0, refusedFor?.fall ?? 0);

  const send = form.submit((values) =>
    changing.mutate(
      { ...values, lowering: values.lowering && lowered > 0, version },
      {
        onSuccess: () => {
          toast.success(
            rule === 'leave' ? 'The key is changed.' : 'The key is changed. Exams are marked again.',
          );
          onClose();
        },
      },
    ),
  );

  return (
    <FormDialog
      title="Change the key"
      save="Change the key"
      isBusy={changing.isPending}
      onSubmit={send}
      onClose={onClose}
    >
      <FormFault error={form.fault} />
      <KeyFields
        question={question}
        decision={{ answer_indexes, rule }}
        error={form.errors.answer_indexes}
        onChange={(decision) => form.setValues({ ...decision, lowering: false })}
      />
      <Textarea
        label="Why"
        description="Students whose marks change read this."
        autosize
        minRows={2}
        {...form.getInputProps('reason')}
      />
      {isWhole && <KeyOutcome preview={preview} rule={rule} />}
      {lowered > 0 && (
        <Checkbox
          label={`Yes, lower the marks of ${counted(lowered, 'exam')}`}
          {...form.getInputProps('lowering', { type: 'checkbox' })}
        />
      )}
    </FormDialog>
  );
}

/** An unchanged key has an effect only if the rule takes other keys away or gives everybody the mark. */
function unchanged(
  { answer_indexes, rule }: KeyDecision,
  present: readonly number[],
): { answer_indexes?: string } {
  const isIdle = isSameKey(answer_indexes, present) && (rule === 'both' || rule === 'leave');
  return isIdle ? { answer_indexes: 'This is the key already. Choose the right one' } : {};
}
