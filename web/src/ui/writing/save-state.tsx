import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { momentText, timeText } from '../../lib/format/dates.ts';
import { useTimeZone } from '../../lib/session/account.ts';
import type { Autosave, AutosaveState } from '../../lib/writing/autosave.ts';
import classes from './writing.module.css';

interface Dated {
  changed_at: string;
}

interface SaveStateProps<Values> {
  editing: AutosaveState<Values, Dated> & Pick<Autosave<Values, Dated>, 'flush'>;
  /** Further actions on the text. */
  children?: ReactNode;
}

/** Shows whether everything is saved; it stays visible during writing. */
export function SaveState<Values>({ editing, children }: SaveStateProps<Values>) {
  const timeZone = useTimeZone();

  return (
    <div className={classes.state}>
      <Text role="status" className={classes.said} c={editing.phase === 'failed' ? 'red' : undefined}>
        {getSentence(editing, timeZone)}
      </Text>
      {editing.phase === 'failed' && (
        <Button variant="default" onClick={() => void editing.flush()}>
          Save again
        </Button>
      )}
      {children}
    </div>
  );
}

function getSentence<Values>(state: AutosaveState<Values, Dated>, timeZone: string | undefined): string {
  const { phase, base, error, hasSaved } = state;
  if (phase === 'saving') return 'Saving';
  if (phase === 'waiting') return 'Not saved yet';
  if (phase === 'conflict') return 'Not saved: it was changed elsewhere';
  if (phase === 'failed') return `Not saved: ${error?.message ?? ''}`;
  if (base === null) return 'Nothing is written yet';
  return `Saved at ${(hasSaved ? timeText : momentText)(base.changed_at, timeZone)}`;
}
