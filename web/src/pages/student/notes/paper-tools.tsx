import type { PastPaper } from '@akada/contract/material/past-papers.ts';
import { links } from '@akada/core/links/links.ts';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { deletablePaper, useReadAgain } from '../../../features/past-papers/api.ts';
import paperClasses from '../../../features/past-papers/past-paper.module.css';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { useDeletion } from '../../../lib/query/deletion.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { FormFault } from '../../../ui/form/form-fault.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';

const answersDialog = lazyComponent(async () => (await import('./answers-dialog.tsx')).AnswersDialog);

/** Rare actions on a paper: another note with its answers, another reading, deletion. */
export function PaperTools({ paper }: { paper: PastPaper }) {
  const [openDialog, setOpenDialog] = useState<'answers' | 'delete' | null>(null);
  const reading = useReadAgain(paper);
  const close = () => setOpenDialog(null);
  const readAgain = () =>
    reading.mutate(undefined, {
      onSuccess: ({ paper: { questions, ready } }) =>
        toast.success(`Read again: ${ready} of ${questions} are ready. Your changes stay.`),
    });
  return (
    <section className={paperClasses.section}>
      <h2>This paper</h2>
      {paper.answers !== null && (
        <p className={paperClasses.quiet}>Its answers come from your note “{paper.answers.title}”.</p>
      )}
      <FormFault error={reading.error} />
      <div className={paperClasses.foot}>
        <Button variant="default" onClick={() => setOpenDialog('answers')}>
          The answers are in another note
        </Button>
        <ActionButton variant="default" isBusy={reading.isPending} onClick={readAgain}>
          Read again
        </ActionButton>
        <Button variant="default" onClick={() => setOpenDialog('delete')}>
          Delete this paper
        </Button>
      </div>
      {openDialog === 'answers' && (
        <Lazy
          of={answersDialog}
          props={{ paper, onClose: close }}
          waiting={null}
          fault={(error, retry) => <CodeFault what="this form" error={error} onRetry={retry} />}
        />
      )}
      {openDialog === 'delete' && <DeletePaper paper={paper} onClose={close} />}
    </section>
  );
}

function DeletePaper({ paper, onClose }: { paper: PastPaper; onClose: () => void }) {
  const navigate = useNavigate();
  const deletion = useDeletion(deletablePaper, () => void navigate(links.pastPapers(), { replace: true }));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Delete this paper?"
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Keep it
          </Button>
          <ActionButton color="clay" isBusy={deletion.isPending} onClick={() => deletion.mutate(paper)}>
            Delete the paper
          </ActionButton>
        </>
      }
    >
      <FormFault error={deletion.error} />
      <Text>
        Your keys, corrections and topics go with it. Your note and its set of questions stay. You can undo
        this for an hour.
      </Text>
    </Dialog>
  );
}
