import type { WrittenNote } from '@akada/contract/material/written-notes.ts';
import { links } from '@akada/core/links/links.ts';
import { noteLimits } from '@akada/core/notes/written-note.ts';
import { Box, Stack, Text, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { getFields } from '../../../lib/http/api-error.ts';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { sendPicture } from '../../../lib/writing/use-picture.ts';
import { useShownTexts } from '../../../lib/writing/use-shown-texts.ts';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { PageLoading } from '../../../ui/feedback/page-loading.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Panel, Section } from '../../../ui/page/panel.tsx';
import { MarkdownField } from '../../../ui/writing/markdown-field.tsx';
import { SaveState } from '../../../ui/writing/save-state.tsx';
import { SelfSavingForm } from '../../../ui/writing/self-saving-form.tsx';
import { PreviewNote, ShownText } from '../../../ui/writing/shown-text.tsx';
import classes from '../../../ui/writing/writing.module.css';
import { setNoteText } from './api.ts';
import { ChangedElsewhere } from './changed-elsewhere.tsx';
import { NoteLink } from './note-link.tsx';
import { type NoteEditing, useNoteEditing } from './use-note-editing.ts';

const noteVersions = lazyComponent(async () => (await import('./note-versions.tsx')).NoteVersions);

interface NoteEditorProps {
  /** Null for a new note. */
  note: WrittenNote | null;
  onCreated: (note: WrittenNote) => void;
}

/** The editor of a note that saves automatically, with a preview next to it. */
export function NoteEditor({ note, onCreated }: NoteEditorProps) {
  const editing = useNoteEditing(note, onCreated);
  const { values, base, change } = editing;
  const errors = getFields(editing.error);
  const editor = useRef<HTMLDivElement>(null);

  return (
    <SelfSavingForm editing={editing}>
      <SaveState editing={editing}>
        {base !== null && (
          <ButtonLink to={links.note(base.id)} variant="default">
            Read it
          </ButtonLink>
        )}
      </SaveState>
      <ChangedElsewhere editing={editing} />
      <div className={classes.editor}>
        <Stack miw={0} ref={editor}>
          <Panel>
            <Stack>
              <TextInput
                label="Title"
                description="Optional. If empty, the first line is the title."
                maxLength={noteLimits.title}
                autoComplete="off"
                error={errors.title}
                value={values.title}
                onChange={(event) => change({ ...values, title: event.currentTarget.value })}
              />
              <MarkdownField
                label="Text"
                name="text"
                about="the note"
                description="Markdown, with formulas, tables and pictures. “Term: meaning” lines make good cards."
                minRows={12}
                error={errors.text}
                value={values.text}
                onChange={(text) => change({ ...values, text })}
                onPicture={sendPicture}
              />
              <NoteLink editor={editor} ownId={base?.id ?? null} />
            </Stack>
          </Panel>
        </Stack>
        <Stack miw={0}>
          <Preview text={values.text} />
          {base !== null && <Earlier id={base.id} editing={editing} />}
        </Stack>
      </div>
    </SelfSavingForm>
  );
}

/** Previews the typed text, not the saved one. A text that breaks a note's rules is not sent to be rendered. */
function Preview({ text }: { text: string }) {
  const isSet = text.length <= noteLimits.text;
  const { treeOf, hasFailed } = useShownTexts(isSet ? [text] : [], setNoteText, noStored);

  return (
    <Section title="Preview">
      <PreviewNote about="This is how readers see it." hasFailed={hasFailed} />
      {isSet ? (
        <ShownText text={text} tree={treeOf(text)} />
      ) : (
        <Text c="dimmed">It is too long to be shown.</Text>
      )}
    </Section>
  );
}

const noStored = new Map<string, null>();

function Earlier({ id, editing: { values, change } }: { id: string; editing: NoteEditing }) {
  const [isOpen, setOpen] = useState(false);

  return (
    <Section title="Earlier versions">
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>Earlier text</summary>
        <Box mt="sm">
          {isOpen && (
            <Lazy
              of={noteVersions}
              props={{ id, now: values, onBringBack: change }}
              waiting={<PageLoading />}
              fault={(error, retry) => (
                <CodeFault what="the earlier versions" error={error} onRetry={retry} />
              )}
            />
          )}
        </Box>
      </details>
    </Section>
  );
}
