/** Numbers as students type them. */
import { describe, expect, test } from 'vitest';
import { addDecimals, compareDecimals, multiplyDecimals, parseDecimal } from './decimal.ts';
import { getUnitKey, readNumber } from './read-number.ts';
import { formatFigures } from './significant-figures.ts';

function read(text: string) {
  const number = readNumber(text);
  return 'problem' in number ? number.problem : [number.text, number.figures, number.unit];
}

const decimal = (text: string) => parseDecimal(text) ?? { digits: 0n, exponent: 0 };

describe('a typed number', () => {
  test.each([
    ['0.00450', '0.00450', 3, ''],
    ['1200', '1200', 2, ''],
    ['1200.', '1200.', 4, ''],
    ['1.20e3', '1.20e3', 3, ''],
    ['0', '0', 1, ''],
    ['1,234', '1.234', 4, ''],
    ['1.234,5', '1.2345', 5, ''],
    ['1,234,567', '1234567', 7, ''],
    ['1\u202f234', '1234', 4, ''],
    ['+5', '+5', 1, ''],
    ['\u20135', '-5', 1, ''],
    ['\u200e5\u200f', '5', 1, ''],
    ['6,02 × 10²³ mol⁻¹', '6.02e23', 3, 'mol-1'],
    ['6.02*10**-23', '6.02e-23', 3, ''],
    ['6.02·10^{23}', '6.02e23', 3, ''],
    ['10^5', '1e5', 1, ''],
    ['10⁻³ m', '1e-3', 1, 'm'],
    ['5 eV', '5', 1, 'eV'],
    ['5 /s', '5', 1, '/s'],
    ['45 %', '45', 2, '%'],
    ['3 m / s²', '3', 1, 'm/s2'],
    ['5 µm', '5', 1, 'μm'],
  ])('%j is read as %s', (answer, text, figures, unit) => {
    expect(read(answer)).toEqual([text, figures, unit]);
  });

  test.each([
    '',
    '.',
    ',',
    '-',
    'e5',
    '1.2.3',
    '1e401',
    '1e-99999',
    '9'.repeat(61),
    '2+3',
    '5-3',
    '5^2',
    '2*3',
    'x',
  ])('%j cannot be read', (answer) => {
    expect(read(answer)).toBe('It cannot be read as a number.');
  });

  test.each(['1/2', '1 / 2', '½', '1½', '3⁄4'])('the fraction %s is rejected', (answer) => {
    expect(read(answer)).toBe('Fractions are not read: write a decimal such as 0.5.');
  });

  test('capitals of a unit count', () => {
    expect(getUnitKey('mm')).not.toBe(getUnitKey('Mm'));
  });
});

describe('exact decimals', () => {
  test('sums and products have no rounding error', () => {
    expect(compareDecimals(addDecimals(decimal('0.1'), decimal('0.2')), decimal('0.3'))).toBe(0);
    expect(compareDecimals(multiplyDecimals(decimal('1.1'), decimal('1.1')), decimal('1.21'))).toBe(0);
    expect(compareDecimals(decimal('1e400'), decimal('1e-400'))).toBe(1);
    expect(compareDecimals(decimal('-2'), decimal('-1.99'))).toBe(-1);
  });

  test.each([
    ['9.80665', 3, '9.81'],
    ['1200', 3, '1.20e3'],
    ['1234', 4, '1234'],
    ['0.0045', 3, '0.00450'],
    ['9.99', 2, '1.0e1'],
    ['-9.96', 2, '-1.0e1'],
    ['6.02e23', 3, '6.02e23'],
    ['1e-9', 1, '1e-9'],
    ['5', 3, '5.00'],
    ['0', 3, '0.00'],
  ])('%s has %i figures as %s', (value, figures, text) => {
    expect(formatFigures(decimal(value), figures)).toBe(text);
    expect(read(text)).toEqual([text, figures, '']);
  });
});
