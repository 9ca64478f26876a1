import { Stack } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { RequestList } from '../../../features/support/request-list.tsx';
import { SupportForm } from '../../../features/support/support-form.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Panel, Section } from '../../../ui/page/panel.tsx';

/** The page that the question is about is a path of the app, and nothing else. */
const pagePattern = /^\/[\w/-]{0,199}$/;

/** "Contact support": a short form, and what was written before with its answers. */
export function Component() {
  const [params] = useSearchParams();
  const from = params.get('from') ?? '';

  return (
    <Page title="Contact support" subtitle="People read it, and answer you here and by email.">
      <Stack gap="lg">
        <Panel maw={720}>
          <SupportForm page={pagePattern.test(from) ? from : ''} />
        </Panel>
        <Section title="My requests">
          <RequestList />
        </Section>
      </Stack>
    </Page>
  );
}
