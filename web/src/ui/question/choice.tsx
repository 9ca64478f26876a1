import '@mantine/core/styles/Skeleton.css';
import type { ContentTree } from '@akada/contract/wire/content/content-tree.ts';
import { optionLabel } from '@akada/core/quiz/options.ts';
import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { LineText } from '../content/lazy-content.tsx';
import classes from './choice.module.css';

/** `fallen`: excluded by help, and no longer selectable. */
export type ChoiceTone = 'open' | 'chosen' | 'right' | 'wrong' | 'passed' | 'fallen';

interface ChoiceProps {
  position: number;
  /** The printed letter, if it is not the letter of the position. */
  label?: string;
  text: string;
  tree: ContentTree | null | undefined;
  tone: ChoiceTone;
  /** Shown below it instead of the tone's text. */
  verdict?: string | undefined;
  /** Keeps its size and its letter when it is judged: an option judged in its place must not move. */
  isSteady?: boolean;
}

const verdicts: Partial<Record<ChoiceTone, string>> = {
  right: 'Right answer',
  wrong: 'Your answer, not right',
  fallen: 'Ruled out',
};

/** The verdict in a word, for narrow space. */
const marks: Partial<Record<ChoiceTone, string>> = { right: 'Right', wrong: 'Yours' };

/** The look of one option of a question; the caller handles the click. */
export function Choice({
  position,
  label = optionLabel(position),
  text,
  tree,
  tone,
  isSteady = false,
  verdict = verdicts[tone],
}: ChoiceProps) {
  return (
    <span className={classes.choice} data-tone={tone}>
      <span className={classes.letter}>
        {(isSteady || verdict === undefined) && label}
        {!isSteady && tone === 'right' && <IconCheck size={18} aria-hidden />}
        {!isSteady && tone === 'wrong' && <IconX size={18} aria-hidden />}
      </span>
      <span className={classes.text}>
        <LineText text={text} tree={tree} isInControl />
        {verdict !== undefined &&
          (isSteady ? (
            <VisuallyHidden> {verdict}</VisuallyHidden>
          ) : (
            <span className={classes.verdict}>{verdict}</span>
          ))}
      </span>
      {isSteady && (
        <span className={classes.mark} aria-hidden="true">
          {marks[tone]}
        </span>
      )}
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
