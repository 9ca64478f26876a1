import { links } from '@akada/core/links/links.ts';
import { ActionIcon, Button, Group } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconHistory, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { threadQuery } from '../../../features/assistant/api.ts';
import { AssistantChat } from '../../../features/assistant/drawer/assistant-chat.tsx';
import { ThreadTools } from '../../../features/assistant/threads/thread-tools.tsx';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { Overlay } from '../../../ui/layers/overlay.tsx';
import { Page } from '../../../ui/page/page.tsx';
import classes from './chat-page.module.css';

// Loads later, so that the conversation does not wait for the list of the others.
const threadList = lazyComponent(
  async () => (await import('../../../features/assistant/threads/thread-list.tsx')).ThreadList,
);

const allThreads = (
  <Lazy
    of={threadList}
    props={{}}
    waiting={null}
    fault={(error, retry) => <CodeFault what="your conversations" error={error} onRetry={retry} />}
  />
);

// Its code is loaded with the first question to the assistant.
const modelConsent = lazyComponent(
  async () => (await import('../../../features/language-model/model-consent.tsx')).ModelConsent,
);

/** The assistant as a page: a conversation, with the list of all others next to it. */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const isWide = useMediaQuery('(min-width: 62em)', undefined, { getInitialValueInEffect: false });
  const [isListOpen, setListOpen] = useState(false);
  const requested = search.get('thread');
  const noteId = search.get('file_id') ?? undefined;
  // A new conversation gets its address while it continues.
  const [opened, setOpened] = useState({
    turn: 0,
    threadId: requested,
    current: requested,
    asked: requested,
  });
  if (requested !== opened.asked) {
    const isSame = requested === opened.current;
    setOpened(
      isSame
        ? { ...opened, asked: requested }
        : { turn: opened.turn + 1, threadId: requested, current: requested, asked: requested },
    );
  }

  const begin = () => {
    setOpened({ ...opened, turn: opened.turn + 1, threadId: null, current: null });
    setSearch({}, { replace: requested === null });
  };

  return (
    <Page
      title="Ask Akada"
      action={
        <Group gap={4}>
          {requested !== null && (
            <Tools
              key={requested}
              id={requested}
              onDeleted={() => void navigate(links.chat(), { replace: true })}
            />
          )}
          {!isWide && (
            <ActionIcon
              size={44}
              color="gray"
              c="inherit"
              title="All conversations"
              aria-label="All conversations"
              onClick={() => setListOpen(true)}
            >
              <IconHistory size={20} aria-hidden />
            </ActionIcon>
          )}
          <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={begin}>
            New
          </Button>
        </Group>
      }
    >
      <div className={classes.two}>
        {isWide && (
          <aside className={classes.list} aria-label="All conversations">
            {allThreads}
          </aside>
        )}
        <AssistantChat
          key={opened.turn}
          threadId={opened.threadId}
          consent={modelConsent}
          {...(noteId !== undefined && { noteId })}
          onThread={(thread) => {
            setOpened((previous) => ({ ...previous, current: thread }));
            setSearch({ thread }, { replace: true, preventScrollReset: true });
          }}
        />
      </div>
      {isListOpen && !isWide && (
        <Overlay position="right" title="All conversations" onClose={() => setListOpen(false)}>
          {allThreads}
        </Overlay>
      )}
    </Page>
  );
}

function Tools({ id, onDeleted }: { id: string; onDeleted: () => void }) {
  const { data } = useQuery(threadQuery(id));
  const [title, setTitle] = useState<string | null>(null);
  if (data === undefined) return null;
  return (
    <ThreadTools thread={{ id, title: title ?? data.title }} onRenamed={setTitle} onDeleted={onDeleted} />
  );
}
