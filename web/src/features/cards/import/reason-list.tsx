import type { CardImportPreview } from '@akada/contract/material/flashcards/card-imports.ts';
import { Title } from '@mantine/core';
import { numberText } from '../../../lib/format/numbers.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import classes from './import.module.css';

interface ReasonListProps {
  title: string;
  reasons: CardImportPreview['left_out'];
}

/** Reasons with the number of their cards; nothing without reasons. */
export function ReasonList({ title, reasons }: ReasonListProps) {
  if (reasons.length === 0) return null;
  return (
    <Panel>
      <Title order={2} size="h3" mb="8px">
        {title}
      </Title>
      <ul className={classes.reasons}>
        {reasons.map(({ message, cards }) => (
          <li key={message}>
            <strong className="figures">{numberText(cards)}</strong>
            <span>{message}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
