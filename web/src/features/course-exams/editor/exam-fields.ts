/** What the parts of the form share. */
import type { BankDifficulty } from '@akada/contract/material/question-fields.ts';
import type { ReactNode } from 'react';
import type { ExamEditing } from './use-exam-editing.ts';

export interface FieldsProps {
  form: ExamEditing['form'];
}

/** What questions of the course are known by. */
export interface PoolChoices {
  topics: readonly string[];
  tags: readonly string[];
  difficulties: readonly (readonly [BankDifficulty, string])[];
}

export interface PickerProps {
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  error: ReactNode;
  /** How the form names the value. */
  path: string;
}

/** Draws the questions of the course to choose from. */
export type Picker = (props: PickerProps) => ReactNode;
