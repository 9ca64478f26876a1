import { type SessionNotes, writeSessionNotes } from '@akada/contract/work/sessions.ts';
import { bookingLimits } from '@akada/core/bookings/booking-rules.ts';
import { changedLines } from '@akada/core/notes/changed-lines.ts';
import { getUuid } from '@akada/core/text/uuid.ts';
import { Box } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { randomId } from '../../../lib/device/browser.ts';
import { ApiError } from '../../../lib/http/api-error.ts';
import { call } from '../../../lib/http/call.ts';
import { expectHint } from '../../../lib/query/own-changes.ts';
import { useAutosave } from '../../../lib/writing/use-autosave.ts';
import { ChangedMeanwhile } from '../../../ui/feedback/changed-meanwhile.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { TextShape } from '../../../ui/feedback/shapes.tsx';
import { Section } from '../../../ui/page/panel.tsx';
import { EarlierVersions } from '../../../ui/writing/earlier-versions.tsx';
import { MarkdownField } from '../../../ui/writing/markdown-field.tsx';
import { SaveState } from '../../../ui/writing/save-state.tsx';
import { SelfSavingForm } from '../../../ui/writing/self-saving-form.tsx';
import { notesQuery, noteVersionsQuery } from './api.ts';

interface Written {
  id: string;
  text: string;
  version: number;
  changed_at: string;
}

/**
 * Notes that both write before, during and after a session. They save automatically, and the other person's
 * text appears.
 */
export function SharedNotes({ id }: { id: string }) {
  return (
    <Section title="Shared notes">
      <Loaded what="the shared notes" query={notesQuery(id)} shape={<TextShape lines={6} />}>
        {(notes) => <Editor id={id} notes={notes} />}
      </Loaded>
    </Section>
  );
}

function Editor({ id, notes }: { id: string; notes: SessionNotes }) {
  const queries = useQueryClient();
  const stored = writtenOf(id, notes);
  const [editorId] = useState(() => getUuid(randomId()));
  const editing = useAutosave<{ text: string }, Written>(
    'session notes',
    { values: { text: notes.text }, base: stored ?? noneWritten(id) },
    {
      valuesOf: ({ text }) => ({ text }),
      isSame: (one, other) => one.text === other.text,
      refusalOf: ({ text }) =>
        text.length > bookingLimits.notes
          ? 'These notes are too long. Move part of them into a note of your own.'
          : null,
      save: async ({ text }, base) => {
        const answered = expectHint({ topic: 'booking', id });
        const body = { text, version: base?.version ?? 0, editor_id: editorId };
        const saved = await call(writeSessionNotes, { params: { id }, body }).finally(answered);
        queries.setQueryData(notesQuery(id).queryKey, saved);
        return writtenOf(id, saved) ?? noneWritten(id);
      },
      presentOf: (error) =>
        error instanceof ApiError && error.status === 409 && error.facts.notes !== undefined
          ? writtenOf(id, error.facts.notes as SessionNotes)
          : null,
    },
  );
  const adoptNewer = useEffectEvent((read: Written) => {
    if (read.version > (editing.base?.version ?? 0)) editing.adopt(read);
  });
  useEffect(() => {
    const read = writtenOf(id, notes);
    if (read !== null) adoptNewer(read);
  }, [id, notes]);

  return (
    <SelfSavingForm editing={editing}>
      {editing.present !== null && (
        <ChangedMeanwhile
          what="text"
          onUseMine={() => editing.resolve(editing.values)}
          onUseTheirs={() => editing.resolve({ text: editing.present?.text ?? '' })}
        >
          The other person wrote: “{editing.present.text.slice(0, 200)}”
        </ChangedMeanwhile>
      )}
      <MarkdownField
        label="Notes that you both read"
        name="text"
        about="the shared notes"
        minRows={8}
        value={editing.values.text}
        onChange={(text) => editing.change({ text })}
        onPicture={null}
      />
      <Box mt="sm">
        <SaveState editing={{ ...editing, base: editing.base?.version === 0 ? null : editing.base }} />
      </Box>
      {notes.earlier > 0 && <Earlier id={id} now={editing.values.text} onBringBack={editing.change} />}
    </SelfSavingForm>
  );
}

interface EarlierProps {
  id: string;
  now: string;
  onBringBack: (then: { text: string }) => void;
}

function Earlier({ id, now, onBringBack }: EarlierProps) {
  const [isOpen, setOpen] = useState(false);

  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Earlier text</summary>
      {isOpen && (
        <EarlierVersions
          query={noteVersionsQuery(id)}
          valuesOf={({ text }) => ({ text })}
          differencesOf={(then) =>
            then.text === now ? [] : [{ label: 'Text', ...changedLines(then.text, now) }]
          }
          onBringBack={onBringBack}
        />
      )}
    </details>
  );
}

function writtenOf(id: string, { text, version, changed_at }: SessionNotes): Written | null {
  return changed_at === null ? null : { id, text, version, changed_at };
}

const noneWritten = (id: string): Written => ({ id, text: '', version: 0, changed_at: '' });
