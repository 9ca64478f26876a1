import { maxListPeople } from '@akada/core/people-lists/list-parts.ts';
import { Stack, Text } from '@mantine/core';
import { numberText } from '../../../lib/format/numbers.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { BigFigures } from '../../../ui/figures/big-figure.tsx';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { useListCheck, type useListRun } from './list-calls.ts';
import { ListColumnsField } from './list-columns.tsx';
import { groupPeople, type RowToMend } from './list-groups.ts';
import { ListRunForm } from './list-run.tsx';
import { RowsToMend } from './rows-to-mend.tsx';
import { useListReading } from './use-list-reading.ts';

interface ListPreviewProps {
  text: string;
  run: ReturnType<typeof useListRun>;
}

/** Shows how a list was read, what the server knows of its people, and what an import would do. */
export function ListPreview({ text, run }: ListPreviewProps) {
  const reading = useListReading(text);
  const check = useListCheck();
  const { newPeople, presentCount, toMend, unchecked } = groupPeople(reading.people, check.answers);
  const isLong = reading.people.length > maxListPeople;
  const isChecked = unchecked.length === 0 && check.answers.size > 0;

  const decide = ({ person }: RowToMend, email: string) => {
    reading.decide(person.line, email);
    const decidedPerson = { ...person, email, suggestion: null };
    if (isChecked && person.problem === null) check.mutate([decidedPerson]);
  };

  return (
    <Stack w="100%" align="flex-start">
      <ListColumnsField {...reading} />
      {isLong && (
        <Notice kind="warning">
          A list can have up to {numberText(maxListPeople)} people. Split it into several files.
        </Notice>
      )}
      {reading.people.length === 0 && <Text>This list has no people in it.</Text>}
      {(isChecked || toMend.length > 0) && (
        <BigFigures
          figures={[
            ...(isChecked
              ? [
                  { value: numberText(newPeople.length), name: 'new' },
                  { value: numberText(presentCount), name: 'here already' },
                ]
              : [{ value: numberText(unchecked.length), name: 'to check' }]),
            { value: numberText(toMend.length), name: toMend.length === 1 ? 'needs a look' : 'need a look' },
          ]}
        />
      )}
      {toMend.length > 0 && <RowsToMend rows={toMend} onDecide={decide} />}
      {check.error !== null && <Notice kind="error">{check.error.message}</Notice>}
      {!isChecked && (
        <ActionButton
          isBusy={check.isPending}
          disabled={unchecked.length === 0 || isLong}
          onClick={() => check.mutate(unchecked)}
        >
          Check the list
        </ActionButton>
      )}
      {isChecked && newPeople.length === 0 && presentCount > 0 && (
        <Notice kind="info">Everyone whose row is right has an account already.</Notice>
      )}
      {isChecked && newPeople.length > 0 && !isLong && (
        <ListRunForm people={newPeople} omittedCount={toMend.length} run={run} />
      )}
    </Stack>
  );
}
