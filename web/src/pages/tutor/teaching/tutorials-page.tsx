import type { Tutorial } from '@akada/contract/work/tutorials.ts';
import { links } from '@akada/core/links/links.ts';
import { isRegisterOpen } from '@akada/core/tutorials/register-rules.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { tutorialQuery } from '../../../features/tutors/tutorials/api.ts';
import { OwnTutorials, stateText } from '../../../features/tutors/tutorials/own-tutorials.tsx';
import { useListAddress } from '../../../lib/address/use-list-address.ts';
import { isGone } from '../../../lib/http/api-error.ts';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { useZone } from '../../../lib/session/use-zone.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { FormShape } from '../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Panel, Part } from '../../../ui/page/panel.tsx';

// Loads later, because most visits are to the list.
const form = lazyComponent(
  async () => (await import('../../../features/tutors/tutorials/tutorial-form.tsx')).TutorialForm,
);
const oneTutorial = lazyComponent(
  async () => (await import('../../../features/tutors/tutorials/one-tutorial.tsx')).OneTutorial,
);
const register = lazyComponent(
  async () => (await import('../../../features/registers/attendance-list.tsx')).AttendanceList,
);
const missing = (error: Error, retry: () => void) => (
  <CodeFault what="this tutorial" error={error} onRetry={retry} />
);

/** Group tutorials: the tutor's own, a new one, or the one in the address. */
export function Component() {
  const id = useListAddress().read('id');

  if (id === 'new') return <NewTutorial />;
  if (id !== '') return <SavedTutorial key={id} id={id} />;
  return (
    <Page
      title="Tutorials"
      subtitle="Sessions for several students at once."
      action={<ButtonLink to={links.tutorTutorials({ id: 'new' })}>New tutorial</ButtonLink>}
    >
      <OwnTutorials />
    </Page>
  );
}

const hasRegister = ({ state, starts_at }: Tutorial) =>
  isRegisterOpen({ startsAt: Date.parse(starts_at), isCancelled: state === 'cancelled' }, Date.now());

const all = (
  <ButtonLink to={links.tutorTutorials()} variant="default">
    All tutorials
  </ButtonLink>
);

function NewTutorial() {
  const navigate = useNavigate();
  const zone = useZone();

  return (
    <Page title="New tutorial" action={all}>
      <Panel>
        <Lazy
          key={zone}
          of={form}
          props={{
            tutorial: null,
            zone,
            onSaved: ({ id }) => {
              toast.success('Your tutorial is offered to students.');
              void navigate(links.tutorTutorials({ id }), { replace: true });
            },
          }}
          waiting={<FormShape fields={6} />}
          fault={missing}
        />
      </Panel>
    </Page>
  );
}

function SavedTutorial({ id }: { id: string }) {
  const query = tutorialQuery(id);
  const { data, error, refetch } = useQuery(query);
  const zone = useZone();
  // Other tutors' tutorials are readable too.
  const isOthers = data !== undefined && !data.is_mine;
  const isAway = isOthers || (error !== null && isGone(error));

  return (
    <Page
      title={isAway || data === undefined ? 'Tutorial' : data.title}
      subtitle={isAway || data === undefined ? undefined : stateText(data)}
      action={all}
    >
      {isAway && (
        <Notice kind="info" title="This tutorial is not here.">
          It belongs to another tutor.
        </Notice>
      )}
      {error && !isAway && data === undefined && (
        <LoadFault what="this tutorial" error={error} onRetry={() => void refetch()} />
      )}
      {data === undefined && !error && (
        <Waiting what="this tutorial" queries={[query.queryKey]}>
          <FormShape fields={6} />
        </Waiting>
      )}
      {data !== undefined && !isAway && (
        <Lazy
          key={`${data.id}${zone}`}
          of={oneTutorial}
          props={{ tutorial: data, zone }}
          waiting={<FormShape fields={6} />}
          fault={missing}
        />
      )}
      {data !== undefined && !isAway && hasRegister(data) && (
        <Part title="Register">
          <Lazy of={register} props={{ tutorialId: data.id }} waiting={null} fault={missing} />
        </Part>
      )}
    </Page>
  );
}
