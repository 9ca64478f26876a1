import { Button, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { countUnsentAnswers, unsentWarning } from '../../lib/session/unsent-answers.ts';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { signOut } from './api.ts';

/**
 * The only way to sign out: it never silently discards answers that wait to be sent.
 *
 * @param show renders the question, and null again if the person stays
 */
export async function signOutOrAsk(show: (question: ReactNode) => void): Promise<void> {
  const unsent = countUnsentAnswers();
  if (unsent === 0) return signOut();

  show(<SignOutQuestion unsent={unsent} onStay={() => show(null)} />);
}

/** Wraps the button that signs out: the confirmation is next to it, and gives the focus back. */
export function SignOut({ children }: { children: (signOut: () => void) => ReactNode }) {
  const [question, setQuestion] = useState<ReactNode>(null);

  return (
    <>
      {children(() => void signOutOrAsk(setQuestion))}
      {question}
    </>
  );
}

function SignOutQuestion({ unsent, onStay }: { unsent: number; onStay: () => void }) {
  return (
    <Dialog
      isOpen
      onClose={onStay}
      title="Sign out now?"
      actions={
        <>
          <Button variant="default" onClick={onStay}>
            Stay signed in
          </Button>
          <Button color="clay" onClick={() => void signOut()}>
            Sign out anyway
          </Button>
        </>
      }
    >
      <Text>{unsentWarning(unsent)}</Text>
    </Dialog>
  );
}
