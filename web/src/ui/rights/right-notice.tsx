import { rightStatement } from '@akada/core/rights/rights.ts';
import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { ApiError } from '../../lib/http/api-error.ts';
import { Notice } from '../feedback/notice.tsx';
import { ActionButton } from '../form/action-button.tsx';
import { FormFault } from '../form/form-fault.tsx';

/** True if the person must confirm the right to share a past paper first. */
export const isRightRequired = (error: Error | null): boolean =>
  error instanceof ApiError && error.code === 'right_not_confirmed';

interface RightNoticeProps {
  /** The label of the button. */
  confirm: string;
  isBusy: boolean;
  /** The error of the last confirmation. */
  error: Error | null;
  onConfirm: () => void;
}

/** Asks a person to confirm the right to share what comes from a past paper. */
export function RightNotice({ confirm, isBusy, error, onConfirm }: RightNoticeProps) {
  const [isConfirmed, setConfirmed] = useState(false);

  return (
    <Notice
      kind="info"
      title="May you share this paper?"
      actions={
        <ActionButton isBusy={isBusy} disabled={!isConfirmed} onClick={onConfirm}>
          {confirm}
        </ActionButton>
      }
    >
      <Checkbox
        label={rightStatement.text}
        checked={isConfirmed}
        onChange={({ currentTarget }) => setConfirmed(currentTarget.checked)}
      />
      <FormFault error={error} />
    </Notice>
  );
}
