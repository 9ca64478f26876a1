import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { isOwnMachine } from '../../lib/device/own-machine.ts';
import { type ToastKind, toast } from '../../lib/toast/toast.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useDocumentTitle } from '../../ui/page.tsx';
import { VisitorBar } from '../shell/visitor-bar.tsx';
import { Toasts } from '../toasts/toasts.tsx';
import classes from './header-test-page.module.css';

const layers = [1, 10, 99];
const kinds: readonly ToastKind[] = ['success', 'error', 'warning', 'info', 'plain'];

/** For whoever works on the layers: what must pass under the header, and what must lie above it. */
export function Component() {
  return isOwnMachine() ? <HeaderTest /> : <Navigate to="/" replace />;
}

function HeaderTest() {
  useDocumentTitle('Layers of the header');

  return (
    <>
      <header className={classes.header}>
        <VisitorBar />
      </header>
      <main className={classes.main}>
        <Title order={1}>Layers of the header</Title>
        <Text>Scroll: each block passes under the header. Dialogs and toasts lie above it.</Text>
        <Above />
        {layers.map((layer) => (
          <div key={layer} className={classes.layer} style={{ zIndex: layer }}>
            Layer {layer}
          </div>
        ))}
      </main>
      <Toasts />
    </>
  );
}

function Above() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <Stack my="md">
      <Group>
        <Button onClick={() => setOpen(true)}>Open a dialog</Button>
        {kinds.map((kind) => (
          <Button key={kind} variant="default" onClick={() => toast[kind](`A toast of kind ${kind}.`)}>
            Toast: {kind}
          </Button>
        ))}
        <Button variant="default" onClick={() => toast.info('Something is gone.', { action: undo })}>
          Toast with Undo
        </Button>
      </Group>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="Above the header"
        actions={<Button onClick={close}>Close it</Button>}
      >
        <Text>The header lies below this.</Text>
      </Dialog>
    </Stack>
  );
}

const undo = { text: 'Undo', run: () => toast.success('It is back.') };
