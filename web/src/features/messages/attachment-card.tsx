import { prepareAttachment } from '@akada/contract/observers/message-attachments.ts';
import type { Attachment } from '@akada/contract/observers/messages.ts';
import { attachmentNames } from '@akada/core/messages/attachment-rules.ts';
import { Button, Text } from '@mantine/core';
import { IconCalendar, IconCards, IconFile, IconNote, IconPhoto } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLittleData } from '../../lib/device/little-data.ts';
import { momentText } from '../../lib/format/dates.ts';
import { fileSize } from '../../lib/format/numbers.ts';
import { call } from '../../lib/http/call.ts';
import { useTimeZone } from '../../lib/session/account.ts';
import { toast } from '../../lib/toast/toast.ts';
import { ButtonLink } from '../../ui/links/links.tsx';
import classes from './attachments.module.css';

const icons = {
  picture: IconPhoto,
  file: IconFile,
  set: IconCards,
  note: IconNote,
  time: IconCalendar,
} as const;

interface CardProps {
  kind: Attachment['kind'];
  title: string;
  fact: string;
  action?: ReactNode;
}

/** The form of every attachment but a picture: what it is, its name, and one button. */
export function AttachmentFrame({ kind, title, fact, action }: CardProps) {
  const Icon = icons[kind];
  return (
    <div className={classes.card}>
      <span className={classes.icon}>
        <Icon size={24} stroke={1.75} aria-hidden />
      </span>
      <span className={classes.words}>
        <b>{title}</b>
        <Text component="span" size="sm" c="dimmed" className="figures">
          {fact}
        </Text>
      </span>
      {action}
    </div>
  );
}

/** The attachment of a message, with the next step for its reader. */
export function AttachmentCard({ attachment, isMine }: { attachment: Attachment; isMine: boolean }) {
  const { kind, title } = attachment;
  if (kind === 'picture') return <Picture attachment={attachment} />;
  if (kind === 'file') return <FileCard attachment={attachment} />;
  if (kind === 'time') return <TimeCard attachment={attachment} isMine={isMine} />;
  const { page } = attachment;
  const isGone = page === null && !isMine;
  return (
    <AttachmentFrame
      kind={kind}
      title={title}
      fact={isGone ? 'Not shared any more' : attachmentNames[kind]}
      action={
        page !== null && (
          <ButtonLink to={page} variant="subtle" aria-label={`Open ${title}`}>
            Open
          </ButtonLink>
        )
      }
    />
  );
}

function TimeCard({ attachment, isMine }: { attachment: Attachment; isMine: boolean }) {
  const timeZone = useTimeZone();
  const { starts_at, minutes, page } = attachment;
  if (starts_at === null) return null;
  const isPast = Date.parse(starts_at) <= Date.now();
  return (
    <AttachmentFrame
      kind="time"
      title={momentText(starts_at, timeZone)}
      fact={isPast ? `${minutes} minutes. This time is over.` : `${minutes} minutes, proposed`}
      action={
        !isMine &&
        page !== null &&
        !isPast && (
          <ButtonLink to={page} aria-label={`Accept ${momentText(starts_at, timeZone)}`}>
            Accept
          </ButtonLink>
        )
      }
    />
  );
}

const getPrepare = (id: string) => () => call(prepareAttachment, { params: { id } });

function FileCard({ attachment: { id, title, bytes } }: { attachment: Attachment }) {
  const prepare = getPrepare(id);
  const download = useMutation({
    mutationFn: prepare,
    onSuccess: ({ download_path }) => {
      const link = document.createElement('a');
      link.href = download_path;
      link.download = title;
      link.click();
    },
    onError: () => toast.error('The file could not be downloaded. Try again.'),
  });
  return (
    <AttachmentFrame
      kind="file"
      title={title}
      fact={fileSize(bytes ?? 0)}
      action={
        <Button
          variant="subtle"
          aria-label={`Download ${title}`}
          disabled={download.isPending}
          onClick={() => download.mutate()}
        >
          Download
        </Button>
      }
    />
  );
}

/** A place of the right size is kept for it. With little data it waits for a tap. */
function Picture({ attachment: { id, title, width, height, bytes } }: { attachment: Attachment }) {
  const isLittle = useLittleData();
  const { data, refetch, isFetching } = useQuery({
    queryKey: ['message-picture', id],
    queryFn: getPrepare(id),
    enabled: !isLittle,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <div
      className={classes.picture}
      style={{ aspectRatio: `${width ?? 1} / ${height ?? 1}`, width: width ?? 1 }}
    >
      {data ? (
        <img
          src={data.download_path}
          width={width ?? undefined}
          height={height ?? undefined}
          alt={`Picture: ${title}`}
          loading="lazy"
          onError={() => void refetch()}
        />
      ) : (
        isLittle && (
          <Button variant="default" disabled={isFetching} onClick={() => void refetch()}>
            Show the picture, {fileSize(bytes ?? 0)}
          </Button>
        )
      )}
    </div>
  );
}
