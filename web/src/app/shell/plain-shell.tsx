import { links } from '@akada/core/links/links.ts';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { SignOut } from '../../features/accounts/sign-out.tsx';
import { Brand } from '../../ui/links/links.tsx';
import classes from './shell.module.css';
import barClasses from './top-bar.module.css';

/** The frame while the account is unknown: links home and to sign out, without a menu of a role. */
export function PlainShell({ children }: { children: ReactNode }) {
  return (
    <>
      <header className={classes.header}>
        <div className={barClasses.bar}>
          <Brand to={links.landing()} />
          <div className={barClasses.end}>
            <SignOut>
              {(signOut) => (
                <Button variant="subtle" color="gray" c="inherit" onClick={signOut}>
                  Logout
                </Button>
              )}
            </SignOut>
          </div>
        </div>
      </header>
      <main className={classes.main} data-plain>
        <div className={classes.content}>{children}</div>
      </main>
    </>
  );
}
