import { acceptAnswer } from '@akada/contract/work/contests/answer-contests.ts';
import { Text, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useCheckedForm } from '../../lib/form/use-checked-form.ts';
import { counted } from '../../lib/format/numbers.ts';
import { fieldErrors } from '../../lib/http/contract-check.ts';
import { toast } from '../../lib/toast/toast.ts';
import { LoadFault } from '../../ui/feedback/load-fault.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ChipField } from '../../ui/form/choices/chip-field.tsx';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { FormDialog } from '../../ui/layers/form-dialog.tsx';
import classes from './answers.module.css';
import { acceptanceQuery, type ChosenAnswer, useAcceptAnswer } from './api.ts';

interface AcceptAnswerProps {
  questionId: string;
  version: number;
  answer: ChosenAnswer;
  /** True if the answer can earn a part of the mark. */
  hasShares: boolean;
  onClose: () => void;
}

/** Adds an answer to the key for everybody who gave it; shows the effect first. */
export function AcceptAnswer({ questionId, version, answer, hasShares, onClose }: AcceptAnswerProps) {
  const { part, text } = answer;
  const accepting = useAcceptAnswer(questionId);
  const form = useCheckedForm({
    initialValues: { share: '1', reason: '' },
    rules: ({ share, reason }) =>
      fieldErrors(acceptAnswer.body, { part, text, share: Number(share), reason, version }),
    refusal: accepting.error,
  });
  const share = form.values.share === '1' ? 1 : 0.5;
  const preview = useQuery(acceptanceQuery(questionId, answer, share));

  const send = form.submit(({ reason }) =>
    accepting.mutate(
      { part, text, share, reason, version },
      {
        onSuccess: () => {
          toast.success('The answer counts now. Exams are marked again.');
          onClose();
        },
      },
    ),
  );

  return (
    <FormDialog
      title="Accept this answer"
      save="Accept for everybody"
      isBusy={accepting.isPending}
      onSubmit={send}
      onClose={onClose}
    >
      <FormFault error={form.fault} />
      <Text fw={600} dir="auto" lineClamp={6} className={classes.answer}>
        {text}
      </Text>
      {hasShares && (
        <ChipField
          label="It earns"
          value={form.values.share}
          options={[
            ['1', 'The full mark'],
            ['0.5', 'Half of the mark'],
          ]}
          onChange={(value) => form.setFieldValue('share', value)}
        />
      )}
      <Effect preview={preview} />
      <Textarea
        label="Why"
        description="Students whose marks change read this."
        autosize
        minRows={2}
        maxLength={500}
        {...form.getInputProps('reason')}
      />
    </FormDialog>
  );
}

interface EffectProps {
  preview: {
    data: { counts: { rise: number; running: number } | null; problem: string | null } | undefined;
    error: Error | null;
    refetch: () => Promise<unknown>;
  };
}

function Effect({ preview: { data, error, refetch } }: EffectProps) {
  if (error) return <LoadFault what="what it changes" error={error} onRetry={() => void refetch()} />;
  if (data?.problem) return <Notice kind="warning">This answer cannot be accepted. {data.problem}</Notice>;

  const running = data?.counts?.running ?? 0;
  return (
    <div role="status">
      <Text className="figures">{effectText(data?.counts?.rise)}</Text>
      {running > 0 && (
        <Text className="figures">Still running with the old key, which counts for them: {running}.</Text>
      )}
    </div>
  );
}

function effectText(rise: number | undefined): string {
  if (rise === undefined) return 'Counting whose marks it changes.';
  return `The marks of ${counted(rise, 'exam')} rise, and no marks fall.`;
}
