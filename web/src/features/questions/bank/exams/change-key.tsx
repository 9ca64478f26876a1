import type { BankQuestion } from '@akada/contract/material/question-bank.ts';
import { createKeyChange } from '@akada/contract/work/marking/regrading.ts';
import { Checkbox, Textarea } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useCheckedForm } from '../../../../lib/form/use-checked-form.ts';
import { counted } from '../../../../lib/format/numbers.ts';
import { fieldErrors } from '../../../../lib/http/contract-check.ts';
import { toast } from '../../../../lib/toast/toast.ts';
import { FormFault } from '../../../../ui/form/form-fault.tsx';
import { FormDialog } from '../../../../ui/layers/form-dialog.tsx';
import { trimBody } from '../body-values.ts';
import { type KeyDecision, keyPreviewQuery, loweredBy, useChangeKey } from './api.ts';
import { findKeyProblem, toSentKey } from './key-decision.ts';
import { KeyFields } from './key-fields.tsx';
import { KeyOutcome } from './key-outcome.tsx';

interface ChangeKeyProps {
  question: BankQuestion;
  onClose: () => void;
}

/** Asks for the right key, the treatment of marks and the reason; shows the effect first. */
export function ChangeKey({ question, onClose }: ChangeKeyProps) {
  const { id, version } = question;
  const changing = useChangeKey(id);
  const toChange = ({ answer_indexes, body, ...sent }: KeyDecision & { reason: string }) => ({
    ...toSentKey({ answer_indexes, body }),
    ...sent,
    version,
  });
  const form = useCheckedForm({
    initialValues: {
      answer_indexes: question.answer_indexes,
      body: question.body ?? null,
      rule: 'both' as KeyDecision['rule'],
      reason: '',
      lowering: false,
    },
    rules: (values) => ({
      ...fieldErrors(createKeyChange.body, toChange(values)),
      ...findKeyProblem(question, values),
      ...(lowered > 0 && !values.lowering && { lowering: 'Say yes to that, or choose another rule' }),
    }),
    refusal: changing.error,
  });
  const { answer_indexes, body, rule } = form.values;
  const isWhole = Object.keys(findKeyProblem(question, form.values)).length === 0;
  // A typed key is counted after a pause.
  const [settled] = useDebouncedValue(body, 300);
  const preview = useQuery({
    ...keyPreviewQuery(id, { ...form.values, body: body && trimBody(body) }),
    enabled: isWhole && settled === body,
  });
  const refusedFor = loweredBy(changing.error);
  const lowered = Math.max(isWhole ? (preview.data?.fall ?? 0) : 0, refusedFor?.fall ?? 0);

  const send = form.submit((values) =>
    changing.mutate(
      { ...toChange(values), lowering: values.lowering && lowered > 0 },
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
        decision={{ answer_indexes, body, rule }}
        error={form.errors.answer_indexes ?? form.errors.body}
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
