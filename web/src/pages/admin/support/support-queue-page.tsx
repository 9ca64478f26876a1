import { links } from '@akada/core/links/links.ts';
import { useSearchParams } from 'react-router';
import { QueueList } from '../../../features/support/queue-list.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Page } from '../../../ui/page/page.tsx';

/** What people wrote to support, those that wait first. */
export function Component() {
  const [params] = useSearchParams();
  const person = params.get('person');

  return (
    <Page
      title="Support"
      subtitle="Premium first, then those that wait longest"
      action={
        person !== null && (
          <ButtonLink to={links.adminUser(person)} variant="default">
            The person
          </ButtonLink>
        )
      }
    >
      <QueueList />
    </Page>
  );
}
