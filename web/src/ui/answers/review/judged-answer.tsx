import type { QuestionBody } from '@akada/core/question-types/question-body.ts';
import { markAnswer } from '@akada/core/question-types/question-types.ts';
import type { QuestionResponse } from '@akada/core/question-types/type-module.ts';
import type { AnswerContent } from '../answer-props.ts';
import { MarkedParts } from './marked-parts.tsx';
import { OpenAnswer } from './open-answer.tsx';

interface JudgedAnswerProps {
  body: QuestionBody;
  response: QuestionResponse | null;
  content: AnswerContent;
}

/** An answer that the device judges, for reading: each part with its key. */
export function JudgedAnswer({ body, response, content }: JudgedAnswerProps) {
  if (body.type === 'open') return <OpenAnswer body={body} response={response} />;
  const { parts } = markAnswer(body, response);
  return <MarkedParts parts={parts} content={content} isOrder={body.type === 'ordering'} />;
}
