import type { SupportCase } from '@akada/contract/observers/support.ts';
import { links } from '@akada/core/links/links.ts';
import { supportKindNames } from '@akada/core/support/support-rules.ts';
import { Button, Stack, Text } from '@mantine/core';
import { timeText } from '../../lib/format/dates.ts';
import { useTimeZone } from '../../lib/session/account.ts';
import { toast } from '../../lib/toast/toast.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { Link } from '../../ui/links/links.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { useAnswer, useClaim, useClose, useReopen } from './api.ts';
import { MessageField, Messages } from './messages.tsx';

/** A request that one administrator at a time can answer. */
export function Case({ shown }: { shown: SupportCase }) {
  const { id, person, kind, page, messages, state, claim } = shown;
  const timeZone = useTimeZone();
  const claiming = useClaim(id);
  const answering = useAnswer(id);
  const closing = useClose(id);
  const reopening = useReopen(id);
  const isOthers = claim !== null && !claim.mine;
  const fault = answering.error ?? closing.error ?? reopening.error ?? claiming.error;

  return (
    <Stack>
      {isOthers && (
        <Notice kind="info">
          {claim.by.full_name} answers this until {timeText(claim.until, timeZone)}.
        </Notice>
      )}
      <Panel>
        <Stack gap="lg">
          <Text>
            <Link to={links.adminUser(person.id)}>{person.full_name}</Link>
            {person.premium && ', Premium'} · {supportKindNames[kind]}
            {page !== '' && ` · ${page}`}
          </Text>
          <Messages messages={messages} person={person.full_name} />
          {state === 'closed' ? (
            <ActionButton isBusy={reopening.isPending} onClick={() => reopening.mutate()}>
              Open again
            </ActionButton>
          ) : (
            <MessageField
              label="Answer"
              save="Send the answer"
              isBusy={answering.isPending}
              error={fault}
              onSend={(text, done) =>
                answering.mutate(
                  { text, messages_seen: messages.length },
                  {
                    onSuccess: () => {
                      done();
                      toast.success(`${person.full_name} is told.`);
                    },
                  },
                )
              }
            >
              {claim === null && (
                <Button variant="default" disabled={claiming.isPending} onClick={() => claiming.mutate()}>
                  Take for 30 minutes
                </Button>
              )}
              {!isOthers && (
                <Button
                  variant="default"
                  disabled={closing.isPending}
                  onClick={() => closing.mutate(messages.length)}
                >
                  Close
                </Button>
              )}
            </MessageField>
          )}
        </Stack>
      </Panel>
    </Stack>
  );
}
