import { Text, Title } from '@mantine/core';
import { type ReactNode, use, useEffect } from 'react';
import { AreaTitle } from './area-title.ts';
import classes from './page.module.css';
import { useArrivalFocus } from './use-arrival-focus.ts';

interface PageProps {
  title: string;
  subtitle?: ReactNode;
  /** Sits beside the title on wide screens and below it on narrow ones. */
  action?: ReactNode;
  children: ReactNode;
}

/** A page's frame. */
export function Page({ title, subtitle, action, children }: PageProps) {
  const heading = useArrivalFocus();
  const isTitledAbove = use(AreaTitle) === title;

  useDocumentTitle(title);

  return (
    <>
      <header className={classes.header} data-titled-above={isTitledAbove || undefined}>
        <div className={classes.titles}>
          <Title order={1} ref={heading} tabIndex={-1}>
            {title}
          </Title>
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
