import { confirmedAccounts, type FeaturePolicy } from '../../../testing/suites/policy.ts';

const callers = confirmedAccounts;

export const policy: FeaturePolicy = {
  'assistant.ask': { callers, success: 200 },
  'assistant.ask_note': { callers, success: 200, object: 'file' },
  'assistant.help': { callers, success: 200, object: 'question' },
  'assistant.follow': { callers, success: 200, object: 'assistant_answer' },
  'assistant.stop': { callers, success: 204, object: 'assistant_answer' },
  'assistant.standing': { callers, success: 200 },
  'assistant.threads': { callers, success: 200 },
  'assistant.thread': { callers, success: 200, object: 'assistant_thread' },
  'assistant.rename': { callers, success: 200, object: 'assistant_thread' },
  'assistant.delete': { callers, success: 204, object: 'assistant_thread' },
  'assistant.restore': { callers, success: 204, object: 'assistant_thread' },
  'assistant.list_deleted': { callers, success: 200 },
  'assistant.export': { callers, success: 200, object: 'assistant_thread' },
};
