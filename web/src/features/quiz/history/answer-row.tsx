import type { PastAnswer } from '@akada/contract/work/practice.ts';
import { Group, Text } from '@mantine/core';
import { Fragment } from 'react';
import { momentText } from '../../../lib/format/dates.ts';
import { spokenDuration } from '../../../lib/format/numbers.ts';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { useTimeZone } from '../../../lib/session/account.ts';
import { ContentOptions, inRow } from '../../../ui/content/content-options.ts';
import { LineText } from '../../../ui/content/lazy-content.tsx';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import rows from '../../../ui/list/rows.module.css';
import { StemText } from '../../../ui/question/stem-text.tsx';
import { certaintyNames } from '../choice-names.ts';

const writtenRow = lazyComponent(async () => (await import('./written-row.tsx')).WrittenRow);

interface AnswerRowProps {
  answer: PastAnswer;
}

/** A past answer with its question, the chosen options and the right ones. */
export function AnswerRow({ answer }: AnswerRowProps) {
  const { stem, content, choices, response, answer_indexes, correct } = answer;
  const verdict = getVerdict(answer);

  return (
    <div className={rows.text}>
      <ContentOptions value={inRow}>
        <Text fw={600} component="div">
          <StemText text={stem} tree={content?.stem} />
        </Text>
        {response !== undefined && (
          <Lazy
            of={writtenRow}
            props={{ answer, response, verdict }}
            waiting={null}
            fault={(error, retry) => <CodeFault what="the answer" error={error} onRetry={retry} />}
          />
        )}
        {response === undefined && <Options answer={answer} indexes={choices} label={verdict} />}
        {response === undefined && correct === false && answer_indexes !== null && (
          <Options answer={answer} indexes={answer_indexes} label="The right answer" />
        )}
      </ContentOptions>
      <Facts answer={answer} />
    </div>
  );
}

interface OptionsProps extends AnswerRowProps {
  indexes: readonly number[];
  label: string;
}

function Options({ answer: { options, content }, indexes, label }: OptionsProps) {
  const texts = indexes.map((index) => options[index]?.text ?? '');
  if (content === null)
    return (
      <Text>
        {label}: {texts.join('; ')}
      </Text>
    );
  // A text with formulas is a separate line, which scrolls if it is too wide.
  return (
    <Group gap={6}>
      {label}:{' '}
      {indexes.map((index, at) => (
        <Fragment key={index}>
          {at > 0 && '; '}
          <LineText text={texts[at] ?? ''} tree={content.options[index]} />
        </Fragment>
      ))}
    </Group>
  );
}

function Facts({ answer: { given_at, topic, took_ms, hints, certainty } }: AnswerRowProps) {
  const timeZone = useTimeZone();
  const facts = [
    momentText(given_at, timeZone),
    topic,
    spokenDuration(Math.max(1, Math.round(took_ms / 1_000))),
    hints > 0 && 'With a hint',
    certainty !== null && certaintyNames[certainty],
  ];

  return (
    <Text c="dimmed" size="sm" className="figures">
      {facts.filter(Boolean).join(' · ')}
    </Text>
  );
}

function getVerdict({ correct, share }: PastAnswer): string {
  if (correct === null || share === null) return 'Hidden while an exam uses it';
  if (correct) return 'Right';
  return share > 0 ? 'Partly' : 'Not right';
}
