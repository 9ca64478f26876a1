import { everybody, type FeaturePolicy, students } from '../../../testing/suites/policy.ts';

export const policy: FeaturePolicy = {
  'notes.upload': { callers: students, success: 201 },
  'notes.abilities': { callers: students, success: 200 },
  'notes.recording_consent': { callers: students, success: 200 },
  'notes.give_recording_consent': { callers: students, success: 200 },
  'notes.withdraw_recording_consent': { callers: students, success: 200 },
  'notes.list': { callers: students, success: 200 },
  'notes.find_same': { callers: students, success: 200 },
  'notes.get': { callers: students, success: 200, object: 'file' },
  'notes.change': { callers: students, success: 200, object: 'file' },
  'notes.search': { callers: students, success: 200, object: 'file' },
  'notes.page': { callers: students, success: 200, object: 'file' },
  'notes.prepare_original': { callers: students, success: 200, object: 'file' },
  'notes.download_original': { callers: everybody, success: 200 },
  'notes.delete': { callers: students, success: 204, object: 'file' },
  'notes.choose_encoding': { callers: students, success: 200, object: 'file' },
  'notes.restore': { callers: students, success: 200, object: 'file' },
};
