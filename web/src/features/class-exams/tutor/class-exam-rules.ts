/** Rules of the form of a class exam, which load with its first check. */
import { ClassExamForm } from '@akada/contract/work/plans/class-exams.ts';
import { fieldErrors } from '../../../lib/http/contract-check.ts';

export const getClassExamErrors = (form: unknown) => fieldErrors(ClassExamForm, form);
