import { Button, Group, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import { announceSessionLoss, endsSession } from '../lib/http/session-loss.ts';
import classes from './fault-page.module.css';

/** Where a page breaks. A session that ended is no fault: the guard then asks to sign in. */
export function FaultPage({ fault }: { fault: Error }) {
  useEffect(() => {
    if (endsSession(fault)) announceSessionLoss();
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
