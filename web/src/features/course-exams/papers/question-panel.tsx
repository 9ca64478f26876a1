import type { Paper, PaperQuestion } from '@akada/contract/work/marking/papers.ts';
import { Button, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useKeys } from '../../../lib/device/use-keys.ts';
import { numberText } from '../../../lib/format/numbers.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import classes from './paper.module.css';

interface QuestionPanelProps {
  paper: Paper;
  question: PaperQuestion['question'];
  number: number;
  /** Opens the next essay or paper that waits; null if none does. */
  onNext: (() => void) | null;
  /** The comments on the question. */
  children: ReactNode;
}

/** The marks of a question that needs no person, next to its answer. */
export function QuestionPanel({ paper, question, number, onNext, children }: QuestionPanelProps) {
  useKeys({ n: onNext ?? undefined });
  return (
    <Panel>
      <p className={`${classes.total} figures`}>
        <b>{numberText(paper.score)}</b>
        <span>of {numberText(paper.max_score)}</span>
      </p>
      <Stack gap={12} mt={4}>
        <Text size="sm" c="dimmed" className="figures">
          {numberText(question.marks)} of {numberText(question.max_marks)} for question {number}
        </Text>
        {children}
        {onNext !== null && (
          <Button variant="default" onClick={onNext}>
            Open the next to mark
            <kbd className={classes.key} aria-hidden>
              N
            </kbd>
          </Button>
        )}
        <Text size="xs" c="dimmed" className={classes.keys}>
          {pageKeys}
        </Text>
      </Stack>
    </Panel>
  );
}

/** The keys of every paper. */
const pageKeys = 'Keys: J opens the next paper, K the paper before.';
