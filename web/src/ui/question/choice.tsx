import '@mantine/core/styles/Skeleton.css';
import type { ContentTree } from '@akada/contract/wire/content/content-tree.ts';
import { optionLabel } from '@akada/core/quiz/options.ts';
import { Skeleton, Stack } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { LineText } from '../content/lazy-content.tsx';
import classes from './choice.module.css';

export type ChoiceTone = 'open' | 'chosen' | 'right' | 'wrong' | 'passed';

interface ChoiceProps {
  position: number;
  text: string;
  tree: ContentTree | null | undefined;
  tone: ChoiceTone;
}

const verdicts: Partial<Record<ChoiceTone, string>> = {
  right: 'Right answer',
  wrong: 'Your answer, not right',
};

/** What one option of a question looks like; its user says what a click does. */
export function Choice({ position, text, tree, tone }: ChoiceProps) {
  const verdict = verdicts[tone];
  return (
    <span className={classes.choice} data-tone={tone}>
      <span className={classes.letter}>
        {tone === 'right' && <IconCheck size={18} aria-hidden />}
        {tone === 'wrong' && <IconX size={18} aria-hidden />}
        {verdict === undefined && optionLabel(position)}
      </span>
      <span className={classes.text}>
        <LineText text={text} tree={tree} isInControl />
        {verdict !== undefined && <span className={classes.verdict}>{verdict}</span>}
      </span>
    </span>
  );
}

export function QuestionShape() {
  return (
    <Stack maw={760} gap={12}>
      <Skeleton height={20} width={140} />
      <Skeleton height={28} />
      {['a', 'b', 'c', 'd'].map((option) => (
        <Skeleton key={option} height={52} />
      ))}
    </Stack>
  );
}
