import { Text } from '@mantine/core';
import { useOutbox } from '../../../lib/device/account-outbox.ts';
import { counted } from '../../../lib/format/numbers.ts';
import { useAccount } from '../../../lib/session/account.ts';
import { practiceOutbox } from '../practice-outbox.ts';

/** Tells if the server has every answer, or only this device. */
export function SavedState() {
  const { waiting, isReaching } = useOutbox(practiceOutbox.of(useAccount().id));

  return (
    <Text size="sm" c="dimmed" role="status" className="figures">
      {waiting === 0 && 'All saved'}
      {waiting > 0 && isReaching && 'Saved on this device'}
      {waiting > 0 &&
        !isReaching &&
        `${counted(waiting, 'answer')} on this device, sent when there is a network`}
    </Text>
  );
}
