import { useQuery } from '@tanstack/react-query';
import { useOnline } from '../../../lib/device/page-state.ts';
import { isGone } from '../../../lib/http/api-error.ts';
import { useAccount } from '../../../lib/session/account.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { TextShape } from '../../../ui/feedback/shapes.tsx';
import { threadQuery } from '../api.ts';
import { emptyConversation } from '../conversation.ts';
import { storedChat } from '../stored-chat.ts';
import type { ChatNote } from './chat-notes.ts';
import { ChatView, type ChatViewProps } from './chat-view.tsx';
import { OfflineChat } from './offline-chat.tsx';

interface OpenedChatProps extends Omit<ChatViewProps, 'conversation' | 'note'> {
  /** Undefined as long as the conversation's note applies. */
  note: ChatNote | null | undefined;
  /** Null for a new conversation. */
  threadId: string | null;
}

/** A stored conversation, or a new one. */
export function OpenedChat({ threadId, ...view }: OpenedChatProps) {
  if (threadId === null)
    return <ChatView {...view} note={view.note ?? null} conversation={emptyConversation} />;
  return <StoredThread threadId={threadId} {...view} />;
}

function StoredThread({ threadId, ...view }: OpenedChatProps & { threadId: string }) {
  const { id: userId } = useAccount();
  const isOnline = useOnline();
  const query = threadQuery(threadId);
  const { data, error } = useQuery(query);
  const stored = storedChat(userId);

  if (data === undefined && !isOnline && stored !== null) return <OfflineChat chat={stored} />;
  if (error !== null && isGone(error))
    return (
      <Notice kind="info" title="This conversation is not here.">
        It was deleted, or it belongs to someone else.
      </Notice>
    );
  return (
    <Loaded what="the conversation" query={query} shape={<TextShape lines={6} />}>
      {(thread) => (
        <ChatView
          {...view}
          note={view.note === undefined ? getNote(thread.file, view.notes ?? []) : view.note}
          conversation={{ ...emptyConversation, threadId, asked: thread.asked }}
        />
      )}
    </Loaded>
  );
}

function getNote(file: { id: string; title: string } | null, notes: readonly ChatNote[]): ChatNote | null {
  if (file === null) return null;
  return notes.find(({ id }) => id === file.id) ?? { ...file, cloth: null };
}
