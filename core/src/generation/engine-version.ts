/**
 * The version of the study engine, stored with each question so that a report of a bad question leads to its
 * cause. It is raised with every change of questions or of their checks. 0 means that the version was not
 * stored yet.
 */
export const engineVersion = 18;
