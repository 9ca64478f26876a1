import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';

// Most visits change no bank account, so its form loads later.
const accountDialog = lazyComponent(async () => (await import('./account-dialog.tsx')).AccountDialog);

/** The form for the bank account of a tutor. */
export function AccountDialogPart({ onClose }: { onClose: () => void }) {
  return (
    <Lazy
      of={accountDialog}
      props={{ onClose }}
      waiting={null}
      fault={(error, retry) => <CodeFault what="this form" error={error} onRetry={retry} />}
    />
  );
}
