import { administrators, confirmedAccounts, type FeaturePolicy } from '../../../testing/suites/policy.ts';

export const policy: FeaturePolicy = {
  'catalog.list_schools': { callers: confirmedAccounts, success: 200 },
  'catalog.create_school': { callers: administrators, success: 201 },
  'catalog.rename_school': { callers: administrators, success: 200 },
  'catalog.delete_school': { callers: administrators, success: 204 },
  'catalog.list_departments': { callers: confirmedAccounts, success: 200 },
  'catalog.get_department': { callers: confirmedAccounts, success: 200 },
  'catalog.create_department': { callers: administrators, success: 201 },
  'catalog.rename_department': { callers: administrators, success: 200 },
  'catalog.delete_department': { callers: administrators, success: 204 },
};
