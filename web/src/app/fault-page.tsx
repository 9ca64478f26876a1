import { Button, Group, Text, Title } from '@mantine/core';
import classes from './fault-page.module.css';

/** Where a page breaks. */
export function FaultPage() {
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
