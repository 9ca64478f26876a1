import type { UsageStats } from '@akada/contract/base/usage.ts';
import type { FirstSets } from '@akada/contract/work/first-sets.ts';
import { type FirstSetsNow, firstSetsNow } from '@akada/core/generation/first-sets.ts';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { counted } from '../../lib/format/numbers.ts';
import { BigFigures } from '../../ui/figures/big-figure.tsx';
import { type Step, StepList } from '../../ui/list/step-list.tsx';
import { ClothPanel } from '../../ui/page/cloth-panel.tsx';
import { useChangedSets } from './api.ts';
import {
  FirstSetsNextAction,
  FirstSetsOtherActions,
  OpenPaper,
  StartInstead,
} from './first-sets-actions.tsx';
import { WantedLine } from './what-to-make.tsx';

interface FirstSetsPanelProps {
  sets: FirstSets;
  month: UsageStats | undefined;
  /** True if it is the subject of its page. */
  isPage: boolean;
  /** One line about the parts that have questions or cards. */
  covered: ReactNode;
  /** The number of questions that the note prints as a past paper; 0 for every other note. */
  paperQuestions: number;
}

/** Leads from a note to its first question: it shows progress, then one button. */
export function FirstSetsPanel({ sets, month, isPage, covered, paperQuestions }: FirstSetsPanelProps) {
  const { note, questions, cards } = sets;
  const now = firstSetsNow(sets);
  const change = useChangedSets(sets.id);
  const requested = { questions: questions.wanted, cards: cards.wanted };
  const isUnderWay = now.stage === 'reading' || now.stage === 'making';
  const isPaper = paperQuestions > 0 && !isUnderWay;

  return (
    <ClothPanel
      cloth={note}
      percent={now.percent}
      name={note.title ?? note.original_filename}
      title={isPaper ? `A past paper with ${counted(paperQuestions, 'question')}` : getTitle(now, sets)}
      isPage={isPage}
      {...(!isUnderWay && {
        next: isPaper ? <OpenPaper sets={sets} /> : <FirstSetsNextAction sets={sets} start={now.start} />,
        others: isPaper ? (
          <StartInstead sets={sets} start={now.start} />
        ) : (
          <FirstSetsOtherActions sets={sets} start={now.start} />
        ),
      })}
    >
      {isUnderWay && (
        <>
          <StepList label="How far your study set is" percent={now.percent} steps={getSteps(sets)} />
          <Text size="sm" c="dimmed">
            You can leave this page. Your dashboard shows the progress, also on another device.
          </Text>
          {now.stage === 'reading' && (
            <WantedLine wanted={requested} month={month} onChange={(selection) => change.mutate(selection)} />
          )}
        </>
      )}
      {isPaper && (
        <Text maw="60ch">
          Akada takes its questions as they are printed. Look through them, add missing answers, then
          practise.
        </Text>
      )}
      {now.stage === 'ready' && !isPaper && (
        <>
          <Figures sets={sets} />
          {covered}
        </>
      )}
      {(isPaper ? [] : now.sentences).map((sentence) => (
        <Text key={sentence} c="dimmed" maw="60ch">
          {sentence}
        </Text>
      ))}
    </ClothPanel>
  );
}

function getTitle({ stage, start }: FirstSetsNow, { note, questions, cards }: FirstSets): string {
  if (stage === 'reading') return 'Reading your note';
  if (stage === 'making') return 'Making your study set';
  if (start !== null) {
    return start.with === 'questions'
      ? counted(start.count, 'question is ready', 'questions are ready')
      : counted(start.count, 'card is ready', 'cards are ready');
  }
  if (note.status === 'failed') return 'This note could not be read';
  return questions.wanted + cards.wanted === 0 ? 'Your note is ready' : 'Nothing to start with';
}

function getSteps({ note, questions, cards }: FirstSets): Step[] {
  const isRead = note.status === 'ready';
  const pages = note.page_count === null ? '' : counted(note.page_count, note.paged ? 'page' : 'section');
  const { progress } = note;
  const readSoFar = progress && `Page ${Math.min(progress.done + 1, progress.total)} of ${progress.total}`;
  const reading: Step = isRead
    ? { state: 'done', name: 'Note read', fact: pages }
    : { state: 'now', name: 'Reading the note', fact: readSoFar ?? '' };
  return [reading, ...getSetSteps('Questions', questions), ...getSetSteps('Cards', cards)];
}

function getSetSteps(name: string, { status, made, wanted }: FirstSets['questions']): Step[] {
  if (status === 'off') return [];
  const hasEnded = status === 'ready' || status === 'failed' || status === 'refused';
  const fact = hasEnded ? String(made) : `up to ${wanted}`;
  if (hasEnded) return [{ state: 'done', name, fact }];
  return [{ state: status === 'running' ? 'now' : 'next', name, fact }];
}

function Figures({ sets: { questions, cards } }: { sets: FirstSets }) {
  const isComing = cards.status === 'queued' || cards.status === 'running';
  const figures = [
    { name: 'questions', value: String(questions.made), isShown: questions.made > 0 },
    {
      name: isComing ? 'cards, on the way' : 'cards',
      value: isComing ? '…' : String(cards.made),
      isShown: isComing || cards.made > 0,
    },
  ];
  return <BigFigures figures={figures.filter(({ isShown }) => isShown)} />;
}
