import type { Dispute } from '@akada/contract/work/disputes.ts';
import { ruleOfVerdict } from '@akada/core/exams/key-change.ts';
import { optionLabel } from '@akada/core/quiz/options.ts';
import { Button, Checkbox, Stack, Text, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useCheckedForm } from '../../../lib/form/use-checked-form.ts';
import { counted } from '../../../lib/format/numbers.ts';
import { isConflict } from '../../../lib/http/api-error.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { Bar } from '../../../ui/chart/bar.tsx';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { BigFigures } from '../../../ui/figures/big-figure.tsx';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { FormFault } from '../../../ui/form/form-fault.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { keyPreviewQuery, loweredBy } from '../bank/exams/api.ts';
import { useDecide, type Weighed } from './api.ts';
import classes from './dispute.module.css';
import { actText, getWords, namesKey, verdictWords } from './verdict-words.ts';

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
  const { id, version, answer_indexes: previous } = question;
  const { verdict, answer_indexes } = weighed;
  const name = useId();
  const deciding = useDecide(id);
  const rule = ruleOfVerdict[verdict];
  const key = namesKey(verdict) ? [...answer_indexes] : previous;
  const isKeyMissing = namesKey(verdict) && key.join() === previous.join();
  const preview = useQuery({
    ...keyPreviewQuery(id, { answer_indexes: key, rule }),
    enabled: key.length > 0,
  });
  const falling = Math.max(preview.data?.fall ?? 0, loweredBy(deciding.error)?.fall ?? 0);
  const form = useCheckedForm({
    initialValues: { reason: '', lowering: false, key: '' },
    rules: (values) => ({
      ...(isKeyMissing && { key: 'Choose the answer that is right' }),
      ...(values.reason.trim() === '' && { reason: 'Say why' }),
      ...(falling > 0 && !values.lowering && { lowering: 'Say yes to that, or decide otherwise' }),
    }),
    refusal: deciding.error,
  });
  const send = form.submit((values) =>
    deciding.mutate(
      {
        verdict,
        answer_indexes: [...answer_indexes],
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
        {verdictWords
          .filter((words) => previous.length > 0 || words.verdict === 'retire' || words.verdict === 'uphold')
          .map((words) => (
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
          <KeyField dispute={dispute} weighed={weighed} onWeigh={weigh} error={form.errors.key} />
        )}
        {key.length > 0 && <Outcome preview={preview} />}
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
          {isKeyMissing ? 'Decide' : actText(verdict, key, previous)}
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

/** Chooses one other option, or another set of right options if several are right. */
function KeyField({
  dispute: { question },
  weighed,
  onWeigh,
  error,
}: DecisionFormProps & { error: ReactNode }) {
  const { options, answer_indexes: previous, type } = question;
  const { answer_indexes, verdict } = weighed;
  const label = verdict === 'new_key' ? 'The right answer' : 'Right as well';
  if (type === 'multiple') {
    return (
      <Checkbox.Group
        label={label}
        error={error}
        value={answer_indexes.map(String)}
        onChange={(selection) =>
          onWeigh({ ...weighed, answer_indexes: selection.map(Number).sort((one, other) => one - other) })
        }
      >
        {options.map(({ text }, index) => (
          <Checkbox
            key={optionLabel(index)}
            value={String(index)}
            label={`${optionLabel(index)} ${text}`}
            my={8}
          />
        ))}
      </Checkbox.Group>
    );
  }
  return (
    <SelectField
      label={label}
      error={error}
      value={previous.includes(answer_indexes[0] ?? -1) ? '' : String(answer_indexes[0] ?? '')}
      options={[
        ['', 'Choose an answer'] as const,
        ...options.flatMap(({ text }, index) =>
          previous.includes(index) ? [] : [[String(index), `${optionLabel(index)} ${text}`] as const],
        ),
      ]}
      onChange={(index) => onWeigh({ ...weighed, answer_indexes: index === '' ? previous : [Number(index)] })}
    />
  );
}

interface OutcomeProps {
  preview: Pick<
    ReturnType<typeof useQuery<{ exams: number; rise: number; stay: number; fall: number; running: number }>>,
    'data' | 'error' | 'refetch'
  >;
}

/** The numbers of exams whose scores rise, stay and fall. */
function Outcome({ preview: { data, error, refetch } }: OutcomeProps) {
  if (error) return <LoadFault what="whose marks it changes" error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Text role="status">Counting whose marks it changes.</Text>;

  const { exams, rise, stay, fall, running } = data;
  return (
    <div role="status" className={classes.outcome}>
      <BigFigures
        figures={[
          { name: 'rise', value: String(rise) },
          { name: 'stay', value: String(stay) },
          { name: 'fall', value: String(fall) },
        ]}
      />
      {exams > 0 && <Bar share={rise / exams} />}
      {running > 0 && (
        <Text size="sm" mt={8} className="figures">
          Still running with the key that they began with: {running}.
        </Text>
      )}
    </div>
  );
}
