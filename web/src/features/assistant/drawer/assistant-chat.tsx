import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAccount } from '../../../lib/session/account.ts';
import { isAwaited } from '../../../ui/feedback/pending.tsx';
import { notesQuery } from '../api.ts';
import type { ChatNote } from '../chat/chat-notes.ts';
import type { Consent } from '../chat/chat-view.tsx';
import { OpenedChat } from '../chat/opened-chat.tsx';
import { useSuggestions } from './use-suggestions.ts';

export interface AssistantChatProps {
  /** Null for a new conversation. */
  threadId: string | null;
  /** The note of a new conversation. */
  noteId?: string;
  /** The first text of the field. */
  initial?: string;
  takesFocus?: boolean;
  consent: Consent;
  onThread: (id: string) => void;
}

/** A conversation with everything around it: notes, suggestions, and the consent to ask a model. */
export function AssistantChat({ noteId, initial = '', takesFocus = false, ...thread }: AssistantChatProps) {
  const { role } = useAccount();
  const isStudent = role === 'student';
  const files = useQuery({ ...notesQuery, enabled: isStudent });
  const notes = (files.data?.items ?? [])
    .filter(({ status }) => status === 'ready')
    .map(({ id, title, original_filename, cloth_seed, cloth_colour }) => ({
      id,
      title: title ?? original_filename,
      cloth: { cloth_seed, cloth_colour },
    }));
  // Stays undefined as long as the conversation's note applies.
  const [chosen, setChosen] = useState<ChatNote | null>();
  const startedChatNote = notes.find(({ id }) => id === noteId) ?? noteNamed(noteId);
  const note = chosen === undefined ? startedChatNote : chosen;
  const knownNotes = isAwaited(files) ? null : notes;
  const suggestions = useSuggestions(note ?? null, knownNotes);

  return (
    <OpenedChat
      {...thread}
      note={note}
      notes={knownNotes}
      suggestions={suggestions}
      initial={initial}
      takesFocus={takesFocus}
      canMakeCards={isStudent}
      onNote={setChosen}
    />
  );
}

/** The chat can start before the list of notes has loaded: the note's name follows with the list. */
function noteNamed(id: string | undefined): ChatNote | undefined {
  return id === undefined ? undefined : { id, title: 'This note', cloth: null };
}
