import { describe, expect, test } from 'vitest';
import { getRole, isOrdered, listHead } from './list-head.ts';

describe('the head of a list', () => {
  test.each([
    ['The causes of inflation are:', 'causes of inflation'],
    ['Les causes de la guerre sont :', 'Les causes de la guerre'],
    ['Las causas de la guerra son las siguientes:', 'Las causas de la guerra'],
    ['As causas da guerra são:', 'As causas da guerra'],
    ['Die Ursachen des Krieges sind:', 'Die Ursachen des Krieges'],
    ['Le cause della guerra sono:', 'Le cause della guerra'],
    ['I vantaggi della plastica sono:', 'I vantaggi della plastica'],
    ['I principali fattori', 'I principali fattori'],
    ['De oorzaken van de oorlog zijn:', 'De oorzaken van de oorlog'],
    ['Orsakerna är:', 'Orsakerna'],
    ['Iṣẹ́ ẹ̀yà ara:', 'Iṣẹ́ ẹ̀yà ara'],
  ])('%s', (line, head) => {
    expect(listHead(line)).toBe(head);
  });

  test.each([
    ['Les organes comprennent :', 'Les organes'],
    ['Les causes sont les suivantes :', 'Les causes'],
    ['Les facteurs sont les suivants :', 'Les facteurs'],
    ['Las plantas incluyen:', 'Las plantas'],
    ['Los factores son los siguientes:', 'Los factores'],
    ['As plantas incluem:', 'As plantas'],
    ['As causas são as seguintes:', 'As causas'],
    ['Os fatores são os seguintes:', 'Os fatores'],
    ['Die Organe umfassen:', 'Die Organe'],
    ['Die Ursachen sind folgende:', 'Die Ursachen'],
    ['Gli organi comprendono:', 'Gli organi'],
    ['I fattori sono i seguenti:', 'I fattori'],
    ['Le cause sono le seguenti:', 'Le cause'],
    ['De oorzaken zijn de volgende:', 'De oorzaken'],
    ['Orsakerna är följande:', 'Orsakerna'],
  ])('is the line that announces it: %s', (line, head) => {
    expect(listHead(line)).toBe(head);
  });

  test.each(['Les pays qui sont riches en fer', 'Hombres que son reyes', 'Tiere, die sind wie Katzen'])(
    'may have its own such verb: %s',
    (line) => {
      expect(listHead(line)).toBe(line);
    },
  );

  test.each([
    'Notes:',
    'Points clés :',
    'Notas:',
    'Definiciones',
    'Palavras',
    'Definições:',
    'Stichpunkte',
    'Begriffe:',
    'Esempi:',
    'Begrippen',
    'Anteckningar:',
    'Points',
    'Mots',
    'Définition',
    'Puntos clave',
    'Definición',
    'Ideias:',
    'Wörter',
    'Beispiel',
    'Hausaufgaben',
    'Definizione',
    'Esercizi',
    'Voorbeelden',
    'Huiswerk:',
    'Läxor',
    'Vocabulaire '.normalize('NFD'),
    'Définitions'.normalize('NFD'),
    'It has:',
  ])('is no line without content: %s', (line) => {
    expect(listHead(line)).toBeNull();
  });
});

describe('members follow one another under', () => {
  test.each([
    'Stages of mitosis',
    'Étapes de la digestion',
    'Fases de la mitosis',
    'Pasos del experimento',
    'Etapas da produção',
    'Ablauf der Verdauung',
    'Arbeitsschritte',
    'Entwicklungsphasen des Kindes',
    'Fasi della mitosi',
    'Stappen van het proces',
    'Steg i processen',
    'Schichten der Luft (von unten nach oben)',
    'Metales (de menor a mayor)',
    'Ìgbésẹ̀ fífọ ọwọ́',
    'Matakan noman gero',
    'Usoro ịlụ nwaanyị',
    'Hatua za mzunguko wa maji',
  ])('%s', (head) => {
    expect(isOrdered(head)).toBe(true);
    expect(isOrdered(head.normalize('NFD'))).toBe(true);
  });

  test.each([
    'Uses of iron',
    'Teile der Zelle',
    'Fortschritte der Medizin',
    'Ordenadores (de mesa)',
    'Partes de la flor',
    'Òògùn',
    '',
  ])('but not under: %s', (head) => {
    expect(isOrdered(head)).toBe(false);
  });
});

describe('the role of the members', () => {
  test.each<[string, string | null]>([
    ['Causes of inflation', 'cause'],
    ['Les causes de la guerre', 'cause'],
    ['Cuatro causas de la guerra', 'cause'],
    ['Consequências da crise', 'consequence'],
    ['Vorteile der Windkraft', 'advantage'],
    ['Die wichtigsten Nachteile', 'disadvantage'],
    ['Svantaggi', 'disadvantage'],
    ['Gevolgen van de oorlog', 'consequence'],
    ['Likheter', 'similarity'],
    ['La guerra y sus largas causas', null],
    ['Plantas', null],
    ['', null],
  ])('%s', (head, role) => {
    expect(getRole(head)).toBe(role);
  });
});
