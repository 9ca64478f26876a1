import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from '../links/links.tsx';
import { useArrivalFocus, useDocumentTitle } from '../page/page.tsx';
import classes from './focus-frame.module.css';

interface FocusFrameProps {
  /** The page's title for the tab and for screen readers: the visible start of the page is the question. */
  title: string;
  /** The exit by a cross; absent if nobody should leave by accident. */
  exit?: { to: string; label: string };
  /** The progress: steps, a bar or a clock. */
  progress: ReactNode;
  /** Buttons at the end of the top bar. */
  tools?: ReactNode;
  children: ReactNode;
  /** Explanation or proof, next to the content on wide screens and below it on narrow ones. */
  aside?: ReactNode;
  /** The next button, which stays visible within reach of the thumb. */
  foot: ReactNode;
}

/**
 * A page for a single task, without bars and menus: practice, review, exam. The progress is at the top, the
 * task in the middle, the next button at the bottom.
 */
export function FocusFrame({ title, exit, progress, tools, children, aside, foot }: FocusFrameProps) {
  useDocumentTitle(title);
  const heading = useArrivalFocus();

  return (
    <div className={classes.frame} data-focus={exit === undefined ? 'closed' : 'open'}>
      <div className={classes.bar}>
        {exit !== undefined && (
          <ActionIcon component={Link} to={exit.to} color="gray" c="inherit" aria-label={exit.label}>
            <IconX size={24} stroke={1.75} aria-hidden />
          </ActionIcon>
        )}
        <div className={classes.progress}>{progress}</div>
        {tools}
      </div>
      <div className={classes.body} data-beside={aside !== undefined || undefined}>
        <h1 ref={heading} tabIndex={-1} className={classes.title}>
          {title}
        </h1>
        <div className={classes.content}>{children}</div>
        {aside !== undefined && <div className={classes.content}>{aside}</div>}
      </div>
      <div className={classes.foot}>{foot}</div>
    </div>
  );
}

/** The progress, a step per question: right, partly right, wrong, or still to come. It is announced with its text. */
export function Steps({ states }: { states: readonly ('right' | 'partly' | 'wrong' | 'given' | 'open')[] }) {
  return (
    <div className={classes.steps} aria-hidden="true">
      {states.map((state, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its position.
        <i key={index} data-state={state} />
      ))}
    </div>
  );
}

/** The key for a button. Devices without a keyboard hide it. */
export function KeyHint({ children }: { children: string }) {
  return (
    <span className={classes.key} aria-hidden="true">
      {children}
    </span>
  );
}

/** Content about keys: hidden on devices without a keyboard. */
export function KeyboardOnly({ children }: { children: ReactNode }) {
  return <div className={classes.keyboard}>{children}</div>;
}
