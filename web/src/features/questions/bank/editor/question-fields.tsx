import type { QuestionType } from '@akada/contract/material/question-fields.ts';
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { sendPicture } from '../../../../lib/writing/use-picture.ts';
import { MarkdownField } from '../../../../ui/writing/markdown-field.tsx';
import { type AnswerValues, type BankValues, canShareOptions, withStem, withType } from '../bank-values.ts';
import { BodyForm } from './bodies/lazy-body-form.tsx';
import { OptionRows } from './option-rows.tsx';
import { TypeField } from './type-field.tsx';

export interface FieldsProps {
  values: BankValues;
  errors: Readonly<Record<string, string>>;
  onChange: (values: BankValues) => void;
}

/** The fields of the question and its key. */
export function QuestionFields({ values, errors, onChange }: FieldsProps) {
  // Each type keeps its answers, which return if the person chose another type by mistake.
  const [formers, setFormers] = useState<Partial<Record<QuestionType, AnswerValues>>>({});
  const chooseType = (type: QuestionType) => {
    const { options, answer_indexes, feedback, body } = values;
    setFormers({ ...formers, [getSlot(values.type)]: { options, answer_indexes, feedback, body } });
    onChange(withType(values, type, formers[getSlot(type)]));
  };

  return (
    <Stack>
      <MarkdownField
        label="Question"
        name="stem"
        about="the question"
        description="Markdown. Formulas stand between dollar signs, such as $x^2$."
        minRows={3}
        error={errors.stem}
        value={values.stem}
        onChange={(stem) => onChange(withStem(values, stem))}
        onPicture={sendPicture}
      />
      <TypeField type={values.type} onChoose={chooseType} />
      {values.body === null ? (
        <OptionRows values={values} errors={errors} onChange={onChange} />
      ) : (
        <BodyForm
          body={values.body}
          stem={values.stem}
          errors={errors}
          onChange={(body, stem = values.stem) => onChange({ ...values, body, stem })}
        />
      )}
      <MarkdownField
        label="Explanation"
        name="explanation"
        about="the explanation"
        description="Shown after the answer."
        minRows={2}
        error={errors.explanation}
        value={values.explanation}
        onChange={(explanation) => onChange({ ...values, explanation })}
        onPicture={sendPicture}
      />
    </Stack>
  );
}

/** The two types whose options have one form keep the same ones. */
const getSlot = (type: QuestionType): QuestionType => (canShareOptions(type) ? 'single' : type);
