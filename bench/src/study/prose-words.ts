/** Building blocks of the invented prose. */
export const beginnings = [
  'tor',
  'vel',
  'mar',
  'lin',
  'cor',
  'pel',
  'sar',
  'dor',
  'nem',
  'gal',
  'hep',
  'ras',
];
export const middles = ['va', 'mi', 'lo', 'ne', 'ta', 'ri', 'do', 'se'];
export const endings = ['tic', 'nal', 'rous', 'lian', 'dic', 'form'];
export const things = [
  'membrane',
  'current',
  'vessel',
  'market',
  'crystal',
  'signal',
  'layer',
  'reaction',
  'cycle',
  'fibre',
  'treaty',
  'column',
];
export const families = [
  'structure',
  'process',
  'tissue',
  'agreement',
  'mineral',
  'pattern',
  'organ',
  'force',
];
export const subjects = ['structure', 'history', 'function', 'growth', 'economy', 'chemistry'];
export const qualities = [
  'outer',
  'slow',
  'dense',
  'early',
  'narrow',
  'stable',
  'warm',
  'soluble',
  'rare',
  'thin',
];
export const verbs = [
  'absorbs',
  'protects',
  'carries',
  'divides',
  'replaces',
  'surrounds',
  'produces',
  'limits',
  'releases',
  'supports',
];
export const manners = [
  'through small openings in its wall',
  'when the temperature falls below a limit',
  'by exchanging energy with its surroundings',
  'under the pressure of the deeper layers',
  'until both sides reach the same level',
  'as long as enough water is present',
  'in return for a share of what is produced',
  'without changing its own shape',
];
export const moments = [
  'during the first weeks of growth',
  'in most of the known examples',
  'after a long period of rest',
  'at the beginning of the second stage',
  'within a few minutes of contact',
  'under ordinary conditions',
];
