import type { UploadedFile } from '@akada/contract/material/notes.ts';
import { cardLimits } from '@akada/core/cards/card-rules.ts';
import { asMarkdown } from '@akada/core/cards/note-markdown.ts';
import { noteLimits } from '@akada/core/notes/written-note.ts';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { NoteFind } from '../../../features/notes/note-find.tsx';
import { NoteReader } from '../../../features/notes/note-reader.tsx';
import { useHighlighting } from '../../../features/notes/reading/api.ts';
import { HighlightList } from '../../../features/notes/reading/highlight-list.tsx';
import { MarkedText } from '../../../features/notes/reading/marked-text.tsx';
import { useReadingPosition, useTextSize } from '../../../features/notes/reading/reading-choices.ts';
import { TextSize } from '../../../features/notes/reading/text-size.tsx';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { TextShape } from '../../../ui/feedback/shapes.tsx';
import { Selectable } from '../../../ui/selection/selectable.tsx';

const cardEditor = lazyComponent(
  async () => (await import('../cards/card-editor-layer.tsx')).CardEditorLayer,
);

const assistant = lazyComponent(
  async () => (await import('../../../features/assistant/drawer/assistant-drawer.tsx')).AssistantDrawer,
);

// Its code is loaded with the first question to the assistant.
const modelConsent = lazyComponent(
  async () => (await import('../../../features/language-model/model-consent.tsx')).ModelConsent,
);

// Loads later, because most notes are uploaded.
const writtenReader = lazyComponent(
  async () => (await import('../../../features/notes/reading/written-reader.tsx')).WrittenReader,
);

// The last page of a note loads it.
const readingEnd = lazyComponent(async () => (await import('../exam-plans/reading-end.tsx')).ReadingEnd);

/** The selected text of a note. */
interface ChosenText {
  text: string;
  page: number;
}

/** The selected text becomes the answer of a new card; the student writes the question. */
function startOf(file_id: string, { text, page }: ChosenText) {
  return { front: '', back: asMarkdown(text), file_id, page, quote: text.slice(0, cardLimits.quote) };
}

/** The max number of characters of a selected text in a question about it. */
const longestAsked = 1_000;

/**
 * Reads a note: page by page, or completely if it is a written note.
 *
 * @param tools further actions for the note
 */
export function NoteReading({ note, tools }: { note: UploadedFile; tools: ReactNode }) {
  const [search, setSearch] = useSearchParams();
  const [chosen, setChosen] = useState<ChosenText | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const { add } = useHighlighting(note.id);
  const textSize = useTextSize();
  const position = useReadingPosition(note.id);
  const quote = search.get('quote');
  const requested = Number(search.get('page') ?? position.read().page);
  const isPage = Number.isInteger(requested) && requested >= 1 && !note.is_written;
  const page = isPage ? Math.min(requested, note.page_count ?? requested) : 1;

  const turn = (next: number) => {
    position.remember(next, 0);
    setSearch({ page: String(next) }, { replace: true, preventScrollReset: true });
  };

  return (
    <>
      <NoteFind
        note={note}
        onTurn={turn}
        tools={
          <>
            {tools}
            <TextSize of={textSize} />
          </>
        }
      />
      <Selectable
        actions={(text) => (
          <>
            <Button size="sm" onClick={() => setChosen({ text, page })}>
              Card
            </Button>
            <Button
              size="sm"
              variant="default"
              onClick={() => add({ page, quote: text.slice(0, noteLimits.quote) })}
            >
              Highlight
            </Button>
            <Button size="sm" variant="default" onClick={() => setAsked(text)}>
              Ask
            </Button>
          </>
        )}
      >
        <MarkedText noteId={note.id} page={note.is_written ? null : page} size={textSize.size}>
          {note.is_written ? (
            <Lazy
              of={writtenReader}
              props={{ note, quote }}
              waiting={<TextShape lines={12} />}
              fault={(error, retry) => <CodeFault what="this note" error={error} onRetry={retry} />}
            />
          ) : (
            <NoteReader note={note} page={page} quote={quote} onTurn={turn} />
          )}
        </MarkedText>
      </Selectable>
      {!note.is_written && page === note.page_count && (
        <Lazy
          of={readingEnd}
          props={{ id: note.id, noteId: note.id, courseId: note.course?.id }}
          waiting={null}
          fault={() => null}
        />
      )}
      <HighlightList noteId={note.id} />
      {asked !== null && (
        <Lazy
          of={assistant}
          props={{
            consent: modelConsent,
            about: { noteId: note.id, text: `Explain this: “${asked.slice(0, longestAsked)}”` },
            onClose: () => setAsked(null),
          }}
          waiting={null}
          fault={(error, retry) => <CodeFault what="the assistant" error={error} onRetry={retry} />}
        />
      )}
      {chosen !== null && (
        <Lazy
          of={cardEditor}
          props={{ card: null, start: startOf(note.id, chosen), onClose: () => setChosen(null) }}
          waiting={null}
          fault={(error, retry) => <CodeFault what="the editor" error={error} onRetry={retry} />}
        />
      )}
    </>
  );
}
