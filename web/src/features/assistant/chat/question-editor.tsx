import { assistantLimits } from '@akada/core/assistant/assistant-rules.ts';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import classes from './chat.module.css';

interface QuestionEditorProps {
  text: string;
  onAsk: (text: string) => void;
  onClose: () => void;
}

/** Changes a question: the new version becomes a branch next to the previous one, which stays. */
export function QuestionEditor({ text, onAsk, onClose }: QuestionEditorProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [written, setWritten] = useState(text);
  const isChanged = written.trim() !== '' && written.trim() !== text;

  useEffect(() => field.current?.focus(), []);

  return (
    <form
      className={classes.editor}
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged) onAsk(written.trim());
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        event.preventDefault();
        onClose();
      }}
    >
      <textarea
        ref={field}
        aria-label="The question, edited"
        rows={3}
        maxLength={assistantLimits.query}
        value={written}
        onChange={(event) => setWritten(event.currentTarget.value)}
      />
      <div className={classes.follow}>
        <Button type="submit" aria-disabled={!isChanged}>
          Ask this instead
        </Button>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
