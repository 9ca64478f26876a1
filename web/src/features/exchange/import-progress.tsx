import '@mantine/core/styles/Progress.css';
import { Progress, Text } from '@mantine/core';
import { useEffect, useState } from 'react';

/** What is over sooner needs no bar that comes and goes. */
const lateAfterMs = 1_000;

/** Says that a file is being read; drawn anew for each reading. */
export function ImportProgress({ children }: { children: string }) {
  const isLate = useIsLate();

  return (
    <div role="status">
      <Text>{children}</Text>
      {isLate && <Progress value={100} animated my="sm" aria-label={children} />}
      {isLate && <Text c="dimmed">Large files take up to a minute. You can leave this page meanwhile.</Text>}
    </div>
  );
}

function useIsLate(): boolean {
  const [isLate, setLate] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setLate(true), lateAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
