import '@mantine/core/styles/Progress.css';
import { Progress, Text } from '@mantine/core';
import { useEffect, useState } from 'react';

/** A shorter reading needs no progress bar, which would only appear and disappear. */
const slowAfterMs = 1_000;

/** Tells that a file is being read; mounted again for each reading. */
export function ImportProgress({ children }: { children: string }) {
  const isSlow = useIsSlow();

  return (
    <div role="status">
      <Text>{children}</Text>
      {isSlow && <Progress value={100} animated my="sm" aria-label={children} />}
      {isSlow && <Text c="dimmed">Large files take up to a minute. You can leave this page.</Text>}
    </div>
  );
}

function useIsSlow(): boolean {
  const [isSlow, setSlow] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}
