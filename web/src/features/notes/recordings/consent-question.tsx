import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { TextShape } from '../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { answerConsent, useUploads } from '../upload/queue/upload-runner.ts';
import { consentQuery, useGiveConsent } from './consent-api.ts';

/** Asks once for all waiting recordings, before the first of them is sent. */
export function ConsentQuestion() {
  const isAsked = useUploads().some(({ state }) => state === 'asking');

  return isAsked ? <Question /> : null;
}

function Question() {
  const consent = useQuery(consentQuery);
  const giving = useGiveConsent();
  const host = consent.data?.host;

  if (consent.error) {
    return <LoadFault what="the question" error={consent.error} onRetry={() => void consent.refetch()} />;
  }
  if (consent.isPending) {
    return (
      <Waiting what="a question about your recordings" queries={[consentQuery.queryKey]}>
        <TextShape lines={6} />
      </Waiting>
    );
  }
  if (!host) return null;
  return (
    <Notice
      kind="info"
      title={`May your recordings be sent to ${host}?`}
      actions={
        <>
          <ActionButton
            isBusy={giving.isPending}
            onClick={() => giving.mutate(host, { onSuccess: () => answerConsent(true) })}
          >
            Agree and upload
          </ActionButton>
          <Button variant="default" onClick={() => answerConsent(false)}>
            Do not send
          </Button>
        </>
      }
    >
      <p>
        To make a note of a recording, its sound goes to {host}, which writes down what is said and sends the
        text back. Neither your name nor the name of the file goes there. Ask the people who speak in it.
      </p>
      <p>
        You need not agree: upload a transcript or subtitles (.srt, .vtt or plain text) instead. You can
        withdraw your consent in the settings, under Your data.
      </p>
      {giving.error && <p role="alert">{giving.error.message}</p>}
    </Notice>
  );
}
