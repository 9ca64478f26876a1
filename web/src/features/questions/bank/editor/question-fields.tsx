import type { QuestionType } from '@akada/contract/material/question-fields.ts';
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { sendPicture } from '../../../../lib/writing/use-picture.ts';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { MarkdownField } from '../../../../ui/writing/markdown-field.tsx';
import { type BankValues, withType } from '../bank-values.ts';
import { getOptions, typeNames } from '../bank-words.ts';
import { OptionRows } from './option-rows.tsx';

export interface FieldsProps {
  values: BankValues;
  errors: Readonly<Record<string, string>>;
  onChange: (values: BankValues) => void;
}

/** The fields of the question and its key. */
export function QuestionFields({ values, errors, onChange }: FieldsProps) {
  // These options are restored if the person chose true or false by mistake.
  const [before, setBefore] = useState<readonly string[]>([]);
  const chooseType = (type: QuestionType) => {
    if (values.type !== 'true_false') setBefore(values.options);
    onChange(withType(values, type, before));
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
        onChange={(stem) => onChange({ ...values, stem })}
        onPicture={sendPicture}
      />
      <SelectField
        label="Type"
        value={values.type}
        options={getOptions(typeNames)}
        onChange={(type) => chooseType(type as QuestionType)}
      />
      <OptionRows values={values} errors={errors} onChange={onChange} />
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
