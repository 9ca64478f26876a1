import '@mantine/core/styles/Progress.css';
import type { CardImport } from '@akada/contract/material/flashcards/card-imports.ts';
import { Progress, Stack, Text } from '@mantine/core';
import { numberText } from '../../../lib/format/numbers.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { useCancelImport } from './api.ts';

/** @param sent the share that has been sent, from 0 to 1 */
export function ReadingFile({ name, sent }: { name: string; sent: number }) {
  const words = sent < 1 ? `Sending ${name}` : `Reading ${name}`;

  return (
    <Panel>
      <div role="status">
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {words}
        </Text>
        <Progress value={sent < 1 ? 100 * sent : 100} animated={sent === 1} my="sm" aria-label={words} />
        <Text c="dimmed">A large deck takes a minute.</Text>
      </div>
    </Panel>
  );
}

export const countImported = ({ added, changed, same }: CardImport) => added + changed + same;

/** Cards that come in, with a way to stop. */
export function ImportRunning({ running, total }: { running: CardImport; total: number }) {
  const cancel = useCancelImport(running.id);
  const done = countImported(running);

  return (
    <Panel>
      <Stack>
        <div role="status">
          <Text fw={600} className="figures">
            {numberText(done)} of {numberText(total)} cards are in
          </Text>
        </div>
        <Progress value={total === 0 ? 100 : (100 * done) / total} aria-label="Cards that are in" />
        <Text c="dimmed">You can leave this page. The cards come in without it.</Text>
        {cancel.error && <Notice kind="error">{cancel.error.message}</Notice>}
        <ActionButton variant="default" isBusy={cancel.isPending} onClick={() => cancel.mutate()}>
          Stop
        </ActionButton>
      </Stack>
    </Panel>
  );
}
