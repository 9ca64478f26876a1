import { links } from '@akada/core/links/links.ts';
import { Button, Group, Text, Title } from '@mantine/core';
import { use } from 'react';
import { PageTitle } from '../ui/page/page.tsx';
import classes from './fault-page.module.css';

/** Replaces a page that crashed. */
export function FaultPage() {
  const isTitledAbove = use(PageTitle) !== null;

  return (
    <div className={classes.fault}>
      <Title order={isTitledAbove ? 2 : 1}>Something went wrong</Title>
      <Text c="dimmed">Your saved work is safe. Load the page again, or start from home.</Text>
      <Group>
        <Button onClick={() => location.reload()}>Reload Page</Button>
        <Button variant="default" component="a" href={links.landing()}>
          Go Home
        </Button>
      </Group>
    </div>
  );
}
