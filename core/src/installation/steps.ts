/** The first steps of an installation, and when each is done. */

/** Steps in the order in which an administrator takes them. */
export const installationSteps = [
  'name',
  'look',
  'contact',
  'mail',
  'payments',
  'model',
  'departments',
  'tutors',
  'class_list',
] as const;
export type InstallationStep = (typeof installationSteps)[number];

/** `later`: put off by an administrator. */
export type StepState = 'open' | 'later' | 'done';

/** Steps that an administrator confirms, because no row of the database shows that they are done. */
export const confirmedSteps: ReadonlySet<InstallationStep> = new Set(['mail', 'payments', 'model']);

/**
 * @param isSeen whether the database or the settings prove that the step is done
 * @param statement of an administrator; null for none
 * @returns the state of a step: a proof counts more than a statement
 */
export function getStepState(isSeen: boolean, statement: 'later' | 'done' | null): StepState {
  return isSeen ? 'done' : (statement ?? 'open');
}
