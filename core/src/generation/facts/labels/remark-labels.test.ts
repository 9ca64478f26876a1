import { describe, expect, test } from 'vitest';
import { isRemarkLabel } from './remark-labels.ts';

describe('a label opens a remark or a form', () => {
  test.each([
    'Remarque',
    'à retenir',
    'Aujourd’hui',
    'Deberes',
    'véase',
    'Trabalho de casa',
    'Lembre-se',
    'Merke',
    'Hausaufgabe',
    'Compiti',
    'Let op',
    'Huiswerk',
    'Kom ihåg',
    'Àpẹẹrẹ',
    'Misali',
    'Ọmụmaatụ',
    'Kazi ya nyumbani',
  ])('%s, however it is written', (label) => {
    for (const form of [label.toLowerCase(), label.toUpperCase(), label.normalize('NFD')])
      for (const numbered of [
        form,
        `${form} 2`,
        `${form} 12`,
        `${form}.`,
        `${form}. 3`,
        `${form}3`,
        ` ${form} `,
      ])
        expect(isRemarkLabel(numbered)).toBe(true);
  });

  test.each([
    "aujourd'hui",
    'Ej.',
    'p. ej.',
    'p.ej.',
    'P.  Ej.',
    'z. B.',
    'z.B.',
    'Abb. 4',
    't.ex.',
    'Pág. 58',
  ])('with other marks too: %s', (label) => {
    expect(isRemarkLabel(label)).toBe(true);
  });

  test.each([
    '',
    '2',
    '3.',
    'Notación',
    'Notenschlüssel',
    'Merkel',
    'Exemplaire',
    'Tema y rema',
    'Fechas de caducidad',
    'Nota bene mundi',
    'nota, notas',
    'Exe mple',
    'Ejército',
    'Deberes 2 y 3',
    '2 notas',
    'undefined',
  ])('but not as “%s”, which may name a thing', (label) => {
    expect(isRemarkLabel(label)).toBe(false);
  });
});
