import { editQuestion, type Question } from '@akada/contract/material/questions.ts';
import { Button, Group, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useCheckedForm } from '../../lib/form/use-checked-form.ts';
import { useFirstFocus } from '../../lib/form/use-first-focus.ts';
import { fieldErrors } from '../../lib/http/contract-check.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { FormStack } from '../../ui/form/form-stack.tsx';
import { gateRefusal, presentQuestion, type ShownQuestions, useEditQuestion } from './api.ts';
import { ChangedSince } from './changed-since.tsx';
import { OptionFields } from './option-fields.tsx';
import { getValues, type QuestionValues } from './question-values.ts';

/** The typed text, and the question that it changes. */
export interface QuestionDraft {
  base: Question;
  values: QuestionValues;
}

interface QuestionFormProps {
  draft: QuestionDraft;
  shown: ShownQuestions;
  onChange: (draft: QuestionDraft) => void;
  /** Called when the question is saved or the typed text is discarded. */
  onEnd: () => void;
}

export function QuestionForm({ draft, shown, onChange, onEnd }: QuestionFormProps) {
  const [base, setBase] = useState(draft.base);
  const saving = useEditQuestion(base, shown, onEnd);
  const present = presentQuestion(saving.error);
  const refusal = gateRefusal(saving.error);
  const form = useCheckedForm<QuestionValues>({
    initialValues: draft.values,
    rules: (values) => ({
      ...(hasTwins(values.options) && { options: 'Give each option once' }),
      ...fieldErrors(editQuestion.body, { ...values, version: base.version }),
    }),
    refusal: present === null ? saving.error : null,
    onValuesChange: (values) => onChange({ base, values }),
  });
  const stem = useFirstFocus<HTMLTextAreaElement>();

  const save = (values: QuestionValues, { version }: Question, savesAnyway = false) =>
    saving.mutate({ ...values, version, save_anyway: savesAnyway });
  const goOnFrom = (question: Question, values: QuestionValues) => {
    setBase(question);
    onChange({ base: question, values });
    form.setValues(values);
    saving.reset();
  };

  return (
    <form onSubmit={form.submit((values) => save(values, base))} noValidate>
      <FormStack>
        <FormFault error={form.fault} />
        {refusal?.source !== undefined && form.fault === null && (
          <Notice kind="error">{refusal.source}</Notice>
        )}
        {present !== null && (
          <ChangedSince
            present={present}
            typed={form.values}
            onGoOn={() => goOnFrom(present, form.values)}
            onTakePresent={() => {
              shown.put(present, present.id);
              goOnFrom(present, getValues(present));
            }}
          />
        )}
        <Textarea
          label="Question"
          description="Formulas stand between dollar signs, such as $x^2$."
          autosize
          minRows={2}
          {...form.getInputProps('stem')}
          ref={stem}
        />
        <OptionFields form={form} />
        <Textarea
          label="Explanation"
          description="Shown after the answer."
          autosize
          minRows={2}
          {...form.getInputProps('explanation')}
        />
        <Group gap="8px">
          <ActionButton type="submit" isBusy={saving.isPending}>
            Save
          </ActionButton>
          {(refusal !== null || saving.variables?.save_anyway) && (
            <ActionButton
              variant="default"
              isBusy={saving.isPending}
              onClick={() => save(form.values, base, true)}
            >
              Keep it anyway
            </ActionButton>
          )}
          <Button variant="subtle" onClick={onEnd}>
            Discard my changes
          </Button>
        </Group>
      </FormStack>
    </form>
  );
}

function hasTwins(options: readonly string[]): boolean {
  return new Set(options.map((text) => text.trim())).size < options.length;
}
