/**
 * The conversation that was used last, stored on the device for reading offline (specification, section 3). A
 * sign-out removes it with everything else of the account.
 */
import { readInForm, storeInForm } from '../../lib/device/device-storage.ts';
import { accountDataPrefix } from '../../lib/session/session-store.ts';
import { withoutMarks } from './answer-sentences.ts';
import { type Conversation, shownTurns, type Turn } from './conversation.ts';

export interface ChatMessage {
  id: string;
  content: string;
  isUser: boolean;
  timestamp: string;
  isTyping: false;
  error: { type: string; message: string } | null;
  /** The title and page of each source. */
  sources: string[];
}

export interface StoredChat {
  threadId: string;
  messages: ChatMessage[];
}

const form = 1;
const mostMessages = 100;
const keyOf = (userId: string) => `${accountDataPrefix}assistant.${userId}`;

export function storeChat(userId: string, conversation: Conversation): void {
  const { threadId } = conversation;
  if (threadId === null) return;
  const messages = shownTurns(conversation).flatMap(getMessages).slice(-mostMessages);
  storeInForm(keyOf(userId), form, { threadId, messages });
}

/** @returns null if nothing is stored */
export const storedChat = (userId: string) => readInForm<StoredChat>(keyOf(userId), form);

function getMessages({ question, answer }: Turn): ChatMessage[] {
  const { id, text, created_at } = question;
  const requestedChatMessage: ChatMessage = {
    id,
    content: text,
    isUser: true,
    timestamp: created_at,
    isTyping: false,
    error: null,
    sources: [],
  };
  if (answer === null) return [requestedChatMessage];
  const { error, state, citations } = answer;
  return [
    requestedChatMessage,
    {
      id: answer.id,
      content: withoutMarks(answer.text),
      isUser: false,
      timestamp: answer.created_at,
      isTyping: false,
      error: error === null ? null : { type: state, message: error },
      sources: citations.map(({ title, page }) => `${title}, page ${page}`),
    },
  ];
}
