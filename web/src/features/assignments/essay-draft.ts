import { useState } from 'react';
import { useAccount } from '../../lib/session/account.ts';
import { draftKey, forgetDraft, storeDraft, storedDraft } from '../../lib/writing/stored-draft.ts';

/** @returns the text that this device stores, a function that changes it, and a function that clears it */
export function useEssayDraft(assignmentId: string) {
  const { id: userId } = useAccount();
  const key = draftKey(userId, 'assigned-essay', assignmentId);
  const [text, setText] = useState(() => storedDraft<{ text: string }>(key)?.values.text ?? '');
  const write = (next: string) => {
    setText(next);
    storeDraft(key, { values: { text: next }, version: null, typedAt: Date.now() });
  };
  return [text, write, () => forgetDraft(key)] as const;
}
