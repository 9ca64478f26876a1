import { bankLimits } from '@akada/core/questions/bank-question.ts';
import { Button, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import classes from './editor.module.css';

interface TagFieldProps {
  tags: readonly string[];
  /** Tags of other questions. */
  known: readonly string[];
  error?: string | undefined;
  onChange: (tags: string[]) => void;
}

/** Adds the typed tag on Enter, on a comma, or when the focus leaves the field. */
export function TagField({ tags, known, error, onChange }: TagFieldProps) {
  const [typed, setTyped] = useState('');
  const listId = useId();
  const isFull = tags.length >= bankLimits.tags;
  const add = () => {
    const tag = typed.trim();
    setTyped('');
    if (tag !== '' && !tags.includes(tag) && !isFull) onChange([...tags, tag]);
  };

  return (
    <div>
      <TextInput
        label="Tags"
        name="tags"
        description={isFull ? `A question has at most ${bankLimits.tags} tags.` : 'Enter adds one.'}
        error={error}
        list={listId}
        maxLength={bankLimits.tag}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={add}
        onKeyDown={(event) => {
          if ((event.key !== 'Enter' && event.key !== ',') || event.nativeEvent.isComposing) return;
          event.preventDefault();
          add();
        }}
      />
      <datalist id={listId}>
        {known.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
      {tags.length > 0 && (
        <ul className={classes.tags} aria-label="Tags of this question">
          {tags.map((tag) => (
            <li key={tag}>
              <Button
                variant="default"
                aria-label={`Remove the tag ${tag}`}
                rightSection={<IconX size={16} aria-hidden />}
                onClick={() => onChange(tags.filter((other) => other !== tag))}
              >
                {tag}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
