import { Button, Group, Text, Textarea } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import classes from './paper.module.css';

interface MarkWordsProps {
  text: string;
  onMark: (range: { start: number; end: number }) => void;
  onClose: () => void;
}

/** The essay as a field, because browsers let the keyboard select only in fields. */
export function MarkWords({ text, onMark, onClose }: MarkWordsProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const aboutId = useId();
  const [hasWords, setWords] = useState(false);
  const mark = () => {
    const { selectionStart: start = 0, selectionEnd: end = 0 } = field.current ?? {};
    if (end > start) onMark({ start, end });
  };

  useEffect(() => {
    const element = field.current;
    if (element === null) return;
    // The attribute `readonly` would take the selection from the keyboard.
    const prevent = (event: Event) => event.preventDefault();
    element.addEventListener('beforeinput', prevent);
    element.focus();
    element.setSelectionRange(0, 0);
    return () => element.removeEventListener('beforeinput', prevent);
  }, []);

  return (
    <div>
      <Text size="sm" c="dimmed" id={aboutId} mb={8}>
        Select the words. With the keyboard, hold Shift and press the arrows, then press Enter.
      </Text>
      <Textarea
        ref={field}
        className={classes.selecting}
        aria-label="The essay"
        aria-describedby={aboutId}
        aria-readonly
        inputMode="none"
        spellCheck={false}
        autosize
        value={text}
        onChange={() => {}}
        onSelect={({ currentTarget }) => setWords(currentTarget.selectionEnd > currentTarget.selectionStart)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') mark();
          if (event.key === 'Escape') onClose();
          if (event.key === 'Enter' || event.key === 'Escape') event.preventDefault();
        }}
      />
      <Group gap={8} mt={8}>
        <Button disabled={!hasWords} onMouseDown={(event) => event.preventDefault()} onClick={mark}>
          Comment on these words
        </Button>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      </Group>
    </div>
  );
}
