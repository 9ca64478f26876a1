import type { PastAnswer } from '@akada/contract/work/practice.ts';
import { getAnswerText, getKeyText } from '@akada/core/question-types/question-types.ts';
import { Text } from '@mantine/core';

interface WrittenRowProps {
  answer: PastAnswer;
  response: NonNullable<PastAnswer['response']>;
  verdict: string;
}

/** A written answer in words; the key is absent while an exam uses the question. */
export function WrittenRow({ answer: { body, correct }, response, verdict }: WrittenRowProps) {
  return (
    <>
      <Text>
        {verdict}: {getAnswerText(response) || getEmptyText(response)}
      </Text>
      {correct === false && body !== undefined && (
        <Text>
          The {body.type === 'open' ? 'model' : 'right'} answer: {getKeyText(body)}
        </Text>
      )}
    </>
  );
}

/** An open answer may be thought, and not written. */
function getEmptyText(response: WrittenRowProps['response']): string {
  return response.type === 'open' ? 'not written' : 'no answer';
}
