import type { ReactNode } from 'react';
import classes from './dialog.module.css';
import { Overlay } from './overlay.tsx';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons, the harmless one first. */
  actions: ReactNode;
}

/** Asks one question, or tells one fact. */
export function Dialog({ isOpen, onClose, title, children, actions }: DialogProps) {
  if (!isOpen) return null;

  return (
    <Overlay position="middle" title={title} onClose={onClose}>
      {children}
      <div className={classes.actions}>{actions}</div>
    </Overlay>
  );
}
