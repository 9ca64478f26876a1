/**
 * Which study engine wrote a question: stored with it, so that a report of a bad question can be traced to what made it.
 * It is raised with every change of which questions are made or of how they are judged. 0 is what was made before it was
 * stored.
 */
export const engineVersion = 12;
