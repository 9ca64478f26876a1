import type { UploadedFile } from '@akada/contract/material/notes.ts';
import { useDisclosure } from '@mantine/hooks';
import { IconPencil } from '@tabler/icons-react';
import { Lazy, lazyComponent } from '../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../ui/feedback/code-fault.tsx';
import { PageLoading } from '../../ui/feedback/page-loading.tsx';
import type { DrawCourseField } from '../../ui/form/course-field.ts';
import { ToolButton } from '../../ui/form/tool-button.tsx';
import { Overlay } from '../../ui/layers/overlay.tsx';

// Loads later: most visits only read, and the form with its rules is a fifth of the page.
const detailsForm = lazyComponent(async () => (await import('./note-details-form.tsx')).NoteDetailsForm);

/** Changes a note's title, course or cloth after it was read. */
export function NoteDetails({ note, courseField }: { note: UploadedFile; courseField: DrawCourseField }) {
  const [isOpen, overlay] = useDisclosure(false);

  return (
    <>
      <ToolButton
        icon={<IconPencil size={18} aria-hidden />}
        label={note.is_written ? 'Course and tags' : 'Rename'}
        onClick={overlay.open}
      />
      {isOpen && (
        <Overlay
          position="middle"
          title={note.is_written ? 'Course and tags' : 'Title, course and tags'}
          onClose={overlay.close}
        >
          <Lazy
            of={detailsForm}
            props={{ note, courseField, onSaved: overlay.close }}
            waiting={<PageLoading />}
            fault={(error, retry) => <CodeFault what="this form" error={error} onRetry={retry} />}
          />
        </Overlay>
      )}
    </>
  );
}
