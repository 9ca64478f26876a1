import { Text, Title } from '@mantine/core';
import { createContext, type ReactNode, type RefObject, use, useEffect, useRef, useState } from 'react';
import { useHydrated } from '../../lib/device/page-state.ts';
import classes from './page.module.css';

interface TitleAbove {
  text: string;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The page's title where it stands above the page already; null where the page draws its own. */
export const PageTitle = createContext<TitleAbove | null>(null);

interface PageProps {
  title: string;
  subtitle?: ReactNode;
  /** Sits beside the title on wide screens and below it on narrow ones. */
  action?: ReactNode;
  children: ReactNode;
}

/** A page's frame. A title above it takes the place of its own title alone. */
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
            <Text c="dimmed" mt={4}>
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
    document.title = `${title} · Akada`;
  }, [title]);
}

/**
 * The heading of a page takes the focus on arrival, so that a screen reader says where one is.
 *
 * @param above the heading where it is not the page's own
 * @returns what the heading is tied to
 */
export function useArrivalFocus(
  above?: RefObject<HTMLHeadingElement | null>,
): RefObject<HTMLHeadingElement | null> {
  const own = useRef<HTMLHeadingElement>(null);
  const heading = above ?? own;
  // A page that the build has written is there already when the app takes it over, and a person is in it.
  const [isArrival] = useState(useHydrated());

  useEffect(() => {
    if (!isArrival) return;

    // Focusing forces a layout immediately. A frame does that anyway, and a separate frame delays no touch.
    const frame = requestAnimationFrame(() => {
      // A person may be typing already.
      if (document.activeElement instanceof HTMLInputElement) return;
      heading.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [heading, isArrival]);

  return heading;
}
