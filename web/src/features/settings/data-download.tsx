import { Button, Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { ActionButton } from '../../ui/action-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { usePrepareExport } from './privacy-api.ts';

export function DataDownload() {
  const preparation = usePrepareExport();
  const { data, error, isPending, mutate, reset } = preparation;

  useEffect(() => {
    if (!data) return;
    const left = Date.parse(data.expires_at) - Date.now();
    const expiry = setTimeout(reset, Math.max(0, left));
    return () => clearTimeout(expiry);
  }, [data, reset]);

  return (
    <Stack align="flex-start">
      <Text>
        You get one archive with your account, notes, questions, exams and notifications as JSON, and the
        files that you uploaded.
      </Text>
      {error && <Notice kind="error">{error.message}</Notice>}
      {data ? (
        <Started path={data.download_path} expiresAt={data.expires_at} />
      ) : (
        <ActionButton variant="default" isBusy={isPending} onClick={() => mutate()}>
          Download my data
        </ActionButton>
      )}
    </Stack>
  );
}

/** The browser's own download: it shows how far it is, goes on when the page is left, and needs no memory. */
function Started({ path, expiresAt }: { path: string; expiresAt: string }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // The button that was pressed is gone.
    link.current?.focus();
    link.current?.click();
  }, []);

  return (
    <Notice
      kind="success"
      title="Your download has begun."
      actions={
        <Button component="a" ref={link} href={path} download variant="default">
          Download it again
        </Button>
      }
    >
      Your browser shows how far it is. How large it gets is known at its end, because the archive is made
      while you load it. The link works until {timeText(expiresAt)}.
    </Notice>
  );
}

function timeText(at: string): string {
  return new Date(at).toLocaleTimeString('en-GB', { timeStyle: 'short' });
}
