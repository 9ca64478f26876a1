import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './auth-layout.module.css';
import { Brand } from './brand.tsx';
import { ColorSchemeToggle } from './color-scheme-toggle.tsx';
import { useDocumentTitle } from './page.tsx';
import { useArrivalFocus } from './use-arrival-focus.ts';

interface AuthLayoutProps {
  title: string;
  children: ReactNode;
  footer?: ReactNode;
  /** Stands last, because it may arrive late: nothing moves then. */
  offer?: ReactNode;
}

/** The frame of the pages before signing in: one form, and beside it what it is for. */
export function AuthLayout({ title, children, footer, offer }: AuthLayoutProps) {
  const heading = useArrivalFocus();

  useDocumentTitle(title);

  return (
    <div className={classes.layout}>
      <div className={classes.shapes} aria-hidden>
        <span />
        <span />
        <span />
      </div>
      <header className={classes.bar}>
        <Brand to="/" />
        <ColorSchemeToggle />
      </header>
      <aside className={classes.side}>
        <p className={classes.sideTitle}>Study from your own notes</p>
        <p>Upload a chapter, get questions that show their source, and sit an exam when you feel ready.</p>
      </aside>
      <main className={classes.main}>
        <div className={classes.form}>
          <Title order={1} mb="lg" ref={heading} tabIndex={-1}>
            {title}
          </Title>
          {children}
          {footer && <div className={classes.footer}>{footer}</div>}
          {offer}
        </div>
      </main>
    </div>
  );
}
