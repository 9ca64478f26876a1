/** Props that the fields of all question types share. */
import type { AskedContent } from '@akada/contract/material/questions.ts';
import type { BodyType } from '@akada/core/question-types/question-body.ts';
import type { TypedPresented, TypedResponse } from '@akada/core/question-types/type-module.ts';

/** The rendered texts of a question; null if the strings are all there is to show. */
export type AnswerContent = Pick<AskedContent, 'stem' | 'texts'> | null;

export interface AnswerProps<Type extends BodyType> {
  /** Gaps are fields in the stem. */
  stem: string;
  content: AnswerContent;
  presented: TypedPresented<Type>;
  /** Null while there is no answer. */
  response: TypedResponse<Type> | null;
  onChange: (response: TypedResponse<Type>) => void;
  /** The id of the question's text, if the field is far from it. */
  describedBy?: string | undefined;
  /** Called for Enter in the last field. */
  onSubmit?: (() => void) | undefined;
}
