import { reportQuestion, reportReasons } from '@akada/contract/material/questions.ts';
import { Text, Textarea } from '@mantine/core';
import { useCheckedForm } from '../../lib/form/use-checked-form.ts';
import { fieldErrors } from '../../lib/http/contract-check.ts';
import { toast } from '../../lib/toast/toast.ts';
import { LineText } from '../../ui/content/lazy-content.tsx';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { SelectField } from '../../ui/form/choices/select-field.tsx';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { FormStack } from '../../ui/form/form-stack.tsx';
import { type ReportedQuestion, useReportQuestion } from './api.ts';
import { reasonNames } from './question-words.ts';

type Reason = (typeof reportReasons)[number];

const reasons = reportReasons.map((reason) => [reason, reasonNames[reason]] as const);

interface ReportFormProps {
  question: ReportedQuestion;
  onSent: () => void;
}

export function ReportForm({ question, onSent }: ReportFormProps) {
  const report = useReportQuestion(question);
  const form = useCheckedForm({
    initialValues: { reason: 'wrong_answer' as Reason, comment: '' },
    rules: (values) => fieldErrors(reportQuestion.body, values),
    refusal: report.error,
  });
  const send = form.submit((values) =>
    report.mutate(values, {
      onSuccess: () => {
        toast.success('Your report is sent.');
        onSent();
      },
    }),
  );

  return (
    <form onSubmit={send} noValidate>
      <FormStack>
        <Text>
          <LineText text={question.stem} tree={question.content?.stem} />
        </Text>
        <FormFault error={form.fault} />
        <SelectField
          label="What is wrong with it?"
          options={reasons}
          {...form.getInputProps('reason')}
          value={form.values.reason}
        />
        <Textarea
          label="Comment"
          description="Leave it empty for none."
          autosize
          minRows={2}
          {...form.getInputProps('comment')}
        />
        <div>
          <ActionButton type="submit" isBusy={report.isPending}>
            Send the report
          </ActionButton>
        </div>
      </FormStack>
    </form>
  );
}
