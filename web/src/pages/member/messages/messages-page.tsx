import { links } from '@akada/core/links/links.ts';
import { Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { conversationQuery } from '../../../features/messages/api.ts';
import { ConversationList, PeopleList } from '../../../features/messages/conversation-list.tsx';
import { FoundMessages } from '../../../features/messages/message-search.tsx';
import classes from '../../../features/messages/messages.module.css';
import { QuietHoursChoice } from '../../../features/messages/quiet-hours.tsx';
import { Thread } from '../../../features/messages/thread.tsx';
import { ThreadHead } from '../../../features/messages/thread-head.tsx';
import { isGone } from '../../../lib/http/api-error.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RowsShape } from '../../../ui/feedback/shapes.tsx';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Section } from '../../../ui/page/panel.tsx';
import { TimeChoice } from './time-choice.tsx';

/** The list of conversations, and one of them. One module serves both, because the shell declares it once. */
export function Component() {
  const { conversationId } = useParams();
  return conversationId === undefined ? <Messages /> : <OneConversation key={conversationId} />;
}

function Messages() {
  const [search, find] = useState('');
  return (
    <Page title="Messages" subtitle="Write to your tutors and students.">
      <Stack gap="xl">
        <Stack>
          <SearchField label="Search in messages" value={search} onSearch={(text) => find(text.trim())} />
          {search === '' ? <ConversationList /> : <FoundMessages text={search} />}
        </Stack>
        <Section title="Start a conversation">
          <PeopleList />
        </Section>
        <Section title="At night">
          <QuietHoursChoice />
        </Section>
        <Text size="sm" c="dimmed">
          A conversation is deleted two years after its last message, with its files, or with one of the two
          accounts. Administrators read only what is reported to them.
        </Text>
      </Stack>
    </Page>
  );
}

function OneConversation() {
  const { conversationId = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const query = conversationQuery(conversationId);
  const { error } = useQuery(query);
  const isWide = useMediaQuery('(min-width: 75em)', undefined, { getInitialValueInEffect: false });

  return (
    <div className={classes.split}>
      {isWide && (
        <aside className={classes.beside} aria-label="Other conversations">
          <ConversationList />
        </aside>
      )}
      {error !== null && isGone(error) ? (
        <Page title="Conversation">
          <Notice
            kind="info"
            title="This conversation is not here."
            actions={<ButtonLink to={links.messages()}>All messages</ButtonLink>}
          >
            It belongs to other people, or it was deleted.
          </Notice>
        </Page>
      ) : (
        <div className={classes.pane}>
          <Loaded what="this conversation" query={query} shape={<RowsShape rows={4} lines={2} />}>
            {(conversation) => (
              <>
                <ThreadHead conversation={conversation} />
                <Thread
                  conversation={conversation}
                  foundPosition={getPosition(params.get('at'))}
                  TimeChoice={TimeChoice}
                  onShowNewest={() => setParams({}, { replace: true })}
                />
              </>
            )}
          </Loaded>
        </div>
      )}
    </div>
  );
}

function getPosition(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
