import { expect, it } from 'vitest';
import { describedVariables } from './settings.ts';

it('every variable has its description for people', () => {
  for (const { name, about, standard, wanted } of describedVariables()) {
    expect({ name, about, standard, wanted }).toEqual({
      name: expect.stringMatching(/^[A-Z][A-Z0-9_]+$/),
      about: expect.stringMatching(/\.$/),
      standard: expect.stringMatching(/./),
      wanted: expect.stringMatching(/[^.]$/),
    });
  }
});
