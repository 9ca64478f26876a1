import type { SupportThread } from '@akada/contract/observers/support.ts';
import { Stack, Text } from '@mantine/core';
import { toast } from '../../lib/toast/toast.ts';
import { Panel } from '../../ui/page/panel.tsx';
import { useReply } from './api.ts';
import { MessageField, Messages } from './messages.tsx';

/** One of the user's requests: its messages, and a field for another one. */
export function OwnThread({ request }: { request: SupportThread }) {
  const reply = useReply(request.id);
  const text = {
    waiting: 'We have your message. The answer comes here and by email.',
    answered: null,
    closed: 'This request is closed. What you write opens it again.',
  }[request.state];

  return (
    <Panel>
      <Stack gap="lg">
        <Messages messages={request.messages} person="You" />
        {text && <Text c="dimmed">{text}</Text>}
        <MessageField
          label={request.state === 'waiting' ? 'Something to add?' : 'Your answer'}
          save="Send"
          isBusy={reply.isPending}
          error={reply.error}
          onSend={(text, done) =>
            reply.mutate(text, {
              onSuccess: () => {
                done();
                toast.success('Sent.');
              },
            })
          }
        />
      </Stack>
    </Panel>
  );
}
