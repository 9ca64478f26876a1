/** A conversation and its actions. */
import {
  type Answer,
  type AnswerEvent,
  type AskedQuestion,
  ask as askAnything,
  askNote,
  stopAnswer,
} from '@akada/contract/work/assistant.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { randomId } from '../../../lib/device/browser.ts';
import { call } from '../../../lib/http/call.ts';
import { refreshTopic } from '../../../lib/query/topics.ts';
import { readEvents } from '../../../lib/stream/read-events.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { fetchContent } from '../../../ui/content/fetch-content.ts';
import { type Asking, type Conversation, heard, shownTurns, turned } from '../conversation.ts';
import { readAnswer } from '../read-answer.ts';

/** A question whose answer has not started. */
export interface Pending extends Asking {
  /** The answer that gets a new version; null for a new question. */
  regenerate: string | null;
  fileId: string | null;
  /** Joins repetitions: the server answers each question once. */
  key: string;
  fault: Error | null;
}

interface ChatStart {
  conversation: Conversation;
  /** The note that questions are about; null for anything. */
  fileId: string | null;
  /** Called once the conversation has an id. */
  onThread: (id: string) => void;
  /** Called whenever an answer has ended. */
  onAnswered: (conversation: Conversation) => void;
}

export function useChat({ conversation: initial, fileId, onThread, onAnswered }: ChatStart) {
  const queries = useQueryClient();
  const [conversation, setConversation] = useState(initial);
  const [pending, setPending] = useState<Pending | null>(null);
  const [isBroken, setBroken] = useState(false);
  // Events may be faster than rendering.
  const latest = useRef(initial);
  const reading = useRef<AbortController | null>(null);
  const isStopWanted = useRef(false);

  const change = (next: Conversation) => {
    latest.current = next;
    setConversation(next);
  };

  const read = async (from: { pending: Pending } | { answerId: string }) => {
    const asking = 'pending' in from ? from.pending : null;
    const controller = new AbortController();
    const { signal } = controller;
    reading.current = controller;
    try {
      await readAnswer({
        begin: asking && ((hearing) => begin(asking, latest.current.threadId, hearing)),
        ...('answerId' in from && from),
        signal,
        onBroken: setBroken,
        onEvent: (event) => {
          fetchDrawing(event);
          change(heard(latest.current, event, asking));
          if (event.type === 'start') {
            setPending(null);
            if (asking !== null) onThread(event.thread_id);
            if (isStopWanted.current) stopAt(event.answer_id);
          }
          if (event.type === 'end' || event.type === 'error') onAnswered(latest.current);
        },
      });
    } catch (fault) {
      if (asking !== null) setPending({ ...asking, fault: fault as Error });
      else change({ ...latest.current, live: null });
    }
    if (signal.aborted) return;
    reading.current = null;
    setBroken(false);
    void refreshTopic(queries, 'assistant');
  };

  const send = (asking: Pending) => {
    isStopWanted.current = false;
    setPending(asking);
    void read({ pending: asking });
  };

  const stopAt = (id: string) =>
    void call(stopAnswer, { params: { id } }).catch(({ message }: Error) =>
      toast.error(`The answer continues. ${message}`),
    );

  // Follows an answer in progress, started here or on another device.
  const goOn = useEffectEvent(() => {
    const written = initial.asked.flatMap(({ answers }) => answers).find(isWritten);
    if (written !== undefined) void read({ answerId: written.id });
  });
  useEffect(() => {
    goOn();
    return () => reading.current?.abort();
  }, []);

  const turns = shownTurns(conversation);
  const isAnswering = conversation.live !== null || (pending !== null && pending.fault === null);
  const fresh = { fileId, key: '', fault: null, regenerate: null };

  return {
    conversation,
    turns,
    pending,
    isAnswering,
    isBroken,
    isAboutNote: fileId !== null,
    ask: (text: string, about: string | null = fileId) =>
      send({ ...fresh, fileId: about, key: randomId(), text, parentId: turns.at(-1)?.answer?.id ?? null }),
    /** Repeats the question after an error or a lost connection. */
    retry: () => {
      if (pending !== null) send({ ...pending, fault: null });
    },
    dropPending: () => setPending(null),
    edit: ({ parent_id: parentId }: AskedQuestion, text: string) =>
      send({ ...fresh, key: randomId(), text, parentId }),
    answerAgain: ({ text, parent_id: parentId }: AskedQuestion, { id }: Answer) =>
      send({ ...fresh, key: randomId(), text, parentId, regenerate: id }),
    stop: () => {
      isStopWanted.current = true;
      if (conversation.live !== null) stopAt(conversation.live.id);
    },
    turn: (of: Parameters<typeof turned>[1], to: string) => change(turned(latest.current, of, to)),
  };
}

export type Chat = ReturnType<typeof useChat>;

/** @returns what is shown, and announced, while an answer that has come is compared with the notes */
export const checking = ({ isAboutNote }: Pick<Chat, 'isAboutNote'>): string =>
  `Checking against your ${isAboutNote ? 'note' : 'notes'}…`;

/** The drawing code is loaded before the text arrives: without it, the finished text would disappear for a moment. */
function fetchDrawing(event: AnswerEvent): void {
  if (event.type === 'start') void fetchContent({ blocks: [] });
  if (event.type === 'token' && event.content.includes('$'))
    void fetchContent({ blocks: [{ type: 'math' }] });
}

const isWritten = ({ state }: Answer) => state === 'streaming';

function begin(
  { text: query, parentId, regenerate, fileId, key: idempotencyKey }: Pending,
  thread_id: string | null,
  hearing: Parameters<NonNullable<Parameters<typeof readAnswer>[0]['begin']>>[0],
): Promise<void> {
  const turn = {
    ...(thread_id !== null && { thread_id, parent_id: parentId ?? thread_id }),
    ...(regenerate !== null && { regenerate }),
  };
  if (fileId === null)
    return readEvents(askAnything, { ...hearing, body: { query, ...turn }, idempotencyKey });
  const body = { gemini_file_id: fileId, query, ...turn };
  return readEvents(askNote, { ...hearing, body, idempotencyKey });
}
