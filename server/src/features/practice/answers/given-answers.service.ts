/** Practice answers, as other features count them. */
import * as repo from './practice-answers.repo.ts';

/** An answer with where its question belongs. */
export type GivenPracticeAnswer = Awaited<ReturnType<typeof repo.findGiven>>[number];

/** @returns all answers to these questions, in no order */
export const givenInPractice = repo.findGiven;

/** @returns the questions of these answers, each once */
export const questionsOfAnswers = repo.findQuestionsOf;

/** @returns every question that this person has answered */
export const answeredInPractice = repo.findAnswered;
