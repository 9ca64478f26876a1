import { links } from '@akada/core/links/links.ts';
import { Title } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { reportTakenOver } from '../../lib/device/page-state.ts';
import { Brand } from '../links/links.tsx';
import { ColorSchemeToggle } from '../theme/color-scheme-toggle.tsx';
import classes from './auth-layout.module.css';
import { useArrivalFocus, useDocumentTitle } from './page.tsx';

interface AuthLayoutProps {
  title: string;
  children: ReactNode;
  footer?: ReactNode;
  /** Comes last, because it may load after the form and then moves nothing. */
  offer?: ReactNode;
}

/** The frame of the pages before signing in: one form, with its purpose next to it. */
export function AuthLayout({ title, children, footer, offer }: AuthLayoutProps) {
  const heading = useArrivalFocus();

  useDocumentTitle(title);
  useEffect(reportTakenOver, []);

  return (
    <div className={classes.layout}>
      <header className={classes.bar}>
        <Brand to={links.landing()} />
        <ColorSchemeToggle />
      </header>
      <aside className={classes.side}>
        <div className={classes.words}>
          <p className={classes.sideTitle}>Study from your own notes</p>
          <p>Upload a chapter, get questions that show their source, and sit an exam when you feel ready.</p>
        </div>
        <div className={classes.cloth} />
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
