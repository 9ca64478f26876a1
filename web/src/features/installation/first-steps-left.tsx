import { links } from '@akada/core/links/links.ts';
import { useQuery } from '@tanstack/react-query';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ButtonLink } from '../../ui/links/links.tsx';
import { installationQuery } from './api.ts';

/** Leads an administrator to the first steps until each is done or put off. */
export function FirstStepsLeft() {
  const { data } = useQuery(installationQuery);
  if (!data?.steps.some(({ state }) => state === 'open')) return null;

  const done = data.steps.filter(({ state }) => state === 'done').length;
  return (
    <Notice
      kind="info"
      title={`${done} of ${data.steps.length} first steps are done`}
      actions={<ButtonLink to={links.adminFirstSteps()}>Continue</ButtonLink>}
    >
      In about 15 minutes your first class can study here.
    </Notice>
  );
}
