import { Button } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { MarkdownField } from '../../../ui/writing/markdown-field.tsx';
import { withNewGap } from './card-values.ts';

interface SideFieldProps {
  label: string;
  name: string;
  /** The side's name in a sentence. */
  about: string;
  hasGaps: boolean;
  value: string;
  error?: ReactNode;
  onChange: (value: string) => void;
}

/** One side of a card; a sentence with gaps also has a button that makes them. */
export function SideField({ hasGaps, value, onChange, ...field }: SideFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  const makeGap = () => {
    const text = box.current?.querySelector('textarea');
    if (text == null) return;
    const next = withNewGap(value, text.selectionStart, text.selectionEnd);
    onChange(next.text);
    requestAnimationFrame(() => {
      text.focus();
      text.setSelectionRange(next.start, next.end);
    });
  };

  return (
    <div ref={box}>
      <MarkdownField
        {...field}
        value={value}
        onChange={onChange}
        {...(hasGaps && {
          description: 'Write a gap as {{c1::osmosis}}, or with a hint as {{c1::osmosis::a process}}.',
        })}
        minRows={2}
        onPicture={null}
      />
      {hasGaps && (
        <Button variant="default" size="sm" mt="8px" onClick={makeGap}>
          Make the selection a gap
        </Button>
      )}
    </div>
  );
}
