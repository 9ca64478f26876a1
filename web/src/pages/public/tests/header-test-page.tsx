import { getHome } from '@akada/core/access/route-guard.ts';
import { links } from '@akada/core/links/links.ts';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useAppPages } from '../../../lib/pages/app-pages.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { type ToastKind, toast } from '../../../lib/toast/toast.ts';
import { Toasts } from '../../../ui/feedback/toasts.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { Brand, ButtonLink } from '../../../ui/links/links.tsx';
import { useDocumentTitle } from '../../../ui/page/page.tsx';
import classes from './header-test-page.module.css';

const layers = [1, 10, 99];
const kinds: readonly ToastKind[] = ['success', 'error', 'warning', 'info', 'plain'];

/** Elements that must scroll under the header, and elements that must be above it. */
export function HeaderTestPage() {
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
        <Button variant="default" onClick={() => toast.info('Something was deleted.', { action: undo })}>
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

/** The top bar of a visitor: links to sign in, or to the home of a signed-in account. */
function VisitorBar() {
  const { visitorButtons } = useAppPages();
  const { hasToken, user } = useSession();
  const home = hasToken && user !== null ? getHome(user.role) : null;

  return (
    <div className={classes.bar}>
      <Brand to={home ?? links.landing()} />
      <nav className={classes.end} aria-label="Account">
        {home === null ? (
          visitorButtons.map(({ path, text }) => (
            <ButtonLink key={path} to={path} variant={path === links.login() ? 'subtle' : 'filled'}>
              {text}
            </ButtonLink>
          ))
        ) : (
          <ButtonLink to={home}>Go to Dashboard</ButtonLink>
        )}
      </nav>
    </div>
  );
}
