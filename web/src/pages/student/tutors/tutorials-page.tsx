import { links } from '@akada/core/links/links.ts';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { tutorialQuery, tutorialsQuery } from '../../../features/tutoring/groups/api.ts';
import { TutorialRow } from '../../../features/tutoring/groups/tutorial-row.tsx';
import { readOneOf, useListAddress } from '../../../lib/address/use-list-address.ts';
import { hasPayments } from '../../../lib/device/public-settings.ts';
import { isGone } from '../../../lib/http/api-error.ts';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { CardsShape } from '../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { Chips } from '../../../ui/form/choices/chips.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { ListFilters } from '../../../ui/list/list-filters.tsx';
import { ResourceList } from '../../../ui/list/resource-list.tsx';
import { Page } from '../../../ui/page/page.tsx';

// Loads later, because most visits are to the list.
const oneTutorial = lazyComponent(
  async () => (await import('../../../features/tutoring/groups/one-tutorial.tsx')).OneTutorial,
);

const ownAttendance = lazyComponent(
  async () => (await import('../../../features/registers/own-attendance.tsx')).OwnAttendance,
);

/** Group tutorials: joinable ones, joined ones, or the one in the address. */
export function Component() {
  const id = useListAddress().read('id');

  return id === '' ? <Tutorials /> : <SavedTutorial key={id} id={id} />;
}

function Tutorials() {
  const address = useListAddress();
  const isJoined = readOneOf(address, 'show', ['joined']) === 'joined';

  return (
    <Page
      title="Tutorials"
      subtitle={`Sessions in a small group.${hasPayments() ? ' They cost less than a private session.' : ''}`}
    >
      <Stack>
        <Chips
          label="Which tutorials"
          options={[
            ['', 'To join'],
            ['joined', 'Joined'],
          ]}
          value={isJoined ? 'joined' : ''}
          onChange={(show) => address.choose({ show })}
        />
        <ResourceList
          key={String(isJoined)}
          what="tutorials"
          label="Tutorials"
          one="tutorial"
          address={address}
          query={tutorialsQuery(isJoined ? 'joined' : 'open', address.read('search'), address.page)}
          filters={<ListFilters address={address} search="Find a tutorial" />}
          shape={{ rows: 4, lines: 3 }}
          idOf={({ id }) => id}
          row={(tutorial) => <TutorialRow tutorial={tutorial} />}
          noneFound="No tutorial has these words."
          empty={isJoined ? <NoneJoined /> : <NoneOpen />}
        />
        {isJoined && (
          <Lazy
            of={ownAttendance}
            props={{}}
            waiting={null}
            fault={(fault, retry) => <CodeFault what="your register" error={fault} onRetry={retry} />}
          />
        )}
      </Stack>
    </Page>
  );
}

const NoneOpen = () => (
  <Empty
    title="No tutorial is offered now"
    action={<ButtonLink to={links.tutors()}>Find a tutor</ButtonLink>}
  >
    Tutors offer them for exams and hard topics. Until then, ask a tutor for a session of your own.
  </Empty>
);

const NoneJoined = () => (
  <Empty
    title="You have not joined a tutorial yet"
    action={<ButtonLink to={links.tutorials()}>See what is offered</ButtonLink>}
  >
    A tutorial appears here when you have a seat in it.
  </Empty>
);

function SavedTutorial({ id }: { id: string }) {
  const query = tutorialQuery(id);
  const { data, error, refetch } = useQuery(query);

  return (
    <Page
      title={data?.title ?? 'Tutorial'}
      action={
        <ButtonLink to={links.tutorials()} variant="default">
          All tutorials
        </ButtonLink>
      }
    >
      {data === undefined && error !== null && isGone(error) && (
        <Notice kind="info" title="This tutorial is not here.">
          It was withdrawn, or the link is incomplete.
        </Notice>
      )}
      {data === undefined && error !== null && !isGone(error) && (
        <LoadFault what="this tutorial" error={error} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === null && (
        <Waiting what="this tutorial" queries={[query.queryKey]}>
          <CardsShape cards={2} />
        </Waiting>
      )}
      {data !== undefined && (
        <Lazy
          of={oneTutorial}
          props={{ tutorial: data }}
          waiting={<CardsShape cards={2} />}
          fault={(fault, retry) => <CodeFault what="this tutorial" error={fault} onRetry={retry} />}
        />
      )}
    </Page>
  );
}
