import type { Question } from '@akada/contract/material/questions.ts';
import { Button, Stack } from '@mantine/core';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Comparison } from '../../ui/page/comparison.tsx';
import { getDifferences, getValues, type QuestionValues } from './question-values.ts';

interface ChangedSinceProps {
  present: Question;
  typed: QuestionValues;
  onGoOn: () => void;
  onTakePresent: () => void;
}

/** Shows both versions if a question was changed elsewhere during an edit; neither is lost. */
export function ChangedSince({ present, typed, onGoOn, onTakePresent }: ChangedSinceProps) {
  return (
    <Stack>
      <Notice
        kind="error"
        title="This question has changed since you opened it."
        actions={
          <>
            <Button variant="default" onClick={onGoOn}>
              Continue with mine
            </Button>
            <Button variant="default" onClick={onTakePresent}>
              Take the new one
            </Button>
          </>
        }
      >
        Nothing is saved yet. What you typed is still here.
      </Notice>
      <Comparison
        beforeTitle="Current version"
        afterTitle="Your version"
        differences={getDifferences(getValues(present), typed)}
      />
    </Stack>
  );
}
