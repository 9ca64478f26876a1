import { expect, test } from 'vitest';
import { readAudit } from './read-audit.mjs';

const report = (...severities) =>
  JSON.stringify({
    vulnerabilities: Object.fromEntries(
      severities.map((severity) => [severity, { name: `a-${severity}-package`, severity, range: '<2.0.0' }]),
    ),
  });

test.each([
  [[], true, ['No package has a known weakness.']],
  [['moderate'], true, ['moderate: a-moderate-package <2.0.0']],
  [['low', 'high'], false, ['high: a-high-package <2.0.0', 'low: a-low-package <2.0.0']],
  [['critical'], false, ['critical: a-critical-package <2.0.0']],
])('an audit that finds %j is fine: %s', (severities, isFine, lines) => {
  expect(readAudit(report(...severities))).toEqual({ isFine, lines });
});

test.each(['', 'npm error audit endpoint returned an error', '{"statusCode":405,"error":{}}', 'null'])(
  'a registry that answers %j has checked nothing',
  (text) => {
    expect(readAudit(text)).toBeNull();
  },
);
