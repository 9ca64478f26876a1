import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router';
import classes from './popover.module.css';

interface PopoverProps {
  /** What the button opens, for those who do not see it. */
  label: string;
  /** What the button shows. */
  trigger: ReactNode;
  triggerClassName?: string;
  /** The edge of the screen at whose right end it opens. */
  place: 'top' | 'bottom';
  children: ReactNode;
}

/**
 * A few entries that open from a button in a corner, by the browser's own popover: it closes on Escape and on a
 * click elsewhere, and gives the focus back. It also closes when an entry was followed.
 */
export function Popover({ label, trigger, triggerClassName, place, children }: PopoverProps) {
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const { key } = useLocation();

  useEffect(() => {
    if (key !== '') panel.current?.hidePopover();
  }, [key]);

  return (
    <>
      <UnstyledButton className={triggerClassName ?? classes.trigger} popoverTarget={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
        {trigger}
      </UnstyledButton>
      <div ref={panel} id={id} popover="auto" className={classes.panel} data-place={place}>
        {children}
      </div>
    </>
  );
}
