import { Button, Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { timeText } from '../../lib/format/dates.ts';
import { useTimeZone } from '../../lib/session/account.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { usePrepareExport } from './privacy-api.ts';

export function DataDownload() {
  const preparation = usePrepareExport();
  const { data, error, isPending, mutate, reset } = preparation;

  useEffect(() => {
    if (!data) return;
    const remaining = Date.parse(data.expires_at) - Date.now();
    const expiry = setTimeout(reset, Math.max(0, remaining));
    return () => clearTimeout(expiry);
  }, [data, reset]);

  return (
    <Stack align="flex-start">
      <Text>
        You get one archive with your account, notes, questions, exams, messages and notifications as JSON,
        and the files that you uploaded or attached.
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

/** Uses the browser's own download: it shows its progress, continues on other pages, and needs no memory. */
function Started({ path, expiresAt }: { path: string; expiresAt: string }) {
  const timeZone = useTimeZone();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // The pressed button was removed.
    link.current?.focus();
    link.current?.click();
  }, []);

  return (
    <Notice
      kind="success"
      title="Your download has started."
      actions={
        <Button component="a" ref={link} href={path} download variant="default">
          Download it again
        </Button>
      }
    >
      Your browser shows the progress. We know the size only at the end, because the archive is made while you
      download it. The link works until {timeText(expiresAt, timeZone)}.
    </Notice>
  );
}
