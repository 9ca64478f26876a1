import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { PageLoading } from '../../../ui/feedback/page-loading.tsx';
import type { ChosenFiles } from './chosen-files.tsx';

const photosDialog = lazyComponent(async () => (await import('./photos/photos-dialog.tsx')).PhotosDialog);
const allowanceDialog = lazyComponent(async () => (await import('./allowance-dialog.tsx')).AllowanceDialog);

/** Asks what selection files leave open, before the first byte is sent. */
export function QuestionBeforeSending({ selection }: { selection: ChosenFiles }) {
  const { question, send, dismiss } = selection;
  if (question === null) return null;
  if (question.about === 'photos') {
    return (
      <Lazy
        of={photosDialog}
        props={{
          photos: question.photos,
          onSend: (files) => send([...question.others, ...files]),
          // Only the photos are given up.
          onClose: () => send(question.others),
        }}
        waiting={<PageLoading />}
        fault={(error, retry) => <CodeFault what="your photos" error={error} onRetry={retry} />}
      />
    );
  }

  return (
    <Lazy
      of={allowanceDialog}
      props={{ files: question.files, left: question.left, onSend: send, onClose: dismiss }}
      waiting={<PageLoading />}
      fault={(error, retry) => <CodeFault what="your allowance" error={error} onRetry={retry} />}
    />
  );
}
