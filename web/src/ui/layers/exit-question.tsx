import { Button, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Dialog } from './dialog.tsx';

/** On a good line, saving finishes before a dialog could be read. */
const unseenMs = 600;

interface ExitQuestionProps {
  isSaved: boolean;
  /** True if changes will not be saved automatically: the last save failed, or the form has a save button. */
  isHeld: boolean;
  /** Explains the fate of the changes, and why. */
  reason: string;
}

/**
 * Delays a followed link until everything is saved; if that takes long or fails, the person decides. If the
 * tab is closed, the browser asks.
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

/** @returns the page of the app that a click opens instead of this one, null for any other click */
function pageOfLink(event: MouseEvent): string | null {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return null;
  if (link.target === '_blank' || link.origin !== location.origin || link.pathname === location.pathname) {
    return null;
  }
  return link.pathname + link.search;
}
