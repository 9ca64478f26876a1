import type { ReactNode } from 'react';
import { ExitQuestion } from '../../../ui/layers/exit-question.tsx';
import type { Autosave, AutosaveState } from './autosave.ts';
import { useSaveKey } from './use-save-key.ts';

interface SelfSavingFormProps {
  editing: Pick<Autosave<never, never>, 'flush'> & Pick<AutosaveState<never, never>, 'isHeld' | 'phase'>;
  children: ReactNode;
}

/** Whoever goes on to another field has written the one before: that saves, as Enter and Ctrl+S do. */
export function SelfSavingForm({ editing: { flush, isHeld, phase }, children }: SelfSavingFormProps) {
  useSaveKey(flush);

  return (
    <>
      <form
        noValidate
        onBlur={() => void flush()}
        onSubmit={(event) => {
          event.preventDefault();
          void flush();
        }}
      >
        {children}
      </form>
      {/* Not in the form: to leave a button of the dialog is not to leave a field, though React reports both. */}
      <ExitQuestion isSaved={phase === 'saved'} isHeld={isHeld} />
    </>
  );
}
