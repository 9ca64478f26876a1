import type { BodyType } from '@akada/core/question-types/question-body.ts';
import type { TypedBody } from '@akada/core/question-types/type-module.ts';

export interface BodyFormProps<Type extends BodyType> {
  body: TypedBody<Type>;
  /** The stem has the markers of gaps. */
  stem: string;
  /** @param stem absent if it stays as it is */
  onChange: (body: TypedBody<Type>, stem?: string) => void;
}

export interface KeyOnlyProps {
  /** True if students have seen the question, so that only its key can change. */
  isKeyOnly?: boolean;
}
