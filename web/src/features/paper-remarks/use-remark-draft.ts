import { getUuid } from '@akada/core/text/uuid.ts';
import { useState } from 'react';
import { randomId } from '../../lib/device/browser.ts';
import { useAccount } from '../../lib/session/account.ts';
import { draftKey, forgetDraft, storeDraft, storedDraft } from '../../lib/writing/stored-draft.ts';

interface Values {
  /** Stays the same until the remark is sent, so that a repeated call writes one. */
  id: string;
  text: string;
}

/** A remark that a person writes: this device keeps it until it is sent. */
export function useRemarkDraft(paperId: string, questionId: string | null) {
  const { id: userId } = useAccount();
  const key = draftKey(userId, 'remark', `${paperId}.${questionId ?? 'paper'}`);
  const [values, setValues] = useState<Values>(
    () => storedDraft<Values>(key)?.values ?? { id: newRemarkId(), text: '' },
  );
  return {
    ...values,
    change: (text: string) => {
      setValues({ ...values, text });
      if (text === '') forgetDraft(key);
      else storeDraft(key, { values: { ...values, text }, version: null, typedAt: Date.now() });
    },
    clear: () => {
      forgetDraft(key);
      setValues({ id: newRemarkId(), text: '' });
    },
  };
}

/** @returns the id of a new remark, made on this device */
export const newRemarkId = () => getUuid(randomId());
