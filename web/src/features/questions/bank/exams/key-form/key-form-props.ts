import type { ContentTree } from '@akada/contract/wire/content/content-tree.ts';
import type { BodyType } from '@akada/core/question-types/question-body.ts';
import type { TypedBody } from '@akada/core/question-types/type-module.ts';

export interface KeyFormProps<Type extends BodyType> {
  body: TypedBody<Type>;
  /** @returns the rendered text; null or undefined if the string is all there is */
  getTree: (text: string) => ContentTree | null | undefined;
  onChange: (body: TypedBody<Type>) => void;
}
