/** Shared parts of the form. */
import type { BankDifficulty } from '@akada/contract/material/question-fields.ts';
import type { ReactNode } from 'react';
import type { ExamEditing } from './use-exam-editing.ts';

export interface FieldsProps {
  form: ExamEditing['form'];
}

/** Values that questions of the course have. */
export interface PoolChoices {
  topics: readonly string[];
  tags: readonly string[];
  difficulties: readonly (readonly [BankDifficulty, string])[];
}

export interface PickerProps {
  chosen: readonly string[];
  onChange: (selection: readonly string[]) => void;
  error: ReactNode;
  /** The name of the value in the form. */
  path: string;
}

/** Draws the questions of the course to choose from. */
export type Picker = (props: PickerProps) => ReactNode;
