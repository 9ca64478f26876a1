import type { Department } from '@akada/contract/base/catalog.ts';
import type { AccountRole } from '@akada/core/access/route-guard.ts';
import { useListAddress } from '../../../lib/address/use-list-address.ts';
import { useAccount } from '../../../lib/session/account.ts';
import { FilterSelect } from '../../../ui/list/filter-select.tsx';
import type { CourseChoice } from '../api.ts';
import { DepartmentField } from '../department-field.tsx';

const all = ['', 'All courses'] as const;

/** Administrators neither own nor join courses. */
const relations: Record<AccountRole, readonly (readonly [value: string, text: string])[]> = {
  student: [all, ['member', 'Courses I joined']],
  tutor: [all, ['owner', 'My own courses']],
  admin: [],
};

/** @returns the requested relation in the address, if this role has it */
export function useRelation(): CourseChoice['relation'] {
  const { role } = useAccount();
  const requested = useListAddress().read('relation');
  const isKnown = relations[role].some(([value]) => value === requested);
  if (!isKnown || (requested !== 'owner' && requested !== 'member')) return null;
  return requested;
}

/** @param department the department in the address, null for all */
export function CourseFilters({ department }: { department: Department | null }) {
  const { role } = useAccount();
  const { choose } = useListAddress();
  const relation = useRelation();
  const options = relations[role];

  return (
    <>
      {options.length > 0 && (
        <FilterSelect
          label="Show"
          value={relation ?? ''}
          options={options}
          onChange={(value) => choose({ relation: value })}
        />
      )}
      <DepartmentField
        isLabelHidden
        chosen={department}
        onChoose={(selection) => choose({ department_id: selection?.id ?? '' })}
      />
    </>
  );
}
