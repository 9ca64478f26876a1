import {
  namePastPaperTopic,
  type PastPaper,
  type PastPaperQuestion,
} from '@akada/contract/material/past-papers.ts';
import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useCheckedForm } from '../../../lib/form/use-checked-form.ts';
import { counted } from '../../../lib/format/numbers.ts';
import { fieldErrors } from '../../../lib/http/contract-check.ts';
import { TapList } from '../../../ui/form/choices/tap-list.tsx';
import { FormFault } from '../../../ui/form/form-fault.tsx';
import { FormDialog } from '../../../ui/layers/form-dialog.tsx';
import { useNameTopic } from '../api.ts';
import classes from '../past-paper.module.css';
import { paperSubjectQuery } from '../shelf/shelf-api.ts';

interface TopicDialogProps {
  paper: PastPaper;
  /** At least one. */
  questions: readonly PastPaperQuestion[];
  onClose: () => void;
  onNamed: () => void;
}

/** Names the topic of one or several questions. A name that the subject already has takes one tap. */
export function TopicDialog({ paper, questions, onClose, onNamed }: TopicDialogProps) {
  const naming = useNameTopic(paper);
  const { data } = useQuery(paperSubjectQuery(paper.subject ?? ''));
  const positions = questions.map(({ position }) => position);
  const [first] = questions;
  const isSame = questions.every(({ topic }) => topic === first?.topic);
  const form = useCheckedForm<{ topic: string }>({
    initialValues: { topic: isSame ? (first?.topic ?? '') : '' },
    rules: ({ topic }) => fieldErrors(namePastPaperTopic.body, { positions, topic }),
    refusal: naming.error,
  });
  const save = (topic: string | null) => naming.mutate({ positions, topic }, { onSuccess: onNamed });
  const knownTopics = data?.topics ?? [];

  return (
    <FormDialog
      title={
        questions.length === 1
          ? `Topic of question ${first?.number}`
          : `Topic of ${counted(questions.length, 'question')}`
      }
      save="Save the topic"
      isBusy={naming.isPending}
      onSubmit={form.submit(({ topic }) => save(topic))}
      onClose={onClose}
    >
      <FormFault error={form.fault} />
      <TextInput label="Topic" placeholder="Genetics" autoComplete="off" {...form.getInputProps('topic')} />
      {knownTopics.length > 0 && (
        <TapList
          legend="Already used in this subject"
          more="topics"
          items={knownTopics.map(({ topic }) => ({ name: topic, isChosen: topic === form.values.topic }))}
          onToggle={(topic) => save(topic)}
        />
      )}
      {questions.some(({ topic_from }) => topic_from === 'person') && (
        <div className={classes.foot}>
          <Button variant="subtle" onClick={() => save(null)}>
            Use the topic of the paper again
          </Button>
        </div>
      )}
    </FormDialog>
  );
}
