import { AuditFile, WholeAudit } from '../../../features/admin/people/audit-list.tsx';
import { Page } from '../../../ui/page/page.tsx';

/** Actions of administrators and tutors on people's accounts, as far back as the record goes. */
export function Component() {
  return (
    <Page title="Record" subtitle="Who did what, to whom, and why" action={<AuditFile />}>
      <WholeAudit />
    </Page>
  );
}
