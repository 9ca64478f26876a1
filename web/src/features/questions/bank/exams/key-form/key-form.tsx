import { type BodyType, isMarkedByKey, type QuestionBody } from '@akada/core/question-types/question-body.ts';
import { InputError } from '@mantine/core';
import { type ComponentType, type ReactNode, useId } from 'react';
import shared from '../../../questions.module.css';
import { NumericalForm } from '../../editor/bodies/numerical-form.tsx';
import { ShortForm } from '../../editor/bodies/short-form.tsx';
import { GapsKey } from './gaps-key.tsx';
import type { KeyFormProps } from './key-form-props.ts';
import { MatchingKey } from './matching-key.tsx';
import { OrderingKey } from './ordering-key.tsx';
import { ReasonedKey } from './reasoned-key.tsx';

/** Essays and open answers have no key. */
const forms: { [Type in Exclude<BodyType, 'essay' | 'open'>]: ComponentType<KeyFormProps<Type>> } = {
  short: (props) => <ShortForm {...props} isKeyOnly />,
  numerical: (props) => <NumericalForm {...props} isKeyOnly />,
  matching: MatchingKey,
  ordering: OrderingKey,
  gaps: GapsKey,
  reasoned: ReasonedKey,
};

const None = () => null;

export interface KeyFormFieldsProps {
  body: QuestionBody;
  getTree: KeyFormProps<BodyType>['getTree'];
  error: ReactNode;
  onChange: (body: QuestionBody) => void;
}

/** The key of a type with a body. The texts that students saw cannot change. */
export function KeyForm({ error, ...field }: KeyFormFieldsProps) {
  const faultId = useId();
  // Each form receives a body of its type, which the table cannot express.
  const { type } = field.body;
  const Form = (isMarkedByKey(type) ? forms[type] : None) as ComponentType<Omit<KeyFormFieldsProps, 'error'>>;

  return (
    <fieldset
      className={shared.fieldset}
      aria-describedby={error ? faultId : undefined}
      data-path="body"
      tabIndex={-1}
    >
      <legend>The right answer</legend>
      <Form {...field} />
      {error && (
        <InputError id={faultId} size="md">
          {error}
        </InputError>
      )}
    </fieldset>
  );
}
