import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ownCaseQuery } from '../../features/rights/api.ts';
import { OwnCase } from '../../features/rights/own-case.tsx';
import { isGone } from '../../lib/http/api-error.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { CardShape } from '../../ui/feedback/shapes.tsx';
import { Page } from '../../ui/page/page.tsx';
import { FormPanel } from '../../ui/page/panel.tsx';

/** A copyright report about something that the user shares. */
export function Component() {
  const { caseId = '' } = useParams();
  const { data, error } = useQuery(ownCaseQuery(caseId));

  return (
    <Page title={data ? `“${data.title}”` : 'Copyright report'} subtitle="A copyright report">
      {error !== null && isGone(error) ? (
        <Notice kind="info" title="This report is not here.">
          The link is incomplete, or belongs to another account.
        </Notice>
      ) : (
        <Loaded what="this report" query={ownCaseQuery(caseId)} shape={<CardShape />}>
          {(copyrightCase) => (
            <FormPanel>
              <OwnCase copyrightCase={copyrightCase} />
            </FormPanel>
          )}
        </Loaded>
      )}
    </Page>
  );
}
