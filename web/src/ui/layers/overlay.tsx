import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { useLocation, useNavigationType } from 'react-router';
import classes from './overlay.module.css';
import { enterTopLayer } from './top-layer.ts';

interface OverlayProps {
  /** In the middle, or along an edge over the whole height. */
  position: 'middle' | 'left' | 'right';
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A layer above the page, by the browser's own dialog: it holds the focus, closes on Escape and gives the focus
 * back. The component library's modal does the same for 30 kB more, a sixth of what the exam page may weigh.
 */
export function Overlay({ position, title, onClose, children }: OverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useClosingWithPage(onClose);

  // Closed while it still stands in the page: one that was taken out first gives no focus back.
  useLayoutEffect(() => {
    const opened = dialog.current;
    if (opened === null) return;

    opened.showModal();
    const exitTopLayer = enterTopLayer(opened);
    return () => {
      exitTopLayer();
      opened.close();
    };
  }, []);

  const closeOutside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  // The library hands it on to the overlay round this one, which stays.
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
      aria-labelledby={heading}
      onCancel={cancel}
      onMouseDown={closeOutside}
    >
      <div className={classes.inside}>
        <div className={classes.head}>
          <h2 id={heading} className={classes.title}>
            {title}
          </h2>
          <ActionIcon color="gray" c="inherit" aria-label="Close" onClick={onClose}>
            <IconX size={20} aria-hidden />
          </ActionIcon>
        </div>
        {children}
      </div>
    </dialog>
  );
}

/**
 * Following a link inside, or the browser's own buttons, closes the layer. A page that only corrects
 * its own address while it loads takes nothing away. Nor does a page that was on its way when the layer opened:
 * the address changes at once, and what is shown follows when its code is there.
 */
function useClosingWithPage(onClose: () => void): void {
  const { key } = useLocation();
  const isCorrected = useNavigationType() === 'REPLACE';
  const shown = useRef(key);
  const awaited = useRef(keyOfAddress());
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (key === shown.current) return;

    shown.current = key;
    if (key !== awaited.current && !isCorrected) close();
  }, [key, isCorrected]);
}

/** The router's key of the page that the address bar names. */
function keyOfAddress(): string | undefined {
  const entry: { key?: string } | null = history.state;
  return entry?.key;
}
