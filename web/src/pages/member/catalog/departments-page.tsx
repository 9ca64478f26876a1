import { DepartmentSearch } from '../../../features/catalog/department-search.tsx';
import { Page } from '../../../ui/page/page.tsx';

export function Component() {
  return (
    <Page title="Departments" subtitle="Open one to see its courses.">
      <DepartmentSearch />
    </Page>
  );
}
