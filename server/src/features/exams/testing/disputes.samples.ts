import type { FeatureSamples, SampleContext } from '../../../testing/suites/feature-samples.ts';
import { createBankQuestion } from '../../questions/testing/bank.samples.ts';
import { askForText, shortBody } from './regrading.samples.ts';

const ofOne = async ({ app, owner }: SampleContext) => ({
  params: { id: await createBankQuestion(app, owner) },
});

export const samples: FeatureSamples = {
  requests: {
    'disputes.get': ofOne,
    'disputes.attempts': async (context) => ({
      ...(await ofOne(context)),
      query: { verdict: 'new_key', answer_indexes: '1' },
    }),
    'disputes.body_attempts': async ({ app, owner }) => ({
      params: { id: await askForText(app, await createBankQuestion(app, owner)) },
      body: { verdict: 'new_key', body: { ...shortBody, case: true } },
    }),
    'disputes.decide': async (context) => ({
      ...(await ofOne(context)),
      body: { verdict: 'retire', answer_indexes: [1], reason: 'Two are right.', version: 1, open_reports: 0 },
    }),
  },
};
