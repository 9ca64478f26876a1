import { everybody, type FeaturePolicy, students } from '../../../testing/suites/policy.ts';

export const policy: FeaturePolicy = {
  'cards.list': { callers: students, success: 200 },
  'cards.get': { callers: students, success: 200, object: 'card' },
  'cards.create': { callers: students, success: 201 },
  'cards.edit': { callers: students, success: 200, object: 'card' },
  'cards.change_standing': { callers: students, success: 200, object: 'card' },
  'cards.delete': { callers: students, success: 204, object: 'card' },
  'cards.restore': { callers: students, success: 200, object: 'card' },
  'cards.list_deleted': { callers: students, success: 200 },
  'cards.decide': { callers: students, success: 200 },
  'cards.of_questions': { callers: students, success: 200 },
  'cards.decks': { callers: students, success: 200 },
  'cards.queue': { callers: students, success: 200 },
  'cards.review': { callers: students, success: 200 },
  'cards.forecast': { callers: students, success: 200 },
  'cards.settings': { callers: students, success: 200 },
  'cards.save_settings': { callers: students, success: 200 },
  'cards.change_many': { callers: students, success: 200 },
  'cards.doubles': { callers: students, success: 200 },
  'card_sounds.add': { callers: students, success: 201 },
  'card_sounds.read': { callers: everybody, success: 200 },
};
