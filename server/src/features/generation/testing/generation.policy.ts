import { type FeaturePolicy, students } from '../../../testing/suites/policy.ts';

export const policy: FeaturePolicy = {
  'generation.mcqs': { callers: students, success: 200, object: 'file' },
  'generation.flashcards': { callers: students, success: 200, object: 'file' },
  'generation.get_flashcards': { callers: students, success: 200, object: 'card_set' },
  'generation.guide': { callers: students, success: 200, object: 'file' },
  'generation.guides': { callers: students, success: 200 },
  'generation.get_guide': { callers: students, success: 200, object: 'guide' },
  'generation.list': { callers: students, success: 200 },
  'generation.replace_question': { callers: students, success: 201, object: 'question' },
  'generation.get': { callers: students, success: 200, object: 'generation' },
  'generation.topics': { callers: students, success: 200, object: 'file' },
  'generation.delete': { callers: students, success: 204, object: 'generation' },
  'generation.restore': { callers: students, success: 200, object: 'generation' },
  'generation.list_deleted': { callers: students, success: 200 },
};
