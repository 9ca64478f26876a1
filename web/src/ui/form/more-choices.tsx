import { Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import question from '../question/question.module.css';

interface MoreChoicesProps {
  /** What is in it, or what of it was chosen. */
  of: string;
  /** Whether it begins open: something in it was chosen, or is missing. */
  isOpen?: boolean;
  children: ReactNode;
}

/** Fields that most people leave as they are. A refused one opens it (`useCheckedForm`). */
export function MoreChoices({ of, isOpen = false, children }: MoreChoicesProps) {
  const [begins] = useState(isOpen);
  return (
    <details open={begins}>
      <summary className={question.summary}>More choices: {of}</summary>
      <Stack mt="xs">{children}</Stack>
    </details>
  );
}
