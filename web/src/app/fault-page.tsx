import { isAuthError } from '@akada/core/access/auth-error.ts';
import { Button, Group, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import { refusedCall } from '../lib/http/api-error.ts';
import { dropSession } from '../lib/session/session-store.ts';
import classes from './fault-page.module.css';

/** Where a page breaks. A session that ended is no fault: the guard then asks to sign in. */
export function FaultPage({ fault }: { fault: Error }) {
  useEffect(() => {
    const call = refusedCall(fault);
    if (call !== null && isAuthError(call)) dropSession();
  }, [fault]);

  return (
    <main className={classes.fault}>
      <Title order={1}>Something went wrong</Title>
      <Text c="dimmed">Nothing that you saved is lost. Load the page again, or start from home.</Text>
      <Group>
        <Button onClick={() => location.reload()}>Reload Page</Button>
        <Button variant="default" component="a" href="/">
          Go Home
        </Button>
      </Group>
    </main>
  );
}
