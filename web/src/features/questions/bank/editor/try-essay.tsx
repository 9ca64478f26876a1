import type { EssayBody } from '@akada/core/question-types/question-body.ts';
import type { QuestionResponse } from '@akada/core/question-types/type-module.ts';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { AnswerField } from '../../../../ui/answers/lazy-answer-field.tsx';

/** The field in which students write, with the words counted. */
export function TryEssay({ body }: { body: EssayBody }) {
  const [response, setResponse] = useState<QuestionResponse | null>(null);
  const { criteria, min_words, max_words } = body;

  return (
    <div>
      <Text fw={600} mt="md" mb={4}>
        Try the field
      </Text>
      <AnswerField
        stem=""
        content={null}
        presented={{
          type: 'essay',
          criteria: criteria.map(({ name, points }) => ({ name, points })),
          min_words,
          max_words,
        }}
        response={response}
        onChange={setResponse}
      />
    </div>
  );
}
