import type { NumericalBody, ShortBody } from '@akada/core/question-types/question-body.ts';
import { markAnswer } from '@akada/core/question-types/question-types.ts';
import { formatPercent } from '@akada/core/question-types/texts/answer-text.ts';
import { Text, TextInput } from '@mantine/core';
import { useState } from 'react';

/** Marks an answer that the author types, with the rule that decides. */
export function TryAnswer({ body }: { body: ShortBody | NumericalBody }) {
  const [text, setText] = useState('');
  const { share, parts } = markAnswer(body, { type: body.type, text });
  const [part] = parts;

  return (
    <div>
      <TextInput
        label="Try an answer"
        description="See how it is marked."
        inputWrapperOrder={['label', 'input', 'description']}
        mt="md"
        maxLength={2_000}
        autoComplete="off"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div role="status">
        {text.trim() !== '' && (
          <Text mt={8}>
            <strong>{describeShare(share)}</strong> {part?.reason}
          </Text>
        )}
        {text.trim() !== '' && part !== undefined && part.feedback !== '' && (
          <Text c="dimmed">Feedback: {part.feedback}</Text>
        )}
      </div>
    </div>
  );
}

function describeShare(share: number): string {
  if (share === 1) return 'Full mark.';
  return share === 0 ? 'No mark.' : `${formatPercent(share)} of the mark.`;
}
