import { openReportedConversation } from '@akada/contract/observers/message-care.ts';
import { Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { momentText } from '../../lib/format/dates.ts';
import { isGone } from '../../lib/http/api-error.ts';
import { call } from '../../lib/http/call.ts';
import { useTimeZone } from '../../lib/session/account.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { Section } from '../../ui/page/panel.tsx';
import classes from './messages.module.css';

/** The messages around a reported one. An administrator opens them by a button, because each opening is on record. */
export function ReportedConversation({ requestId }: { requestId: string }) {
  const timeZone = useTimeZone();
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => call(openReportedConversation, { params: { id: requestId } }),
  });
  const isUnknown = error !== null && isGone(error);
  return (
    <Section title="The reported messages">
      {data ? (
        <ol className={classes.messages} aria-label="Reported messages">
          {data.messages.map((message) => (
            <li key={message.id} className={classes.message}>
              <p className={classes.bubble} data-reported={message.is_reported || undefined}>
                {[message.text, message.attachment].filter(Boolean).join('\n')}
              </p>
              <Text size="sm" c="dimmed" className="figures">
                {message.author}, {momentText(message.written_at, timeZone)}
                {message.is_reported && ', reported'}
              </Text>
            </li>
          ))}
        </ol>
      ) : (
        <Stack align="flex-start">
          <Text c="dimmed">
            You read the reported message and at most ten before and after it. This is on record.
          </Text>
          <Button variant="default" disabled={isPending || isUnknown} onClick={() => mutate()}>
            Open the messages
          </Button>
        </Stack>
      )}
      {isUnknown && (
        <Notice kind="info">This request reports no message, or the conversation was deleted.</Notice>
      )}
      {!isUnknown && <FormFault error={error} />}
    </Section>
  );
}
