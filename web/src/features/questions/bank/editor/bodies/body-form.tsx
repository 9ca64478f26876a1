import type { BodyType, QuestionBody } from '@akada/core/question-types/question-body.ts';
import { InputError } from '@mantine/core';
import { type ComponentType, useId } from 'react';
import shared from '../../../questions.module.css';
import type { BodyFormProps } from './body-form-props.ts';
import { EssayForm } from './essay-form.tsx';
import { GapsForm } from './gaps-form.tsx';
import { MatchingForm } from './matching-form.tsx';
import { NumericalForm } from './numerical-form.tsx';
import { OpenForm } from './open-form.tsx';
import { OrderingForm } from './ordering-form.tsx';
import { ReasonedForm } from './reasoned-form.tsx';
import { ShortForm } from './short-form.tsx';

/** A further type is one more form here. */
const forms: { [Type in BodyType]: { legend: string; Form: ComponentType<BodyFormProps<Type>> } } = {
  short: { legend: 'Accepted answers', Form: ShortForm },
  numerical: { legend: 'Accepted numbers', Form: NumericalForm },
  matching: { legend: 'Pairs: each text with its match', Form: MatchingForm },
  ordering: { legend: 'Items in their right order', Form: OrderingForm },
  gaps: { legend: 'Gaps', Form: GapsForm },
  reasoned: { legend: 'Verdict and reason', Form: ReasonedForm },
  essay: { legend: 'Criteria: each with its points', Form: EssayForm },
  open: { legend: 'Model answer', Form: OpenForm },
};

interface BodyFormFieldsProps {
  body: QuestionBody;
  stem: string;
  /** Sentences by field, such as `body`. */
  errors: Readonly<Record<string, string>>;
  /** @param stem absent if it stays as it is */
  onChange: (body: QuestionBody, stem?: string) => void;
}

/** The answer of a type with a body. */
export function BodyForm({ body, stem, errors, onChange }: BodyFormFieldsProps) {
  const faultId = useId();
  const faults = Object.entries(errors).filter(([field]) => field === 'body' || field.startsWith('body.'));
  // Each form receives a body of its type, which the table cannot express.
  const { legend, Form } = forms[body.type] as { legend: string; Form: ComponentType<BodyFormFieldProps> };

  return (
    <fieldset className={shared.fieldset} aria-describedby={faults.length === 0 ? undefined : faultId}>
      <legend>{legend}</legend>
      {faults.length > 0 && (
        <div id={faultId}>
          {faults.map(([field, fault]) => (
            <InputError key={field} size="md">
              {fault}
            </InputError>
          ))}
        </div>
      )}
      <Form body={body} stem={stem} onChange={onChange} />
    </fieldset>
  );
}

type BodyFormFieldProps = Omit<BodyFormFieldsProps, 'errors'>;
