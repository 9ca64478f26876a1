import type { CardImportPreview } from '@akada/contract/material/flashcards/card-imports.ts';
import { ActionIcon, Text } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useState } from 'react';
import { numberText } from '../../../lib/format/numbers.ts';
import { Cloth } from '../../../ui/cloth/cloth.tsx';
import cardClasses from '../card.module.css';
import { CardSide } from '../card-side.tsx';
import classes from './import.module.css';

interface ExampleCardsProps {
  examples: CardImportPreview['examples'];
  total: number;
  /** The seed of the cloth of the cards. */
  seed: string;
}

/** The first cards of a file, one by one. */
export function ExampleCards({ examples, total, seed }: ExampleCardsProps) {
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
      <div className={cardClasses.card}>
        <span className={cardClasses.strip}>
          <Cloth seed={seed} colour={2} columns={36} rows={2} />
        </span>
        <div className={classes.sides}>
          <CardSide text={example.front} tree={null} className={classes.front ?? ''} />
          {example.back !== '' && (
            <>
              <hr className={classes.between} />
              <CardSide text={example.back} tree={null} className={classes.back ?? ''} />
            </>
          )}
        </div>
      </div>
    </section>
  );
}
