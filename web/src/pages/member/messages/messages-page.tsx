import { links } from '@akada/core/links/links.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { conversationQuery, useBlock } from '../../../features/messages/api.ts';
import { ConversationList, PeopleList } from '../../../features/messages/conversation-list.tsx';
import classes from '../../../features/messages/messages.module.css';
import { Thread } from '../../../features/messages/thread.tsx';
import { isGone } from '../../../lib/http/api-error.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RowsShape } from '../../../ui/feedback/shapes.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Section } from '../../../ui/page/panel.tsx';

/** The list of conversations, and one of them. One module serves both, because the shell declares it once. */
export function Component() {
  const { conversationId } = useParams();
  return conversationId === undefined ? <Messages /> : <OneConversation key={conversationId} />;
}

function Messages() {
  return (
    <Page title="Messages" subtitle="Write to your tutors and students.">
      <Stack gap="xl">
        <ConversationList />
        <Section title="Start a conversation">
          <PeopleList />
        </Section>
        <Text size="sm" c="dimmed">
          Messages stay until one of the two accounts is deleted. Then the whole conversation is deleted.
        </Text>
      </Stack>
    </Page>
  );
}

function OneConversation() {
  const { conversationId = '' } = useParams();
  const query = conversationQuery(conversationId);
  const { data, error } = useQuery(query);
  const block = useBlock(conversationId);
  const isWide = useMediaQuery('(min-width: 75em)', undefined, { getInitialValueInEffect: false });
  const isBlocked = data?.writing === 'blocked_by_me';

  return (
    <Page
      title={data?.person.full_name ?? 'Conversation'}
      action={
        <Group gap="sm">
          <ButtonLink to={links.messages()} variant="default">
            All messages
          </ButtonLink>
          {data && (
            <Button variant="default" disabled={block.isPending} onClick={() => block.mutate(!isBlocked)}>
              {isBlocked ? 'Take the block back' : 'Block'}
            </Button>
          )}
        </Group>
      }
    >
      <div className={classes.split}>
        {isWide && (
          <aside className={classes.beside} aria-label="Other conversations">
            <ConversationList />
          </aside>
        )}
        {error !== null && isGone(error) ? (
          <Notice kind="info" title="This conversation is not here.">
            It belongs to other people, or one of the two accounts was deleted.
          </Notice>
        ) : (
          <Loaded what="this conversation" query={query} shape={<RowsShape rows={4} lines={2} />}>
            {(conversation) => <Thread conversation={conversation} />}
          </Loaded>
        )}
      </div>
    </Page>
  );
}
