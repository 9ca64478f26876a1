import { describe, expect, test } from 'vitest';
import { getLanguage, languageOfPassage, type WordedLanguage } from './language.ts';
import { isPlaceholderText } from './placeholder-text.ts';

describe('a passage is in the language of its note', () => {
  test.each<[string, WordedLanguage | null, WordedLanguage | null]>([
    ['Tithe: tax paid to the Church\nNobles: those who fled from the country', 'fra', 'eng'],
    ['Gabelle : impôt sur le sel\nTaille : impôt direct payé par les roturiers', 'eng', 'fra'],
    ['Der Taupunkt ist die Temperatur, bei der Dampf zu Wasser wird.', 'eng', 'deu'],
    ['El citoplasma es el líquido en el que flotan los orgánulos.', 'por', 'spa'],
    ['O engenho é a propriedade onde se produz o açúcar do rei.', 'spa', 'por'],
    ['The heart is the organ that pumps the blood of the body.', null, 'eng'],
    ['Damina: lokacin da ruwan sama yake sauka\nRani: lokacin da babu ruwa', 'eng', null],
    ['Àrùn: àìsàn tí ó ń ba ara jẹ́\nAwọ: ó ń dáàbò bo ara', 'eng', null],
    ['Arun: aisan ti o wa ninu ara ati eje, awon omode naa', 'eng', null],
  ])('unless its words say otherwise: %s', (text, ofNote, language) => {
    expect(languageOfPassage(text, ofNote)).toBe(language);
    expect(languageOfPassage(text.normalize('NFD'), ofNote)).toBe(language);
  });

  test.each([
    '',
    'Na, Cl, K',
    'Zahn: Molar\nAuge: Iris',
    '1914: 1918',
    'café au lait',
    '\ud800 de la',
    '🧬 '.repeat(9),
  ])('if it is too short to show any other language: %j', (text) => {
    for (const ofNote of ['spa', 'eng', null] as const) expect(languageOfPassage(text, ofNote)).toBe(ofNote);
  });
});

describe('a note is in the language of its sentences', () => {
  test.each([
    'Adaeze Okafor\nChinedu Eze\nBabajide Sanwo-Olu\nNgozi Okonjo-Iweala\nMusa Ibrahim\nTunde Bakare',
    'Governors: Babajide Sanwo-Olu (Lagos), Seyi Makinde (Oyo), Dapo Abiodun (Ogun), Ademola Adeleke (Osun)',
    'Group members\nAisha Bello\nYusuf Abubakar\nHauwa Garba\nUmar Danjuma',
    'Emeka Obi\nUche Nwosu\nIfeoma Okeke\nKelechi Iheanacho\nObinna Nnaji\nAmaka Igwe',
    'Abuja\nLagos\nKano\nIbadan\nEnugu\nKaduna\nJos\nOwerri\nAbeokuta\nOsogbo',
    'Nigeria - Abuja\nGhana - Accra\nKenya - Nairobi\nEgypt - Cairo\nSenegal - Dakar\nTogo - Lomé',
    'Country | Capital\nNigeria | Abuja\nGhana | Accra\nKenya | Nairobi\nEgypt | Cairo\nTogo | Lomé\nNiger | Niamey',
    'Oba Adesoji Aderemi, Ooni of Ife; Oba Lamidi Adeyemi, Alaafin of Oyo; Oba Rilwan Akiolu, Oba of Lagos',
  ])('and names are of none: %j', (names) => {
    expect(getLanguage(names)).toBe('eng');
  });

  test.each<[string, WordedLanguage | null]>([
    ['Omi jẹ́ ohun tí a ń mu. Ẹja ń gbé inú omi. Àwọn igi ń dàgbà nínú ilẹ̀.', null],
    ['Ruwa yana da muhimmanci ga rayuwa. Kifi suna rayuwa a cikin ruwa.', null],
    ['Mmiri dị mkpa na ndụ. Azụ na-ebi na mmiri. Osisi na-eto na ala.', null],
    ['Maji ni muhimu kwa maisha. Samaki huishi ndani ya maji.', null],
    ['Le noyau contient les gènes de la cellule. La membrane la sépare du milieu.', 'fra'],
    ['chien: dog\nchat: cat\nmaison: house\ncheval: horse\nfenêtre: window', 'fra'],
    ['Der Zellkern enthält die Gene der Zelle und wird von einer Membran umgeben.', 'deu'],
    ['The nucleus holds the genes of the cell, and a membrane is around it.', 'eng'],
    ['Na, Cl', null],
  ])('a note of sentences keeps its language: %j', (text, language) => {
    expect(getLanguage(text)).toBe(language);
  });
});

describe('placeholder text', () => {
  test.each<[string, boolean]>([
    ['Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor.', true],
    ['DUIS AUTE: irure dolor in reprehenderit', true],
    ['Etapas lorem: excepteur occaecat cupidatat proident', true],
    ['Gallia est omnis divisa in partes tres, quarum unam incolunt Belgae.', false],
    ['Dolor: una sensación que avisa de un daño', false],
    ['Lorem ipsum is a text that fills the layout of a page.', false],
    ['sed', false],
    ['', false],
  ])('%s', (text, isPlaceholder) => {
    expect(isPlaceholderText(text)).toBe(isPlaceholder);
  });
});
