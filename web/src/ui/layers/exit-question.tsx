import { Button, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Dialog } from './dialog.tsx';

/** A save on a good line is done before a dialog could be read. */
const unseenMs = 600;

interface ExitQuestionProps {
  isSaved: boolean;
  /** True if it will not be saved automatically: the last save failed, or people save. */
  isHeld: boolean;
  /** Tells what happens to the changes, and why. */
  reason: string;
}

/**
 * A link leads away once everything is saved; where that takes long, or does not happen, its reader decides. Where the page
 * itself is closed, the browser asks.
 */
export function ExitQuestion({ isSaved, isHeld, reason }: ExitQuestionProps) {
  const [target, setTarget] = useState<string | null>(null);
  const [isSlow, setSlow] = useState(false);
  const navigate = useNavigate();
  const close = () => setTarget(null);

  useEffect(() => {
    if (isSaved) return;

    const hold = (event: MouseEvent) => {
      const address = pageOfLink(event);
      if (address === null) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(address);
    };
    document.addEventListener('click', hold, true);
    addEventListener('beforeunload', askBeforeUnload);
    return () => {
      document.removeEventListener('click', hold, true);
      removeEventListener('beforeunload', askBeforeUnload);
    };
  }, [isSaved]);

  useEffect(() => {
    if (target === null) return;
    if (isSaved) {
      void navigate(target);
      return;
    }
    const timer = setTimeout(() => setSlow(true), unseenMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [target, isSaved, navigate]);

  return (
    <Dialog
      isOpen={target !== null && (isHeld || isSlow)}
      onClose={close}
      title={isHeld ? 'Go without saving?' : 'Saving before you go'}
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
      <Text>
        {isHeld ? reason : 'What you typed last is on its way. It stays on this device until it is saved.'}
      </Text>
    </Dialog>
  );
}

function askBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
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
