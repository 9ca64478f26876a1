/** Rules of the form of a plan, which load with its first check. */
import { ExamPlanForm } from '@akada/contract/work/plans/exam-plans.ts';
import { fieldErrors } from '../../../lib/http/contract-check.ts';

export const getPlanErrors = (form: unknown) => fieldErrors(ExamPlanForm, form);
