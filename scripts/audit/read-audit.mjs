/** Weaknesses of these two levels fail the audit. */
const grave = ['high', 'critical'];

/**
 * @param {string} text the JSON of `npm audit`
 * @returns {{ lines: string[], isFine: boolean } | null} null if the registry gave no answer
 */
export function readAudit(text) {
  const report = parse(text);
  const { vulnerabilities } = report ?? {};
  if (typeof vulnerabilities !== 'object' || vulnerabilities === null) return null;

  const found = Object.values(vulnerabilities);
  const lines = found.map(({ name, severity, range }) => `${severity}: ${name} ${range}`).sort();
  return {
    lines: lines.length > 0 ? lines : ['No package has a known weakness.'],
    isFine: !found.some(({ severity }) => grave.includes(severity)),
  };
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
