import '@mantine/core/styles/Switch.css';
import type { CardImportPreview } from '@akada/contract/material/flashcards/card-imports.ts';
import { Button, Group, Stack, Switch, Text, Title } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { counted, numberText } from '../../../lib/format/numbers.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { BigFigures } from '../../../ui/figures/big-figure.tsx';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { ExampleCards } from './example-cards.tsx';
import classes from './import.module.css';
import { ReasonList } from './reason-list.tsx';

interface ImportPreviewProps {
  filename: string;
  preview: CardImportPreview;
  isBusy: boolean;
  error: Error | null;
  onRun: (schedule: 'keep' | 'fresh') => void;
  onOtherFile: () => void;
}

/** The cards of a file, before any comes in. */
export function ImportPreview({ filename, preview, isBusy, error, onRun, onOtherFile }: ImportPreviewProps) {
  const [hasSchedule, setHasSchedule] = useState(true);
  const title = useRef<HTMLHeadingElement>(null);
  // The focused field has disappeared.
  useEffect(() => title.current?.focus(), []);
  const { new: fresh, changed, known, left_out: omitted, remarks } = preview;
  const coming = fresh + changed;
  const action =
    coming > 0 ? (
      <ActionButton isBusy={isBusy} onClick={() => onRun(hasSchedule ? 'keep' : 'fresh')}>
        Import {counted(coming, 'card')}
      </ActionButton>
    ) : (
      <Button onClick={onOtherFile}>Choose another file</Button>
    );

  return (
    <div className={classes.preview}>
      <Stack>
        <div>
          <Title order={2} ref={title} tabIndex={-1} className={classes.coming}>
            <span className="figures">{numberText(coming)}</span>{' '}
            {coming === 1 ? 'card comes in' : 'cards come in'}
          </Title>
          <Text c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {summary(filename, preview)}
          </Text>
        </div>
        <ImportFigures preview={preview} />
        {known > 0 && (
          <Panel>
            <Switch
              className={classes.schedule}
              labelPosition="left"
              size="md"
              label="Keep your schedule from Anki"
              description={`${counted(known, 'card comes', 'cards come')} back on ${known === 1 ? 'its' : 'their'} own day. If this is off, all cards start as new ones.`}
              checked={hasSchedule}
              onChange={({ currentTarget }) => setHasSchedule(currentTarget.checked)}
            />
          </Panel>
        )}
      </Stack>
      <Stack className={classes.examples}>
        {preview.examples.length > 0 && (
          <ExampleCards examples={preview.examples} total={preview.cards} seed={filename} />
        )}
        <Decks preview={preview} />
        <ReasonList title={`${counted(sum(omitted), 'card stays', 'cards stay')} out`} reasons={omitted} />
        <ReasonList title="Changed on the way" reasons={remarks} />
      </Stack>
      <div className={classes.act}>
        {error && <Notice kind="error">{error.message}</Notice>}
        <Group gap="8px">
          {action}
          {coming > 0 && (
            <Button variant="subtle" onClick={onOtherFile}>
              Choose another file
            </Button>
          )}
        </Group>
      </div>
    </div>
  );
}

const sum = (reasons: CardImportPreview['left_out']) => reasons.reduce((all, { cards }) => all + cards, 0);

function summary(
  filename: string,
  { format, cards, same, changed, left_out: omitted }: CardImportPreview,
): string {
  const out = sum(omitted);
  const parts = [
    `${numberText(cards + out)} found`,
    ...(changed > 0 ? [`${numberText(changed)} changed since the last time`] : []),
    ...(same > 0 ? [`${numberText(same)} in your cards already`] : []),
    ...(out > 0 ? [`${numberText(out)} ${out === 1 ? 'stays' : 'stay'} out`] : []),
  ];
  return `${filename}${format === 'anki' ? ', from Anki' : ''}. ${parts.join(', ')}.`;
}

function ImportFigures({
  preview: { pictures, sounds, tags, kinds, known },
}: {
  preview: CardImportPreview;
}) {
  const figures = (
    [
      ['picture', 'pictures', pictures],
      ['sound', 'sounds', sounds],
      ['card with gaps', 'cards with gaps', kinds.cloze],
      ['in both directions', 'in both directions', kinds.reversed],
      ['covered picture', 'covered pictures', kinds.occlusion],
      ['tag', 'tags', tags],
      ['known card', 'known cards', known],
    ] as const
  ).flatMap(([one, several, count]) =>
    count > 0 ? [{ name: count === 1 ? one : several, value: numberText(count) }] : [],
  );
  return figures.length > 0 ? <BigFigures figures={figures} /> : null;
}

const maxDecks = 12;

function Decks({ preview: { decks } }: { preview: CardImportPreview }) {
  return (
    <Panel>
      <Title order={2} size="h3" mb="8px">
        Decks
      </Title>
      <ul className={classes.rows}>
        {decks.slice(0, maxDecks).map(({ path, cards }) => (
          <li key={path}>
            <span>{path.replaceAll('::', ' › ') || 'No deck'}</span>
            <strong className="figures">{numberText(cards)}</strong>
          </li>
        ))}
      </ul>
      {decks.length > maxDecks && <Text c="dimmed">And {numberText(decks.length - maxDecks)} more.</Text>}
    </Panel>
  );
}
