import { Text, Title } from '@mantine/core';
import { createContext, type ReactNode, type RefObject, use, useEffect, useRef, useState } from 'react';
import { useHydrated } from '../../lib/device/page-state.ts';
import { installationName } from '../../lib/device/public-settings.ts';
import classes from './page.module.css';

interface TitleAbove {
  text: string;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The page's title if it is above the page already; null if the page renders its own. */
export const PageTitle = createContext<TitleAbove | null>(null);

interface PageProps {
  title: string;
  subtitle?: ReactNode;
  /** Shown next to the title on wide screens and below it on narrow ones. */
  action?: ReactNode;
  children: ReactNode;
}

/** A page's frame. A title above the page replaces only the page's own title. */
export function Page({ title, subtitle, action, children }: PageProps) {
  const above = use(PageTitle);
  const heading = useArrivalFocus(above?.heading);

  useDocumentTitle(title);

  const isTitledAbove = above?.text === title;
  if (isTitledAbove && subtitle === undefined && action === undefined) return children;
  return (
    <>
      <header className={classes.header}>
        <div className={classes.titles}>
          {!isTitledAbove && (
            <Title order={1} ref={heading} tabIndex={-1}>
              {title}
            </Title>
          )}
          {subtitle !== undefined && (
            <Text c="dimmed" mt={4} className={classes.subtitle}>
              {subtitle}
            </Text>
          )}
        </div>
        {action}
      </header>
      {children}
    </>
  );
}

export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${installationName()}`;
  }, [title]);
}

/**
 * The heading of a page takes the focus on arrival, so that a screen reader announces the page.
 *
 * @param above the heading outside the page, if any
 * @returns the ref for the page's own heading
 */
export function useArrivalFocus(
  above?: RefObject<HTMLHeadingElement | null>,
): RefObject<HTMLHeadingElement | null> {
  const own = useRef<HTMLHeadingElement>(null);
  const heading = above ?? own;
  // A prerendered page is visible before the app starts, and the person may be using it already.
  const [isArrival] = useState(useHydrated());

  useEffect(() => {
    if (!isArrival) return;

    // Setting the focus computes a layout, which an animation frame does anyway without delaying a touch.
    const frame = requestAnimationFrame(() => {
      // A person may be typing already.
      if (document.activeElement instanceof HTMLInputElement) return;
      heading.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [heading, isArrival]);

  return heading;
}
