import { ActionIcon } from '@mantine/core';
import {
  type Icon,
  IconBold,
  IconCode,
  IconFlask,
  IconItalic,
  IconList,
  IconMathFunction,
  IconPhoto,
  IconTable,
} from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { EditName } from '../../lib/writing/text-edits.ts';
import classes from './writing.module.css';

/** The keys for each edit, pressed with Ctrl or Cmd in the text. */
export const editKeys: Readonly<Record<string, EditName>> = {
  b: 'bold',
  i: 'italic',
  e: 'code',
  m: 'formula',
};

const buttons: readonly { name: EditName | 'picture'; text: string; Picture: Icon }[] = [
  { name: 'bold', text: 'Bold', Picture: IconBold },
  { name: 'italic', text: 'Italic', Picture: IconItalic },
  { name: 'code', text: 'Code', Picture: IconCode },
  { name: 'formula', text: 'Formula', Picture: IconMathFunction },
  { name: 'chemistry', text: 'Chemistry', Picture: IconFlask },
  { name: 'table', text: 'Table', Picture: IconTable },
  { name: 'list', text: 'List', Picture: IconList },
  { name: 'picture', text: 'Picture', Picture: IconPhoto },
];

interface MarkdownBarProps {
  /** The edited text in a sentence, such as "the question". */
  about: string;
  controls: string;
  onEdit: (name: EditName) => void;
  /** Null if the text accepts no pictures. */
  onPicture: (() => void) | null;
}

/** The bar is one stop of the Tab key; the arrow keys move between its buttons (ARIA toolbar). */
export function MarkdownBar({ about, controls, onEdit, onPicture }: MarkdownBarProps) {
  const [current, setCurrent] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  const shown = onPicture === null ? buttons.filter(({ name }) => name !== 'picture') : buttons;
  const goTo = (event: KeyboardEvent) => {
    const last = shown.length - 1;
    const next = {
      ArrowRight: current === last ? 0 : current + 1,
      ArrowLeft: current === 0 ? last : current - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;

    event.preventDefault();
    setCurrent(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  };

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={`Format ${about}`}
      aria-controls={controls}
      className={classes.bar}
      onKeyDown={goTo}
    >
      {shown.map(({ name, text, Picture }, index) => (
        <ActionIcon
          key={name}
          color="gray"
          c="inherit"
          aria-label={text}
          title={getTitle(name, text)}
          tabIndex={index === current ? 0 : -1}
          onFocus={() => setCurrent(index)}
          onClick={() => (name === 'picture' ? onPicture?.() : onEdit(name))}
        >
          <Picture size={20} aria-hidden />
        </ActionIcon>
      ))}
    </div>
  );
}

function getTitle(name: string, text: string): string {
  const key = Object.keys(editKeys).find((candidate) => editKeys[candidate] === name);
  return key === undefined ? text : `${text} (Ctrl+${key.toUpperCase()})`;
}
