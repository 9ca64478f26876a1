import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { useClosingWithPage } from './closing-with-page.ts';
import classes from './overlay.module.css';
import { enterTopLayer } from './top-layer.ts';

interface OverlayProps {
  /** `left` and `right` take the full height at that edge. */
  position: 'middle' | 'left' | 'right';
  title: string;
  /** An ornament above its title, at full width. */
  cover?: ReactNode;
  /** Tools next to the close button. */
  tools?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A layer above the page, made of the browser's own dialog, which holds the focus, closes on Escape and
 * returns the focus. The component library's modal does the same for 30 kB more, a sixth of the exam page's
 * allowed weight.
 */
export function Overlay({ position, title, cover, tools, onClose, children }: OverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const enter = useEffectEvent(useClosingWithPage(onClose));

  // Closes while it is still in the page, because a removed dialog returns no focus.
  useLayoutEffect(() => {
    const opened = dialog.current;
    if (opened === null) return;

    opened.showModal();
    const exitHistory = enter();
    const exitTopLayer = enterTopLayer(opened);
    return () => {
      exitTopLayer();
      exitHistory();
      opened.close();
    };
  }, []);

  const closeOutside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  // The library passes the event to the overlay around this one, which must stay open.
  const cancel = (event: SyntheticEvent) => {
    if (event.target !== dialog.current) return;
    event.preventDefault();
    onClose();
  };

  return (
    <dialog
      ref={dialog}
      className={classes.overlay}
      data-position={position}
      data-covered={cover !== undefined || undefined}
      aria-labelledby={heading}
      onCancel={cancel}
      onMouseDown={closeOutside}
    >
      {cover !== undefined && <div className={classes.cover}>{cover}</div>}
      <div className={classes.inside}>
        <div className={cover === undefined ? classes.head : classes.under}>
          <h2 id={heading} className={classes.title}>
            {title}
          </h2>
          {tools}
          <ActionIcon color="gray" c="inherit" aria-label="Close" onClick={onClose}>
            <IconX size={20} aria-hidden />
          </ActionIcon>
        </div>
        {children}
      </div>
    </dialog>
  );
}
