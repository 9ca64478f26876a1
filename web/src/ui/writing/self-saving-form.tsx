import { Box, Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { momentText } from '../../lib/format/dates.ts';
import { useTimeZone } from '../../lib/session/account.ts';
import type { Autosave, AutosaveState } from '../../lib/writing/autosave.ts';
import { staysHere } from '../../lib/writing/use-autosave.ts';
import { useSaveKey } from '../../lib/writing/use-save-key.ts';
import { Notice } from '../feedback/notice.tsx';
import { ExitQuestion } from '../layers/exit-question.tsx';

interface SelfSavingFormProps {
  editing: Pick<Autosave<never, never>, 'flush'> &
    Pick<AutosaveState<never, never>, 'isHeld' | 'phase'> & { kind: string; offer: Offer | null };
  children: ReactNode;
}

interface Offer {
  typedAt: number;
  /** True if the underlying version has changed since. */
  isOlder: boolean;
  bringBack: () => void;
  discard: () => void;
}

/** A move to another field saves the previous one; so do Enter and Ctrl+S. */
export function SelfSavingForm({ editing, children }: SelfSavingFormProps) {
  const { flush, isHeld, phase, kind, offer } = editing;
  useSaveKey(flush);

  return (
    <>
      {offer !== null && (
        <Box mb="md">
          <DraftOffer kind={kind} offer={offer} />
        </Box>
      )}
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
      {/* Outside of the form, because React would report leaving a button of the dialog as leaving a field. */}
      <ExitQuestion
        isSaved={phase === 'saved'}
        isHeld={isHeld}
        reason={`What you typed last could not be saved. ${staysHere}`}
      />
    </>
  );
}

function DraftOffer({ kind, offer }: { kind: string; offer: Offer }) {
  const timeZone = useTimeZone();

  return (
    <Notice
      kind="info"
      title="What you typed here last was not saved."
      actions={
        <>
          <Button onClick={offer.bringBack}>Restore it</Button>
          <Button variant="default" onClick={offer.discard}>
            Discard it
          </Button>
        </>
      }
    >
      You typed it on this device, {momentText(new Date(offer.typedAt).toISOString(), timeZone)}.
      {offer.isOlder && ` The ${kind} was changed since: your restored text replaces that.`}
    </Notice>
  );
}
