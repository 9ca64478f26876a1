import { Button, Text } from '@mantine/core';
import { counted } from '../../../lib/format/numbers.ts';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { PageLoading } from '../../../ui/feedback/page-loading.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import type { ChosenFiles } from './chosen-files.tsx';

const photosDialog = lazyComponent(async () => (await import('./photos-dialog.tsx')).PhotosDialog);

/** Asks what chosen files leave open, before the first byte is sent. */
export function QuestionBeforeSending({ chosen }: { chosen: ChosenFiles }) {
  const { question, send, dismiss } = chosen;
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

  const { files, left } = question;
  return (
    <Dialog
      isOpen
      title={`${counted(left, 'upload')} left this month`}
      onClose={dismiss}
      actions={
        <>
          <Button variant="default" onClick={dismiss}>
            Send none
          </Button>
          <Button onClick={() => send(files.slice(0, left))}>
            {left === 1 ? 'Send the first one' : `Send the first ${left}`}
          </Button>
        </>
      }
    >
      <Text>
        You chose {counted(files.length, 'file')}, and each is one upload. {left === 1 ? 'This one' : 'These'}{' '}
        can be sent now:{' '}
        {files
          .slice(0, left)
          .map(({ name }) => name)
          .join(', ')}
        .
      </Text>
    </Dialog>
  );
}
