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
 * @param isShown whether the database or the settings show that the step is done
 * @param chosen what an administrator said; null for nothing
 * @returns the state of a step: what is shown counts more than what was said
 */
export function getStepState(isShown: boolean, chosen: 'later' | 'done' | null): StepState {
  return isShown ? 'done' : (chosen ?? 'open');
}
