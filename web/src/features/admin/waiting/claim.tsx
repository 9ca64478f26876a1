import type { WaitingCase } from '@akada/contract/observers/waiting.ts';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { timeText } from '../../../lib/format/dates.ts';
import { isConflict } from '../../../lib/http/api-error.ts';
import { useAccount, useTimeZone } from '../../../lib/session/account.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { useClaimCase } from './api.ts';
import { HandOverDialog } from './hand-over.tsx';

interface ClaimProps {
  one: WaitingCase;
  /** The case in words, for the labels of the buttons. */
  title: string;
}

/** The administrator who has a case, and the ways to change that. */
export function Claim({ one, title }: ClaimProps) {
  const { holder } = one;
  const me = useAccount().id;
  const timeZone = useTimeZone();
  const claiming = useClaimCase(one);
  const [isHandingOver, setHandingOver] = useState(false);
  const isMine = holder?.id === me;

  return (
    <div>
      <Group gap="xs">
        {holder !== null && (
          <Text size="sm" c="dimmed" className="figures">
            {isMine ? 'You have' : <bdi>{holder.full_name}</bdi>} {isMine ? '' : 'has '}this until{' '}
            {timeText(holder.until, timeZone)}
          </Text>
        )}
        {!isMine && (
          <ActionButton
            variant="default"
            isBusy={claiming.isPending}
            aria-label={`${holder === null ? 'Take' : 'Take over'}: ${title}`}
            onClick={() => claiming.mutate(me)}
          >
            {holder === null ? 'Take' : 'Take over'}
          </ActionButton>
        )}
        {isMine && (
          <>
            <Button variant="default" aria-label={`Hand over: ${title}`} onClick={() => setHandingOver(true)}>
              Hand over
            </Button>
            <ActionButton
              variant="default"
              isBusy={claiming.isPending}
              aria-label={`Put back: ${title}`}
              onClick={() => claiming.mutate(null)}
            >
              Put back
            </ActionButton>
          </>
        )}
      </Group>
      {claiming.error && !isConflict(claiming.error) && (
        <Notice kind="error">{claiming.error.message}</Notice>
      )}
      {isHandingOver && <HandOverDialog one={one} onClose={() => setHandingOver(false)} />}
    </div>
  );
}
