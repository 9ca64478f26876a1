import type { PastPaper, PastPaperQuestion } from '@akada/contract/material/past-papers.ts';
import { useGiveKeys } from '../api.ts';
import { KeyButton } from './key-button.tsx';

interface KeyEntryProps {
  paper: PastPaper;
  questions: readonly PastPaperQuestion[];
}

/** Takes the letters of all keys, and stores them in the student's paper. */
export function KeyEntry({ paper, questions }: KeyEntryProps) {
  const giving = useGiveKeys(paper);
  return (
    <KeyButton
      questions={questions}
      saving={{
        isBusy: giving.isPending,
        error: giving.error,
        save: ({ letters }, onSaved) => giving.mutate(letters, { onSuccess: onSaved }),
      }}
    />
  );
}
