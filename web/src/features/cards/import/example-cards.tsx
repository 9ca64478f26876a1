import type { CardImportPreview } from '@akada/contract/material/flashcards/card-imports.ts';
import { ActionIcon, Text } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useState } from 'react';
import { numberText } from '../../../lib/format/numbers.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import { CardSide } from '../card-side.tsx';
import classes from './import.module.css';

interface ExampleCardsProps {
  examples: CardImportPreview['examples'];
  total: number;
}

/** The first cards of a file, one by one. */
export function ExampleCards({ examples, total }: ExampleCardsProps) {
  const [index, setIndex] = useState(0);
  const example = examples[index];
  if (example === undefined) return null;

  return (
    <section aria-label="Some of the cards">
      <div className={classes.turn}>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label="Previous card"
          disabled={index === 0}
          onClick={() => setIndex(index - 1)}
        >
          <IconArrowLeft size={20} aria-hidden />
        </ActionIcon>
        <Text c="dimmed" role="status" className="figures">
          Card {index + 1} of {numberText(total)}
        </Text>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label="Next card"
          disabled={index === examples.length - 1}
          onClick={() => setIndex(index + 1)}
        >
          <IconArrowRight size={20} aria-hidden />
        </ActionIcon>
      </div>
      <Panel>
        <CardSide text={example.front} tree={null} className={classes.front ?? ''} />
        {example.back !== '' && (
          <>
            <hr className={classes.between} />
            <CardSide text={example.back} tree={null} className={classes.back ?? ''} />
          </>
        )}
      </Panel>
    </section>
  );
}
