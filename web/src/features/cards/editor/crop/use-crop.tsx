import { type ReactNode, useState } from 'react';
import { Lazy, lazyComponent } from '../../../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../../../ui/feedback/code-fault.tsx';

const cropDialog = lazyComponent(async () => (await import('./crop-dialog.tsx')).CropDialog);

interface Waiting {
  file: File;
  /** Null if the person cancels. */
  settle: (file: File | null) => void;
}

interface PictureCrop {
  /** Opens the dialog. @returns the picture to send; null if the person cancels */
  crop: (file: File) => Promise<File | null>;
  dialog: ReactNode;
}

/** Lets a person crop and turn a picture before it is sent. */
export function useCrop(): PictureCrop {
  const [waiting, setWaiting] = useState<Waiting | null>(null);

  return {
    crop: (file) =>
      new Promise((resolve) => {
        const settle = (cropped: File | null) => {
          setWaiting(null);
          resolve(cropped);
        };
        setWaiting({ file, settle });
      }),
    dialog: waiting && (
      <Lazy
        of={cropDialog}
        props={{ file: waiting.file, onDone: waiting.settle }}
        waiting={null}
        fault={(error, retry) => <CodeFault what="the picture" error={error} onRetry={retry} />}
      />
    ),
  };
}
