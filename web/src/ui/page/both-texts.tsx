import { Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { Notice } from '../feedback/notice.tsx';
import { Comparison } from './comparison.tsx';
import { Panel } from './panel.tsx';

interface Difference {
  label: string;
  before: string;
  after: string;
}

interface BothTextsProps {
  /** The noun of the item, such as "question". */
  what: string;
  differences: readonly Difference[];
  /** Parts that only one side has changed. */
  changedThere: readonly string[];
  changedHere: readonly string[];
  onTakeTheirs: (labels: readonly string[]) => void;
  /** Called when a side was chosen for every part. */
  onSettled: () => void;
}

/** Shown if an item was changed elsewhere during an edit: both texts are next to each other, and neither is lost. */
export function BothTexts({ what, differences, changedThere, changedHere, ...on }: BothTextsProps) {
  const [own, setOwn] = useState<readonly string[]>([]);
  const open = differences.filter(({ label }) => !own.includes(label));
  const labels = open.map(({ label }) => label);
  const settle = useEffectEvent(on.onSettled);

  useEffect(() => {
    if (open.length === 0) settle();
  }, [open.length]);

  return (
    <Panel>
      <Stack>
        <Notice
          kind="error"
          title={`This ${what} has changed since you opened it.`}
          actions={
            <>
              <Button variant="default" onClick={() => setOwn([...own, ...labels])}>
                Use all of mine
              </Button>
              <Button variant="default" onClick={() => on.onTakeTheirs(labels)}>
                Use all of theirs
              </Button>
            </>
          }
        >
          Choose a version to save. What you typed is still here.
        </Notice>
        <Comparison
          beforeTitle="Current version"
          afterTitle="Your version"
          differences={open}
          actionsOf={(label) => (
            <Group gap="8px" mt="8px">
              <Button
                variant="default"
                aria-label={`Use mine: ${label}`}
                onClick={() => setOwn([...own, label])}
              >
                Use mine
              </Button>
              <Button
                variant="default"
                aria-label={`Use theirs: ${label}`}
                onClick={() => on.onTakeTheirs([label])}
              >
                Use theirs
              </Button>
              <Text c="dimmed" size="sm">
                {!changedHere.includes(label) && 'You have not changed this.'}
                {!changedThere.includes(label) && 'Only you have changed this.'}
              </Text>
            </Group>
          )}
        />
      </Stack>
    </Panel>
  );
}
