import type { ReactNode } from 'react';
import type { Autosave, AutosaveState } from './autosave.ts';
import { ExitQuestion } from './exit-question.tsx';
import { useSaveKey } from './use-save-key.ts';
import classes from './writing.module.css';

interface SelfSavingFormProps {
  /** What is written, for those who do not see where the form begins. */
  label: string;
  editing: Pick<Autosave<never, never>, 'flush'> & Pick<AutosaveState<never, never>, 'phase'>;
  children: ReactNode;
}

/** Whoever goes on to another field has written the one before: that saves, as Enter and Ctrl+S do. */
export function SelfSavingForm({ label, editing: { flush, phase }, children }: SelfSavingFormProps) {
  useSaveKey(flush);

  return (
    <form
      className={classes.editor}
      aria-label={label}
      noValidate
      onBlur={() => void flush()}
      onSubmit={(event) => {
        event.preventDefault();
        void flush();
      }}
    >
      {children}
      <ExitQuestion isHeld={phase === 'failed' || phase === 'conflict'} />
    </form>
  );
}
