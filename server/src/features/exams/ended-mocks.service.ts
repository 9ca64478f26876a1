/** Mock exams that a student has finished, for other features. */
export { findEndedMocks } from './ended-mocks.queries.ts';
