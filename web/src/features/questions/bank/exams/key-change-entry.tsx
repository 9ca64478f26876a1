import type { KeyChange } from '@akada/contract/work/marking/regrading.ts';
import { Text } from '@mantine/core';
import { momentText } from '../../../../lib/format/dates.ts';
import { spokenDuration } from '../../../../lib/format/numbers.ts';
import { useTimeZone } from '../../../../lib/session/account.ts';
import { Bar } from '../../../../ui/chart/bar.tsx';
import { ActionButton } from '../../../../ui/form/action-button.tsx';
import { FormFault } from '../../../../ui/form/form-fault.tsx';
import { RowFacts, RowText } from '../../../../ui/list/row-text.tsx';
import { useUndoKeyChange } from './api.ts';
import { changeText, progressText } from './key-words.ts';
import { MarkTheRest } from './mark-the-rest.tsx';

/** A change of the key with the progress of marking; it can be undone for a day. */
export function KeyChangeEntry({ change }: { change: KeyChange }) {
  const timeZone = useTimeZone();
  const undoing = useUndoKeyChange(change.id);
  const { reason, created_at, undone_at, undoable_until, state, exams, marked, running } = change;
  const done = undone_at === null ? marked : exams - marked;

  return (
    <>
      <RowText title={changeText(change)}>
        <Text>{reason}</Text>
        <Text role="status" className="figures">
          {progressText(change)}
        </Text>
        {state === 'marking' && exams > 0 && <Bar share={done / exams} />}
        {running > 0 && (
          <Text className="figures">Exams that began with the old key and still run: {running}.</Text>
        )}
        <RowFacts>
          {momentText(created_at, timeZone)}
          {undone_at !== null && `, undone ${momentText(undone_at, timeZone)}`}
        </RowFacts>
        <FormFault error={undoing.error} />
        <MarkTheRest change={change} />
      </RowText>
      {undoable_until !== null && (
        <div>
          <ActionButton variant="default" isBusy={undoing.isPending} onClick={() => undoing.mutate()}>
            Undo this change
          </ActionButton>
          <Text c="dimmed" size="sm">
            {leftText(undoable_until)} left
          </Text>
        </div>
      )}
    </>
  );
}

function leftText(until: string): string {
  return spokenDuration(Math.max(0, Math.round((Date.parse(until) - Date.now()) / 1_000)));
}
