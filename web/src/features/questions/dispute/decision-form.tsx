import type { Dispute } from '@akada/contract/work/disputes.ts';
import { ruleOfVerdict } from '@akada/core/exams/key-change.ts';
import { isMarkedByKey } from '@akada/core/question-types/question-body.ts';
import { Button, Checkbox, Stack, Text, Textarea } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useCheckedForm } from '../../../lib/form/use-checked-form.ts';
import { counted } from '../../../lib/format/numbers.ts';
import { getFields, isConflict } from '../../../lib/http/api-error.ts';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { toast } from '../../../lib/toast/toast.ts';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { PageLoading } from '../../../ui/feedback/page-loading.tsx';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { FormFault } from '../../../ui/form/form-fault.tsx';
import { keyPreviewQuery, loweredBy } from '../bank/exams/api.ts';
import { useDecide, type Weighed } from './api.ts';
import { findMissingKey, getDecidedKey } from './decided-key.ts';
import classes from './dispute.module.css';
import { Outcome } from './outcome.tsx';
import { actText, findVerdicts, getWords, namesKey } from './verdict-words.ts';

const keyField = lazyComponent(async () => (await import('./key-field.tsx')).KeyField);

const typingPauseMs = 300;

interface DecisionFormProps {
  dispute: Dispute;
  weighed: Weighed;
  onWeigh: (weighed: Weighed) => void;
}

/** Shows the form until the reports are decided; afterwards it opens only on request. */
export function Decision(props: DecisionFormProps) {
  const { open_reports, reports } = props.dispute;
  const [isReopened, setReopened] = useState(false);
  const last = reports.find(({ outcome }) => outcome !== null)?.outcome;
  if (open_reports > 0 || !last || isReopened) return <DecisionForm {...props} />;

  return (
    <Stack gap={16} align="flex-start">
      <Notice kind="info" title={`Decided: ${getWords(last).name}`}>
        {getWords(last).effect.replace(/\.?$/, '.')} You can undo a change of the key for a day, below.
      </Notice>
      <Button variant="default" onClick={() => setReopened(true)}>
        Decide again
      </Button>
    </Stack>
  );
}

/** The decision, its effect on marks, the reason, and one button. */
function DecisionForm({ dispute, weighed, onWeigh }: DecisionFormProps) {
  const { question, open_reports } = dispute;
  const { id, version } = question;
  const { verdict } = weighed;
  const name = useId();
  const deciding = useDecide(id);
  const rule = ruleOfVerdict[verdict];
  const key = getDecidedKey(question, weighed);
  const missing = findMissingKey(question, weighed);
  const hasKey = key.body === null ? key.answer_indexes.length > 0 : isMarkedByKey(key.body.type);
  // A typed key is counted after a pause.
  const [settled] = useDebouncedValue(weighed.body, typingPauseMs);
  const preview = useQuery({
    ...keyPreviewQuery(id, { ...key, rule }),
    enabled: hasKey && missing === null && settled === weighed.body,
  });
  const keyProblem = getFields(preview.error).body;
  const falling = Math.max(preview.data?.fall ?? 0, loweredBy(deciding.error)?.fall ?? 0);
  const form = useCheckedForm({
    initialValues: { reason: '', lowering: false, key: '' },
    rules: (values) => ({
      ...(missing !== null && { key: missing }),
      ...(values.reason.trim() === '' && { reason: 'Say why' }),
      ...(falling > 0 && !values.lowering && { lowering: 'Say yes to that, or decide otherwise' }),
    }),
    refusal: deciding.error,
    shown: ({ body: problem, ...errors }) => ({ ...errors, ...(problem !== undefined && { key: problem }) }),
  });
  const send = form.submit((values) =>
    deciding.mutate(
      {
        verdict,
        ...(key.body === null ? { answer_indexes: [...weighed.answer_indexes] } : { body: key.body }),
        version,
        open_reports,
        reason: values.reason,
        lowering: values.lowering && falling > 0,
      },
      {
        onSuccess: () => {
          toast.success(getWords(verdict).done);
          form.reset();
        },
      },
    ),
  );
  const weigh = (next: Weighed) => {
    deciding.reset();
    form.setFieldValue('lowering', false);
    onWeigh(next);
  };
  const wasOvertaken =
    deciding.error !== null && isConflict(deciding.error) && loweredBy(deciding.error) === null;

  return (
    <form onSubmit={send} noValidate>
      <fieldset className={classes.verdicts} aria-label="Your decision">
        {findVerdicts(question).map((words) => (
          <label key={words.verdict}>
            <input
              type="radio"
              name={name}
              checked={verdict === words.verdict}
              onChange={() => weigh({ ...weighed, verdict: words.verdict })}
            />
            <span>
              <strong>{words.name}</strong>
              <Text component="span" display="block" c="dimmed" size="sm">
                {words.effect}
              </Text>
            </span>
          </label>
        ))}
      </fieldset>
      <Stack gap={16}>
        {namesKey(verdict) && (
          <Lazy
            of={keyField}
            props={{ dispute, weighed, onWeigh: weigh, error: form.errors.key ?? keyProblem }}
            waiting={<PageLoading />}
            fault={(error, retry) => <CodeFault what="the key" error={error} onRetry={retry} />}
          />
        )}
        {hasKey && missing === null && keyProblem === undefined && <Outcome preview={preview} />}
        {falling > 0 && (
          <Checkbox
            label={`Yes, lower the marks of ${counted(falling, 'exam')}`}
            {...form.getInputProps('lowering', { type: 'checkbox' })}
          />
        )}
        <Textarea
          label="Why"
          description="The author, everyone who reported it and the students whose marks change read this."
          autosize
          minRows={2}
          maxLength={500}
          {...form.getInputProps('reason')}
        />
        {wasOvertaken ? (
          <Notice kind="error" title="Someone else decided first.">
            Someone changed or decided this question while you were here. This is the latest version.
          </Notice>
        ) : (
          <FormFault error={form.fault} />
        )}
        <ActionButton type="submit" isBusy={deciding.isPending} fullWidth>
          {missing === null ? actText(verdict, key, question) : 'Decide'}
        </ActionButton>
        {rule !== 'leave' && (
          <Text c="dimmed" size="sm" ta="center">
            Can be undone for a day.
          </Text>
        )}
      </Stack>
    </form>
  );
}
