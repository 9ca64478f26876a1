import type { ReceivedShare } from '@akada/contract/work/shares/received-shares.ts';
import { links } from '@akada/core/links/links.ts';
import { shareEnds } from '@akada/core/sharing/share-rules.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { type ComponentType, useState } from 'react';
import { useNavigate } from 'react-router';
import { listPageSize, useListAddress } from '../../lib/address/use-list-address.ts';
import { Lazy, lazyComponent } from '../../lib/lazy/lazy.tsx';
import { useAccount } from '../../lib/session/account.ts';
import { toast } from '../../lib/toast/toast.ts';
import { Hero } from '../../ui/cloth/hero.tsx';
import { CodeFault } from '../../ui/feedback/code-fault.tsx';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { CardsShape } from '../../ui/feedback/shapes.tsx';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { ButtonLink } from '../../ui/links/links.tsx';
import { PageTurner } from '../../ui/list/page-turner.tsx';
import { changesQuery, receivedQuery, useCopy, useExit } from './api.ts';
import { type CardSideProps, SharedParts } from './shared-parts.tsx';
import { changesText, copyText, partsText } from './words.ts';

const reportDialog = lazyComponent(async () => (await import('./report-dialog.tsx')).ReportDialog);

interface ReceivedProps {
  id: string;
  /** Renders a side of a card. */
  Side: ComponentType<CardSideProps>;
}

/** An accepted share: its recipient can read it, copy it and report faults in it. */
export function Received({ id, Side }: ReceivedProps) {
  const address = useListAddress();
  const [reported, setReported] = useState<{ key: string; words: string } | null>(null);

  return (
    <Loaded what="what is shared" query={receivedQuery(id, address.page)} shape={<CardsShape cards={3} />}>
      {({ content, ...received }) => (
        <Stack maw={760}>
          {received.ended === null ? (
            <Actions received={received} onReport={() => setReported({ key: '', words: received.title })} />
          ) : (
            <Ended received={received} />
          )}
          {content !== null && (
            <>
              <SharedParts content={content} Side={Side} onReport={setReported} />
              {content.total > listPageSize && (
                <PageTurner
                  label="Parts"
                  page={address.page}
                  total={content.total}
                  pageSize={listPageSize}
                  what="part"
                  isMore={false}
                  onTurn={address.turn}
                />
              )}
            </>
          )}
          {reported !== null && (
            <Lazy
              of={reportDialog}
              props={{ id, about: reported, onClose: () => setReported(null) }}
              waiting={null}
              fault={(error, retry) => <CodeFault what="the form" error={error} onRetry={retry} />}
            />
          )}
        </Stack>
      )}
    </Loaded>
  );
}

/** The address of the user's copy. */
function copyAddress({ kind, subject_id }: NonNullable<ReceivedShare['copy']>): string {
  if (kind === 'deck') return links.flashcards();
  return kind === 'set' ? links.questionSet(subject_id) : links.note(subject_id);
}

function Actions({ received, onReport }: { received: ReceivedShare; onReport: () => void }) {
  const { id, rights, copy, version, title } = received;
  const copying = useCopy(id);
  // A tutor reads what a student sent; only students have notes and sets to copy into.
  const isStudent = useAccount().role === 'student';
  const isOlder = copy !== null && copy.version < version;
  const take = () =>
    copying.mutate(undefined, {
      onSuccess: ({ taken }) => {
        const text = changesText(taken);
        const mine = taken.mine === 0 ? '' : ` ${taken.mine} that you have changed stay as they are.`;
        toast.success(text === '' ? 'Your copy is up to date.' : `In your copy: ${text}.${mine}`);
      },
    });

  return (
    <>
      <Hero of={received.cloth} title={`From ${received.owner_name}`}>
        <Text className="figures">
          {partsText(received)}, version {version}.
        </Text>
        <FormFault error={copying.error} />
        <Group gap="8px" mt="md">
          {isStudent && rights === 'copy' && (copy === null || isOlder) && (
            <ActionButton variant="white" isBusy={copying.isPending} onClick={take}>
              {isOlder ? 'Take the changes' : 'Take a copy'}
            </ActionButton>
          )}
          {copy !== null && !isOlder && (
            <ButtonLink variant="white" to={copyAddress(copy)}>
              Open your copy
            </ButtonLink>
          )}
          <Button variant="transparent" c="inherit" onClick={onReport}>
            Report a mistake or copyright
          </Button>
          <Exit id={id} title={title} />
        </Group>
      </Hero>
      {copy !== null && !isOlder && (
        <Text size="sm" c="dimmed">
          {copyText(received)}: your progress in it is private.
        </Text>
      )}
      {isOlder && <Changes id={id} />}
    </>
  );
}

/** The changes that the newest version would make to the copy. */
function Changes({ id }: { id: string }) {
  return (
    <Loaded what="what has changed" query={changesQuery(id)} shape={<CardsShape cards={1} />}>
      {({ added, changed, removed }) => (
        <Notice kind="info" title="There is a newer version than your copy">
          <ul>
            {[
              ...added.map((words) => `New: ${words}`),
              ...changed.map(({ from, to }) => (from === to ? `Changed: ${to}` : `Changed: ${from} → ${to}`)),
              ...removed.map((words) => `Gone: ${words}`),
            ].map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          What you have changed yourself stays as it is, and so does what you have learned.
        </Notice>
      )}
    </Loaded>
  );
}

function Exit({ id, title }: { id: string; title: string }) {
  const exiting = useExit(id);
  const navigate = useNavigate();

  return (
    <Button
      variant="transparent"
      c="inherit"
      loading={exiting.isPending}
      onClick={() =>
        exiting.mutate(undefined, {
          onSuccess: () => {
            toast.info(`“${title}” is off your list. Its link brings it back.`);
            navigate(links.dashboard());
          },
        })
      }
    >
      Remove it from my list
    </Button>
  );
}

function Ended({ received }: { received: ReceivedShare }) {
  const { ended, copy } = received;
  return (
    <Notice
      kind="info"
      title="This can no longer be read"
      actions={copy !== null && <ButtonLink to={copyAddress(copy)}>Open your copy</ButtonLink>}
    >
      {ended !== null && shareEnds[ended]} {copy !== null && 'Your copy stays.'}
    </Notice>
  );
}
