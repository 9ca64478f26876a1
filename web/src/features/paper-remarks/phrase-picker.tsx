import { remarkLimits } from '@akada/core/exams/papers/paper-remarks.ts';
import { ActionIcon, Button, Text, Textarea } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { toast } from '../../lib/toast/toast.ts';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { phrasesQuery, useRemovePhrase, useSavePhrase } from './api.ts';
import classes from './remarks.module.css';

interface PhrasePickerProps {
  /** The text that is being written. */
  text: string;
  onChoose: (phrase: string) => void;
}

/** The tutor's saved phrases: a press adds one to the text. */
export function PhrasePicker({ text, onChoose }: PhrasePickerProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classes.phrases}>
      <Button
        variant="subtle"
        size="compact-md"
        mih={44}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        Saved phrases
      </Button>
      <div id={id} className={classes.panel} hidden={!isOpen}>
        {isOpen && <PhraseList text={text.trim()} onChoose={onChoose} />}
      </div>
    </div>
  );
}

function PhraseList({ text, onChoose }: PhrasePickerProps) {
  const { data, error } = useQuery(phrasesQuery);
  const saving = useSavePhrase();
  const [edited, setEdited] = useState<string | null>(null);
  if (data === undefined) return error === null ? null : <FormFault error={error} />;

  const isNew = text !== '' && text.length <= remarkLimits.phrase && !data.items.includes(text);
  return (
    <>
      {data.items.length === 0 && (
        <Text size="sm" c="dimmed">
          You have no phrases yet. Write a comment, then save it here.
        </Text>
      )}
      <ul className={classes.list} aria-label="Saved phrases">
        {data.items.map((phrase) => (
          <li key={phrase} className={classes.choice}>
            {edited === phrase ? (
              <EditedPhrase phrase={phrase} onClose={() => setEdited(null)} />
            ) : (
              <Phrase phrase={phrase} onChoose={onChoose} onEdit={() => setEdited(phrase)} />
            )}
          </li>
        ))}
      </ul>
      <FormFault error={saving.error} />
      {isNew && (
        <Button
          variant="default"
          loading={saving.isPending}
          onClick={() => saving.mutate({ text, previous: null })}
        >
          Save this comment as a phrase
        </Button>
      )}
    </>
  );
}

interface PhraseProps {
  phrase: string;
  onChoose: (phrase: string) => void;
  onEdit: () => void;
}

function Phrase({ phrase, onChoose, onEdit }: PhraseProps) {
  const removing = useRemovePhrase();
  const saving = useSavePhrase();
  const remove = () =>
    removing.mutate(phrase, {
      onSuccess: () =>
        toast.success('The phrase is removed.', {
          action: { text: 'Undo', run: () => saving.mutate({ text: phrase, previous: null }) },
        }),
      onError: (error) => toast.error(error.message),
    });
  return (
    <>
      <button type="button" className={classes.phrase} onClick={() => onChoose(phrase)}>
        {phrase}
      </button>
      <ActionIcon color="gray" c="inherit" aria-label={`Change “${phrase}”`} onClick={onEdit}>
        <IconPencil size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon color="gray" c="inherit" aria-label={`Remove “${phrase}”`} onClick={remove}>
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
    </>
  );
}

function EditedPhrase({ phrase, onClose }: { phrase: string; onClose: () => void }) {
  const saving = useSavePhrase();
  const [text, setText] = useState(phrase);
  const save = () => {
    if (text.trim() === '' || text.trim() === phrase) onClose();
    else saving.mutate({ text: text.trim(), previous: phrase }, { onSuccess: onClose });
  };
  return (
    <div className={classes.edited}>
      <Textarea
        aria-label="Phrase"
        autosize
        autoFocus
        maxLength={remarkLimits.phrase}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <FormFault error={saving.error} />
      <Button mt={8} variant="default" loading={saving.isPending} onClick={save}>
        Save the phrase
      </Button>
    </div>
  );
}
