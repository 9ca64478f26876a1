import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ChatNote } from '../../../features/assistant/chat/chat-notes.ts';
import { OpenedChat } from '../../../features/assistant/chat/opened-chat.tsx';
import {
  isToBeAsked,
  modelChoiceQuery,
  type Recipient,
} from '../../../features/language-model/model-choice-api.ts';
import { notesQuery } from '../../../features/notes/api.ts';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { useAccount } from '../../../lib/session/account.ts';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { useSuggestions } from './use-suggestions.ts';

// Asked once.
const modelQuestion = lazyComponent(
  async () => (await import('../../../features/language-model/model-question.tsx')).ModelQuestion,
);

export interface AssistantChatProps {
  /** Null for a conversation that begins. */
  threadId: string | null;
  /** The note that a new one is about. */
  noteId?: string;
  /** What stands in the field at first. */
  initial?: string;
  takesFocus?: boolean;
  onThread: (id: string) => void;
}

/** A conversation with all that fits to it: notes, suggestions, and the question whether a model may be asked. */
export function AssistantChat({ noteId, initial = '', takesFocus = false, ...thread }: AssistantChatProps) {
  const { role } = useAccount();
  const isStudent = role === 'student';
  const files = useQuery({ ...notesQuery, enabled: isStudent }).data?.items ?? [];
  const notes = files
    .filter(({ status }) => status === 'ready')
    .map(({ id, title, original_filename, cloth_seed, cloth_colour }) => ({
      ...{ id, title: title ?? original_filename, cloth: { cloth_seed, cloth_colour } },
    }));
  // Undefined while it is the one that the conversation has.
  const [chosen, setChosen] = useState<ChatNote | null>();
  const begun = notes.find(({ id }) => id === noteId);
  const note = chosen === undefined ? begun : chosen;
  const suggestions = useSuggestions(note ?? null, notes);
  const choice = useQuery(modelChoiceQuery);
  // Where it does not come, nothing is sent to a model.
  const isKnown = choice.data !== undefined || choice.isError;
  const recipient = choice.data !== undefined && isToBeAsked(choice.data) ? choice.data.recipient : null;

  return (
    <OpenedChat
      {...{ ...thread, note, notes, suggestions, initial, takesFocus, canMakeCards: isStudent }}
      onNote={setChosen}
      consent={isKnown ? recipient && <Asking recipient={recipient} /> : undefined}
    />
  );
}

function Asking({ recipient }: { recipient: Recipient }) {
  return (
    <Lazy
      of={modelQuestion}
      props={{ recipient, onChosen: () => {} }}
      waiting={null}
      fault={(error, retry) => <CodeFault what="the question" error={error} onRetry={retry} />}
    />
  );
}
