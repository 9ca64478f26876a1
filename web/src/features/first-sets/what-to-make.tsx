import '@mantine/core/styles/Checkbox.css';
import type { UsageItem, UsageStats } from '@akada/contract/base/usage.ts';
import { Button, Checkbox, Text } from '@mantine/core';
import { useState } from 'react';
import { dayOfYearText } from '../../lib/format/dates.ts';
import { ChipField } from '../../ui/form/choices/chip-field.tsx';
import { usualFirstSets, type WantedSets } from './api.ts';
import classes from './first-sets.module.css';

const rows = [
  { name: 'questions', label: 'Questions', kind: 'mcq' },
  { name: 'cards', label: 'Cards', kind: 'flashcard' },
] as const;

const counts = [5, 10, 20, 30, 50];

interface WhatToMakeProps {
  wanted: WantedSets;
  /** Undefined until it is known. */
  month: UsageStats | undefined;
  onChange: (requested: WantedSets) => void;
}

/** The automatic sets of a note, and their share of the month. */
export function WhatToMake({ wanted, month, onChange }: WhatToMakeProps) {
  return (
    <fieldset className={classes.wanted}>
      <legend>What do you want to make?</legend>
      {rows.map(({ name, label, kind }) => {
        const count = wanted[name];
        const item = month?.items.find((one) => one.kind === kind);
        const offered =
          counts.includes(count) || count === 0 ? counts : [...counts, count].sort((a, b) => a - b);
        return (
          <div key={name} className={classes.choice}>
            <Checkbox
              label={label}
              description={usesText(item, month, count > 0)}
              checked={count > 0}
              onChange={({ currentTarget: { checked } }) =>
                onChange({ ...wanted, [name]: checked ? usualFirstSets[name] : 0 })
              }
            />
            {count > 0 && (
              <ChipField
                label={`How many ${name}`}
                isLabelHidden
                value={String(count)}
                options={offered.map((number) => [String(number), String(number)])}
                onChange={(value) => onChange({ ...wanted, [name]: Number(value) })}
              />
            )}
          </div>
        );
      })}
    </fieldset>
  );
}

/** The same in one line, with the choice behind a button: most people keep their last choice. */
export function WantedLine(props: WhatToMakeProps) {
  const [isOpen, setOpen] = useState(false);
  const { wanted, month } = props;
  const parts = rows.flatMap(({ name, kind }) => {
    const item = month?.items.find((one) => one.kind === kind);
    if (wanted[name] === 0) return [];
    return `${wanted[name]} ${name}${item === undefined || item.unlimited ? '' : ` (${getOrdinal(item)})`}`;
  });

  if (isOpen) return <WhatToMake {...props} />;
  return (
    <div className={classes.line}>
      <Text size="sm" c="dimmed" className="figures">
        {parts.length === 0 ? 'Nothing is made automatically.' : `You get ${parts.join(' and ')}.`}
      </Text>
      <Button
        variant="subtle"
        size="sm"
        px={4}
        ml={-4}
        onClick={() => setOpen(true)}
        aria-label="Change what is made"
      >
        Change
      </Button>
    </div>
  );
}

const getOrdinal = ({ used, limit }: UsageItem) =>
  used >= limit ? `all ${limit} sets used` : `set ${used + 1} of ${limit} this month`;

/** The position of the set in the month's allowance. */
function usesText(item: UsageItem | undefined, month: UsageStats | undefined, isWanted: boolean): string {
  if (item === undefined || month === undefined) return ' ';
  if (item.unlimited) return isWanted ? 'No limit in your plan' : 'Not made';
  const { used, limit } = item;
  if (used >= limit)
    return `All ${limit} sets are used until ${dayOfYearText(month.period.end, 'Africa/Lagos')}`;
  return isWanted ? `Set ${used + 1} of ${limit} this month` : `Not made. ${used} of ${limit} sets used`;
}
