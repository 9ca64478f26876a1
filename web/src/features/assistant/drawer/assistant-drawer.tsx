import { links } from '@akada/core/links/links.ts';
import { ActionIcon } from '@mantine/core';
import { IconHistory, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useAccount } from '../../../lib/session/account.ts';
import { Overlay } from '../../../ui/layers/overlay.tsx';
import { Link } from '../../../ui/links/links.tsx';
import classes from '../chat/chat.module.css';
import type { Consent } from '../chat/chat-view.tsx';
import { storedChat } from '../stored-chat.ts';
import { AssistantChat } from './assistant-chat.tsx';

interface AssistantDrawerProps {
  /** Starts a new conversation about this subject. Without it the last conversation continues. */
  about?: { noteId: string; text: string };
  consent: Consent;
  onClose: () => void;
}

/** The assistant next to a page. */
export function AssistantDrawer({ about, consent, onClose }: AssistantDrawerProps) {
  const { id: userId, role } = useAccount();
  const [opened, setOpened] = useState(() => ({
    turn: 0,
    threadId: about === undefined ? (storedChat(userId)?.threadId ?? null) : null,
  }));
  const [thread, setThread] = useState(opened.threadId);
  const isNew = opened.turn > 0;

  return (
    <Overlay
      position="right"
      title="Ask Akada"
      onClose={onClose}
      tools={
        <>
          {role === 'student' && (
            <ActionIcon
              component={Link}
              to={links.chat(thread === null ? {} : { thread })}
              size={44}
              color="gray"
              c="inherit"
              title="All conversations"
              aria-label="All conversations"
            >
              <IconHistory size={20} aria-hidden />
            </ActionIcon>
          )}
          <ActionIcon
            size={44}
            color="gray"
            c="inherit"
            title="Clear the chat"
            aria-label="Clear the chat"
            onClick={() => {
              setThread(null);
              setOpened(({ turn }) => ({ turn: turn + 1, threadId: null }));
            }}
          >
            <IconRefresh size={20} aria-hidden />
          </ActionIcon>
        </>
      }
    >
      <div className={classes.drawer}>
        <AssistantChat
          key={opened.turn}
          threadId={opened.threadId}
          {...(about !== undefined && !isNew && { noteId: about.noteId, initial: about.text })}
          takesFocus
          consent={consent}
          onThread={setThread}
        />
      </div>
    </Overlay>
  );
}
