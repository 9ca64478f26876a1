import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { test } from 'vitest';
import { App } from '../../app/router.tsx';
import { toast } from '../../lib/toast/toast.ts';
import { drawToastsAgain } from '../../testing/app-under-test.tsx';
import { button, dialog, expectGone, expectSeen, heading, status } from '../../testing/on-screen.ts';
import { ToastStack } from '../../ui/feedback/toast-stack.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';

/** A page that renders its first toast in the same commit that removes its dialog. */
function NotePage() {
  const [isDeleted, setDeleted] = useState(false);

  return (
    <>
      <h1>Your notes</h1>
      {isDeleted ? (
        <ToastStack />
      ) : (
        <Dialog
          isOpen
          onClose={() => {}}
          title="Delete this note?"
          actions={
            <button
              type="button"
              onClick={() => {
                toast.success('Soil.pdf is deleted.');
                setDeleted(true);
              }}
            >
              Delete the note
            </button>
          }
        >
          It will be gone.
        </Dialog>
      )}
    </>
  );
}

// This once broke the whole page: the dialog that would hold the toasts had already left the document.
test('a first toast is seen whose dialog goes at the same moment, and the page stays', async () => {
  drawToastsAgain();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <App>
      <BrowserRouter>
        <NotePage />
      </BrowserRouter>
    </App>,
  );
  await expectSeen(dialog('Delete this note?'));
  await button('Delete the note').click();

  await expectSeen(status('Soil.pdf is deleted.'));
  await expectGone(dialog('Delete this note?'));
  await expectSeen(heading('Your notes'));
  root.unmount();
});
