import { Button, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Dialog } from '../../../ui/layers/dialog.tsx';

/** Asks before a link leads away from what could not be saved. @param isHeld whether there is such a thing */
export function ExitQuestion({ isHeld }: { isHeld: boolean }) {
  const [target, setTarget] = useState<string | null>(null);
  const navigate = useNavigate();
  const close = () => setTarget(null);

  useEffect(() => {
    if (!isHeld) return;

    const ask = (event: MouseEvent) => {
      const address = pageOfLink(event);
      if (address === null) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(address);
    };
    document.addEventListener('click', ask, true);
    return () => document.removeEventListener('click', ask, true);
  }, [isHeld]);

  return (
    <Dialog
      isOpen={target !== null}
      onClose={close}
      title="Go without saving?"
      actions={
        <>
          <Button variant="default" onClick={close}>
            Stay here
          </Button>
          <Button color="clay" onClick={() => void navigate(target ?? '')}>
            Go without saving
          </Button>
        </>
      }
    >
      <Text>What you typed last could not be saved. It is lost when you go.</Text>
    </Dialog>
  );
}

/** @returns the page of the app that a click opens in place of this one, null for any other click */
function pageOfLink(event: MouseEvent): string | null {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return null;
  if (link.target === '_blank' || link.origin !== location.origin || link.pathname === location.pathname) {
    return null;
  }
  return link.pathname + link.search;
}
