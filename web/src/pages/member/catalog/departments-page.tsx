import { DepartmentSearch } from '../../../features/catalog/department-search.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Panel } from '../../../ui/page/panel.tsx';

export function Component() {
  return (
    <Page title="Departments" subtitle="Open one to see its courses.">
      <Panel>
        <DepartmentSearch />
      </Panel>
    </Page>
  );
}
