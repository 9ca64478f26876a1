import type { BodyType } from '@akada/core/question-types/question-body.ts';
import type { PresentedBody, QuestionResponse } from '@akada/core/question-types/type-module.ts';
import type { ComponentType } from 'react';
import type { AnswerProps } from './answer-props.ts';
import { EssayField } from './essay-field.tsx';
import { GapsField } from './gaps/gaps-field.tsx';
import { MatchingField } from './matching-field.tsx';
import { NumericalField } from './numerical/numerical-field.tsx';
import { OpenField } from './open-field.tsx';
import { OrderingField } from './ordering-field.tsx';
import { ReasonedField } from './reasoned-field.tsx';
import { ShortField } from './short-field.tsx';

/** A further type is one more field here. */
const fields: { [Type in BodyType]: ComponentType<AnswerProps<Type>> } = {
  short: ShortField,
  numerical: NumericalField,
  matching: MatchingField,
  ordering: OrderingField,
  gaps: GapsField,
  reasoned: ReasonedField,
  essay: EssayField,
  open: OpenField,
};

interface AnswerFieldProps extends Omit<AnswerProps<BodyType>, 'presented' | 'response' | 'onChange'> {
  presented: PresentedBody;
  response: QuestionResponse | null;
  onChange: (response: QuestionResponse) => void;
}

/** The field with which a student answers a question without options. */
export function AnswerField({ presented, response, onChange, ...rest }: AnswerFieldProps) {
  // The table pairs each type with its field, which the compiler cannot follow through a lookup.
  const Field = fields[presented.type] as ComponentType<AnswerProps<BodyType>>;
  return (
    <Field
      {...rest}
      presented={presented}
      response={response?.type === presented.type ? response : null}
      onChange={onChange}
    />
  );
}
