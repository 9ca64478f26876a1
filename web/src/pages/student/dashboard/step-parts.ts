/** The form of the texts of a step, and the cloths of steps that belong to no note and no course. */
import type { ReactNode } from 'react';
import type { Woven } from '../../../ui/cloth/cover.tsx';

export interface StepWords {
  to: string;
  cloth: Woven;
  /** Texts of the next step: its subject, title, reason, and button. */
  above?: string;
  title: string;
  text: ReactNode;
  action: string;
  second?: { to: string; text: string };
  /** Texts of a row: a number, the name and one fact. */
  figure?: string;
  name: string;
  fact: ReactNode;
}

export const forest = { cloth_seed: 'akada', cloth_colour: 1 };
export const ofCards = { cloth_seed: 'cards', cloth_colour: 6 };
