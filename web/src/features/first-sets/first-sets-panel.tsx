import '@mantine/core/styles/Progress.css';
import type { UsageStats } from '@akada/contract/base/usage.ts';
import type { FirstSets } from '@akada/contract/work/first-sets.ts';
import { type FirstSetsNow, firstSetsNow } from '@akada/core/generation/first-sets.ts';
import { links } from '@akada/core/links/links.ts';
import { Button, Group, Progress, Text, Title } from '@mantine/core';
import { IconCheck, IconCircle, IconCircleDot } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { counted } from '../../lib/format/numbers.ts';
import { Cloth } from '../../ui/cloth/cloth.tsx';
import { BigFigures } from '../../ui/figures/big-figure.tsx';
import { ButtonLink } from '../../ui/links/links.tsx';
import { useChangedSets, useClosing } from './api.ts';
import classes from './first-sets.module.css';
import { WhatToMake } from './what-to-make.tsx';

const columns = 20;
const clothRows = 3;

interface FirstSetsPanelProps {
  sets: FirstSets;
  month: UsageStats | undefined;
}

/** Leads from a note to its first question: it shows progress, then one button. */
export function FirstSetsPanel({ sets, month }: FirstSetsPanelProps) {
  const heading = useId();
  const { note } = sets;
  const now = firstSetsNow(sets);
  const change = useChangedSets(sets.id);
  const requested = { questions: sets.questions.wanted, cards: sets.cards.wanted };

  return (
    <section aria-labelledby={heading} className={classes.panel} data-course={note.cloth_colour} data-quiet>
      <div className={classes.cloth}>
        <Cloth
          columns={columns}
          rows={clothRows}
          seed={note.cloth_seed}
          colour={note.cloth_colour}
          filled={Math.round((now.percent * columns * clothRows) / 100)}
        />
      </div>
      <div>
        <Text size="sm" c="dimmed" className={classes.file}>
          {note.title ?? note.original_filename}
        </Text>
        <Title order={2} id={heading} className={classes.title}>
          {getTitle(now, sets)}
        </Title>
      </div>
      {now.stage === 'reading' && (
        <>
          <Steps sets={sets} percent={now.percent} />
          <WhatToMake wanted={requested} month={month} onChange={(selection) => change.mutate(selection)} />
          <WhileItIsMade />
        </>
      )}
      {now.stage === 'making' && (
        <>
          <Steps sets={sets} percent={now.percent} />
          <WhileItIsMade />
        </>
      )}
      {now.stage === 'ready' && <Figures sets={sets} />}
      {now.sentences.map((sentence) => (
        <Text key={sentence} c="dimmed" maw="60ch">
          {sentence}
        </Text>
      ))}
      <Actions sets={sets} now={now} />
    </section>
  );
}

function getTitle({ stage, start }: FirstSetsNow, { note, questions, cards }: FirstSets): string {
  if (stage === 'reading') return 'Reading your note';
  if (stage === 'making') return 'Making your study set';
  if (start !== null)
    return `You can start with ${counted(start.count, start.with === 'questions' ? 'question' : 'card')}.`;
  if (note.status === 'failed') return 'This note could not be read';
  return questions.wanted + cards.wanted === 0 ? 'Your note is ready' : 'Nothing to start with';
}

function Steps({ sets: { note, questions, cards }, percent }: { sets: FirstSets; percent: number }) {
  const isRead = note.status === 'ready';
  const pages = note.page_count === null ? '' : counted(note.page_count, note.paged ? 'page' : 'section');
  const { progress } = note;
  const readSoFar = progress && `Page ${Math.min(progress.done + 1, progress.total)} of ${progress.total}`;
  const sets = [
    ['Questions', questions],
    ['Cards', cards],
  ] as const;

  return (
    <div role="status" className={classes.progress}>
      <Progress value={percent} aria-label="How far your study set is" />
      <ol className={classes.steps}>
        <Step state={isRead ? 'done' : 'now'} fact={isRead ? pages : (readSoFar ?? '')}>
          {isRead ? 'Note read' : 'Reading the note'}
        </Step>
        {isRead &&
          sets.map(([name, set]) => {
            if (set.status === 'off') return null;
            const isOver = set.status === 'ready' || set.status === 'failed' || set.status === 'refused';
            const state = isOver ? 'done' : set.status === 'running' ? 'now' : 'next';
            return (
              <Step key={name} state={state} fact={isOver ? String(set.made) : `up to ${set.wanted}`}>
                {name}
              </Step>
            );
          })}
      </ol>
    </div>
  );
}

const signs = { done: IconCheck, now: IconCircleDot, next: IconCircle };

function Step({ state, fact, children }: { state: keyof typeof signs; fact: string; children: ReactNode }) {
  const Sign = signs[state];
  return (
    <li data-state={state}>
      <Sign size={20} stroke={1.75} aria-hidden />
      <span>{children}</span>
      <span className="figures">{fact}</span>
    </li>
  );
}

function WhileItIsMade() {
  return (
    <Text size="sm" c="dimmed">
      You can leave this page. Your dashboard shows the progress, also on another device.
    </Text>
  );
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

function Actions({ sets, now: { stage, start } }: { sets: FirstSets; now: FirstSetsNow }) {
  const { mutate: close } = useClosing(sets.id);
  const { note, questions, cards } = sets;
  if (stage === 'reading' || stage === 'making') return null;

  const look = cards.generation_id && links.makeFlashcards({ generation_id: cards.generation_id, look: '1' });
  const begin =
    start?.with === 'questions' && questions.generation_id
      ? links.practiceGenerated({ generation_id: questions.generation_id })
      : look;
  return (
    <Group gap="8px 16px" className={classes.actions}>
      {start !== null && begin && (
        // The panel is closed here: the dashboard continues with the practice.
        <ButtonLink to={begin} size="lg" onClick={() => close()}>
          Start
        </ButtonLink>
      )}
      {start?.with === 'questions' && cards.made > 0 && look && (
        <ButtonLink to={look} variant="subtle">
          Look through the cards first
        </ButtonLink>
      )}
      {note.status === 'ready' && (
        <ButtonLink to={links.note(note.id)} variant={start === null ? 'filled' : 'subtle'}>
          Open the note
        </ButtonLink>
      )}
      {start === null && (
        <Button variant="subtle" onClick={() => close()}>
          Hide this
        </Button>
      )}
    </Group>
  );
}
