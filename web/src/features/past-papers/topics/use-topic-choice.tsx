import type { PastPaper, PastPaperQuestion } from '@akada/contract/material/past-papers.ts';
import { Button, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { counted } from '../../../lib/format/numbers.ts';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { useChoosing } from '../../../ui/list/choosing.tsx';
import { getHeadingId } from '../paper-question.tsx';

// Loads later: most papers name the topics of their sections.
const topicDialog = lazyComponent(async () => (await import('./topic-dialog.tsx')).TopicDialog);

export interface TopicChoice {
  /** Starts and ends choosing. */
  isOn: boolean;
  toggle: () => void;
  drawBox: ((question: PastPaperQuestion) => ReactNode) | null;
  /** Chooses all questions of a section. */
  drawTool: (section: { title: string; questions: readonly PastPaperQuestion[] }) => ReactNode;
  /** Opens the dialog for one question. */
  name: (question: PastPaperQuestion) => void;
  /** The number of chosen questions, and what is done with them. */
  bar: ReactNode;
  /** The same action for the bottom of a phone; null without a choice. */
  action: ReactNode;
  dialog: ReactNode;
}

/** Chooses questions of a paper, to name the topic of all of them at once. */
export function useTopicChoice(paper: PastPaper, questions: readonly PastPaperQuestion[]): TopicChoice {
  const [ids, setIds] = useState<readonly string[] | null>(null);
  const [named, setNamed] = useState<readonly PastPaperQuestion[]>([]);
  const chosenIds = ids ?? [];
  const selection = {
    ids: chosenIds,
    clear: () => setIds([]),
    change: (rowIds: readonly string[], isChosen: boolean) => {
      const others = chosenIds.filter((id) => !rowIds.includes(id));
      setIds(isChosen ? [...others, ...rowIds] : others);
    },
  };
  const chosenQuestions = questions.filter(({ position }) => chosenIds.includes(String(position)));
  const nameChosen = () => setNamed(chosenQuestions);
  const choosing = useChoosing({
    one: 'question',
    selection,
    bulk: <Button onClick={nameChosen}>Name their topic</Button>,
  });
  const rows = questions.map(({ position }) => String(position));

  return {
    isOn: ids !== null,
    toggle: () => setIds(ids === null ? [] : null),
    drawBox:
      ids === null
        ? null
        : (question) => choosing.boxOf(rows, rows.indexOf(String(question.position)), getHeadingId(question)),
    drawTool: (section) =>
      ids !== null && (
        <Button
          variant="subtle"
          onClick={() =>
            selection.change(
              section.questions.map(({ position }) => String(position)),
              true,
            )
          }
        >
          Choose all {section.questions.length}
          {section.title !== '' && <VisuallyHidden> of {section.title}</VisuallyHidden>}
        </Button>
      ),
    name: (question) => setNamed([question]),
    bar: choosing.barOf(rows),
    action: chosenIds.length > 0 && (
      <Button onClick={nameChosen}>Name the topic of {counted(chosenIds.length, 'question')}</Button>
    ),
    dialog: named.length > 0 && (
      <Lazy
        of={topicDialog}
        props={{
          paper,
          questions: named,
          onClose: () => setNamed([]),
          onNamed: () => {
            setNamed([]);
            if (ids !== null) setIds([]);
          },
        }}
        waiting={null}
        fault={(error, retry) => <CodeFault what="this form" error={error} onRetry={retry} />}
      />
    ),
  };
}
