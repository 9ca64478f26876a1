import type { useCheckedForm } from '../../lib/form/use-checked-form.ts';
import type { AssignmentValues } from './form-values.ts';

export type AssignmentFormState = ReturnType<typeof useCheckedForm<AssignmentValues>>;
