import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { type ReactNode, type ToggleEvent, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useClosingWithPage } from './closing-with-page.ts';
import classes from './popover.module.css';

interface PopoverProps {
  /** The button's label for screen readers. */
  label: string;
  /** The button's visible content. */
  trigger: ReactNode;
  triggerClassName?: string;
  /** The edge of the screen at whose right end it opens. */
  position: 'top' | 'bottom';
  /** The title of a panel with more content than entries: it takes the focus when it opens. */
  title?: string;
  /** Controls the state, for callers that need to know it or close the panel. */
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}

/**
 * A small panel that opens from a button in a corner, made of the browser's own popover: it closes on Escape
 * and on a click elsewhere, and returns the focus. It also closes when a link in it is followed.
 */
export function Popover({ label, trigger, triggerClassName, position, title, ...rest }: PopoverProps) {
  const { isOpen, onToggle, children } = rest;
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const heading = useId();
  const enter = useClosingWithPage(() => panel.current?.hidePopover());
  const exit = useRef(() => {});

  // Runs before the first paint, because a later effect would close a panel that was opened in between.
  useLayoutEffect(() => {
    if (isOpen !== undefined && isOpen !== panel.current?.matches(':popover-open'))
      panel.current?.togglePopover(isOpen);
  }, [isOpen]);

  // The button may be removed while the panel is open.
  useEffect(() => () => exit.current(), []);

  // Runs before the panel opens, because afterwards the loading page may be on the screen.
  const beforeToggle = ({ newState }: ToggleEvent<HTMLDivElement>) => {
    exit.current();
    if (newState === 'open') exit.current = enter();
  };
  const toggle = ({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) => {
    if (newState === 'open' && title !== undefined) currentTarget.focus();
    onToggle?.(newState === 'open');
  };

  return (
    <>
      <UnstyledButton className={triggerClassName ?? classes.trigger} popoverTarget={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
        {trigger}
      </UnstyledButton>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={classes.panel}
        data-position={position}
        {...(title !== undefined && { role: 'dialog', 'aria-labelledby': heading, tabIndex: -1 })}
        data-titled={title !== undefined || undefined}
        onBeforeToggle={beforeToggle}
        onToggle={toggle}
      >
        {title !== undefined && (
          <h2 id={heading} className={classes.title}>
            {title}
          </h2>
        )}
        {children}
      </div>
    </>
  );
}
