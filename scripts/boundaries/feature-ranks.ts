/**
 * Which server feature may build on which: a feature uses only features of a strictly lower rank. What has to
 * travel upwards is an event in the outbox. A new feature adds its line here.
 */
export const featureRanks: Readonly<Record<string, number>> = {
  accounts: 0,
  google: 1,
  tutors: 1,
  usage: 1,
  notes: 2,
  quiz: 2,
  generation: 3,
  exams: 3,
  admin: 4,
  notifications: 4,
  privacy: 4,
};

/** @returns the features that a feature may not use: its equals and all above it */
export function outOfReach(feature: string): string[] {
  const rank = featureRanks[feature] ?? 0;
  return Object.entries(featureRanks).flatMap(([other, otherRank]) =>
    other !== feature && otherRank >= rank ? [other] : [],
  );
}

/** The features that there is something above or beside, and so something to keep from. */
export const boundFeatures: readonly string[] = Object.keys(featureRanks).filter(
  (feature) => outOfReach(feature).length > 0,
);
