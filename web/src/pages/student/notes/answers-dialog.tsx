import type { PastPaper } from '@akada/contract/material/past-papers.ts';
import { Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { notesNamedQuery } from '../../../features/notes/mine/api.ts';
import { useReadAgain } from '../../../features/past-papers/api.ts';
import classes from '../../../features/past-papers/past-paper.module.css';
import { counted } from '../../../lib/format/numbers.ts';
import { toast } from '../../../lib/toast/toast.ts';
import type { Choice } from '../../../ui/form/choices/choice-list.tsx';
import { SearchChoice } from '../../../ui/form/choices/search-choice.tsx';
import { FormFault } from '../../../ui/form/form-fault.tsx';
import { FormDialog } from '../../../ui/layers/form-dialog.tsx';

interface AnswersDialogProps {
  paper: PastPaper;
  onClose: () => void;
}

/** Chooses the note that holds the answers, and reads the paper with it. */
export function AnswersDialog({ paper, onClose }: AnswersDialogProps) {
  const reading = useReadAgain(paper);
  const [chosen, setChosen] = useState<Choice | null>(null);
  const [search, setSearch] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const { data, error } = useQuery({
    ...notesNamedQuery(search ?? ''),
    enabled: search !== null,
    placeholderData: keepPreviousData,
  });
  const others = (data?.items ?? []).filter(({ id, status }) => id !== paper.note_id && status === 'ready');

  const read = (submission: FormEvent) => {
    submission.preventDefault();
    setAsked(true);
    if (chosen === null) return;
    reading.mutate(chosen.id, {
      onSuccess: ({ paper: { questions, ready } }) => {
        toast.success(`The answers were read: ${ready} of ${questions} questions are ready.`);
        onClose();
      },
    });
  };
  return (
    <FormDialog
      title="The answers are in another note"
      save="Read the answers"
      isBusy={reading.isPending}
      onSubmit={read}
      onClose={onClose}
    >
      <FormFault error={reading.error} />
      <Text>Choose the note with the list of answers. Keys that you gave stay.</Text>
      <div className={classes.roomy}>
        <SearchChoice
          label="Note with the answers"
          error={isAsked && chosen === null ? 'Choose a note' : undefined}
          selection={chosen}
          choices={others.map(({ id, title, original_filename, word_count }) => ({
            id,
            name: title ?? original_filename,
            fact: counted(word_count ?? 0, 'word'),
          }))}
          message={
            error
              ? `Your notes could not be looked through. ${error.message}`
              : 'No other note has this title.'
          }
          onSearch={setSearch}
          onChoose={setChosen}
        />
      </div>
    </FormDialog>
  );
}
