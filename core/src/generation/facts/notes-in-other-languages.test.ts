import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gateNote, getFaults } from '../gate/item-gate.ts';
import { makeQuestions } from '../make-questions.ts';
import type { QuestionDraft } from '../question-draft.ts';
import { wholeNote } from '../scope/within-scope.ts';
import { typedNote } from '../testing/typed-note.ts';

const SPANISH = `# El volcán
La lava es la roca fundida que sale a la superficie. El magma es una mezcla de roca y gases bajo tierra. La ceniza es un polvo fino que lanza el volcán. Un géiser es un chorro de agua caliente que brota del suelo.
Cráter: boca por la que sale la lava
Chimenea: conducto que une la cámara con el exterior
Cono: montaña que se forma alrededor de la boca
Cámara: depósito profundo donde se guarda el magma
Deberes: dibujar un volcán en el cuaderno
Nota: entra en el examen del jueves
1815 - erupción del Tambora
1883 - erupción del Krakatoa
1902 - erupción del Pelée
1991 - erupción del Pinatubo
Fases de una erupción:
1. sube el magma
2. tiembla la tierra
3. se abre una grieta
4. sale la lava
| Volcán | País | Altura en metros |
| Etna | Italia | 3357 |
| Teide | España | 3715 |
| Fuji | Japón | 3776 |
| Cotopaxi | Ecuador | 5897 |`;

const PORTUGUESE = `# A abelha
Rainha: fêmea que põe todos os ovos
Operária: fêmea que busca o pólen e cuida das larvas
Zangão: macho que fecunda a rainha nova
Larva: forma jovem sem asas nem pernas
Atenção: não esquecer o desenho
Vantagens da criação:
- mel fresco
- cera barata
- flores fecundadas
- pouco espaço
Desvantagens da criação:
- picadas dolorosas
- doenças graves
- roubos frequentes
- trabalho diário`;

const GERMAN = `# Das Herz
Vene: führt das Blut zum Organ in der Brust
Arterie: führt das Blut in den Körper
Kapillare: verbindet beide mit dünner Wand
Herzklappe: Klappe, die das Blut nicht zurücklässt
Lunge: gibt dem Blut neuen Sauerstoff
Merke: immer von der Person aus sehen
Ablauf eines Schlags:
1. Vorhöfe füllen sich
2. Vorhöfe ziehen sich zusammen
3. Kammern füllen sich
4. Kammern ziehen sich zusammen`;

const YORUBA = `# Ẹranko
- Ẹja: ó ń gbé nínú omi
- Ẹyẹ: ó ń fò ní òfurufú
- Ejò: ó ń fà nílẹ̀ láìní ẹsẹ̀
- Kìnnìún: ó ń jẹ ẹran aginjù
- Ẹṣin: ó ń gbé ènìyàn sáré
Àpẹẹrẹ: ajá tí ó ń gbó ní alẹ́
Ìgbésẹ̀ ìdáná:
1. Ṣan ẹ̀wà
2. Gbé omi kaná
3. Fi ẹ̀wà sí i
4. Fi iyọ̀ sí i`;

const HAUSA = `# Iyali
- Uba: shi ne shugaban gida
- Kaka: shi ne mahaifin uba
- Uwa: ita ce take renon yara
- Jika: shi ne ɗan ɗa
| Wata | Yanayi |
| Janairu | sanyi mai ƙura |
| Afrilu | zafi mai tsanani |
| Agusta | ruwa mai yawa |
| Nuwamba | iska mai bushewa |`;

function ask(text: string, changes: Partial<Parameters<typeof makeQuestions>[0]> = {}): QuestionDraft[] {
  return makeQuestions({
    document: typedNote(text),
    count: 30,
    seed: 'seed',
    excludedAnswers: [],
    ...changes,
  });
}

const keyOf = ({ options, answerIndex }: QuestionDraft) => options[answerIndex] ?? '';

/** Stems with their keys, in all kinds. */
function asked(text: string): Record<string, string> {
  const kinds = [[], ['term'], ['meaning']] as const;
  const drafts = kinds.flatMap((selection) => ask(text, { scope: { ...wholeNote, kinds: selection } }));
  return Object.fromEntries(drafts.map((draft) => [draft.stem, keyOf(draft)]));
}

describe('a note is asked in its own words', () => {
  test('in Spanish', () => {
    expect(asked(SPANISH)).toMatchObject({
      '¿A qué corresponde la descripción «boca por la que sale la lava»?': 'Cráter',
      '¿A qué año corresponde «erupción del Krakatoa»?': '1883',
      '¿Qué viene primero en «Fases de una erupción»?': 'sube el magma',
    });
  });

  test('in Portuguese', () => {
    expect(asked(PORTUGUESE)).toMatchObject({
      'A que corresponde a descrição “forma jovem sem asas nem pernas”?': 'Larva',
    });
    const members = Object.entries(asked(PORTUGUESE)).filter(([stem]) => stem.includes('consta'));
    expect(members).not.toEqual([]);
    for (const [stem, key] of members)
      expect(/mel|cera|flores|espaço/.test(key)).toBe(stem.includes('Vantagens'));
  });

  test('in German', () => {
    expect(asked(GERMAN)).toMatchObject({
      'Worauf trifft die Beschreibung „gibt dem Blut neuen Sauerstoff“ zu?': 'Lunge',
      'Was kommt unter „Ablauf eines Schlags“ zuerst?': 'Vorhöfe füllen sich',
    });
  });

  test('with a blank and no word in a language whose grammar the engine does not know', () => {
    expect(asked(YORUBA)).toMatchObject({
      '________: ó ń jẹ ẹran aginjù.': 'Kìnnìún',
      'Ẹyẹ: ________.': 'ó ń fò ní òfurufú',
      'Ìgbésẹ̀ ìdáná: 1. ________.': 'Ṣan ẹ̀wà',
    });
    expect(asked(HAUSA)).toMatchObject({ '________: ita ce take renon yara.': 'Uwa' });
    for (const stem of Object.keys({ ...asked(YORUBA), ...asked(HAUSA) }))
      expect(stem).not.toMatch(/[?“”«»]|\b(?:which|what|the)\b/i);
  });

  test('but of tables only English ones, whose columns have a grammar', () => {
    expect(Object.keys(asked(SPANISH)).filter((stem) => /país|España|Teide/i.test(stem))).toEqual([]);
  });
});

describe('a note gets no question about', () => {
  test.each<[string, string, RegExp]>([
    ['homework and remarks in Spanish', SPANISH, /Deberes|Nota|cuaderno|jueves/],
    ['a reminder in Portuguese', PORTUGUESE, /Atenção|esquecer/],
    ['a rule to remember in German', GERMAN, /Merke|Person aus/],
    ['an example in Yoruba', YORUBA, /Àpẹẹrẹ|ajá/],
  ])('%s', (_, text, words) => {
    for (const { stem, options } of ask(text)) {
      expect(stem).not.toMatch(words);
      for (const option of options) expect(option).not.toMatch(words);
    }
  });

  test('a compound that has a part of itself in its meaning', () => {
    for (const { stem } of ask(GERMAN)) expect(stem).not.toMatch(/Klappe, die|„Herzklappe/);
  });

  test('lorem ipsum, which looks like a note', () => {
    const lorem = `# Lorem ipsum
Lorem ipsum dolor sit amet, consectetur adipiscing elit. Sed est tempor incididunt.
Dolor: sit amet consectetur adipiscing
Tempor: incididunt ut labore et dolore
Veniam: quis nostrud exercitation ullamco
Aliquip: ex ea commodo consequat
Fases lorem:
1. Excepteur
2. Occaecat
3. Cupidatat
4. Proident
| Lorem | Ipsum |
| Sit | amet |
| Sed | tempor |
| Quis | nostrud |
| Duis | irure |`;
    expect(ask(lorem)).toEqual([]);
  });
});

describe('a note in two languages', () => {
  const ENGLISH_RUN = `Tithe: tax that was paid to the Church
Bourgeoisie: middle class of the towns
Terror: time of fear under the Jacobins
Guillotine: machine for the beheading of people`;
  const FRENCH_RUN = `Gabelle : impôt sur le sel des pauvres
Corvée : travail gratuit dû au seigneur du village
Taille : impôt direct payé par les paysans
Octroi : droit payé aux portes de la ville`;

  test.each([
    ['English first', `# Tax\n${ENGLISH_RUN}\n# Impôts\n${FRENCH_RUN}`],
    ['French first', `# Impôts\n${FRENCH_RUN}\n# Tax\n${ENGLISH_RUN}`],
    ['under one heading', `# Taxes\n${ENGLISH_RUN}\nL’ancien régime\n${FRENCH_RUN}`],
  ])('has each question in one of them: %s', (_, text) => {
    const drafts = ask(text);
    const french = drafts.filter(({ stem }) => stem.includes('«'));
    const english = drafts.filter(({ stem }) => !stem.includes('«'));
    expect(french).not.toEqual([]);
    expect(english).not.toEqual([]);
    for (const { options } of french) for (const option of options) expect(FRENCH_RUN).toContain(option);
    for (const { options } of english)
      for (const option of options) expect(ENGLISH_RUN.toLowerCase()).toContain(option);
  });
});

describe.each(Object.entries({ SPANISH, PORTUGUESE, GERMAN, YORUBA, HAUSA }))('a set from %s', (_, text) => {
  test('passes the gate, and its options are in the note with all of their accents', () => {
    const document = typedNote(text);
    const drafts = ask(text);
    const note = gateNote(document);
    expect(drafts.length).toBeGreaterThanOrEqual(3);
    for (const [at, draft] of drafts.entries()) {
      expect(getFaults(draft, note, drafts.slice(0, at))).toEqual([]);
      for (const option of draft.options)
        expect(document.pages[0]?.text.toLowerCase()).toContain(option.toLowerCase());
    }
  });

  test('stays sound whatever lines stand around it', () => {
    const line = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom(
        '- ',
        '1. ',
        '| a | b |',
        'Nota:',
        'El es la.',
        'Se llama a al.',
        'Als bezeichnet man.',
        '# ',
      ),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), fc.array(line, { maxLength: 8 }), (before, after) => {
        const around = [...before, text, ...after].join('\n').replace(/\r/g, ' ');
        const page = typedNote(around).pages[0]?.text;
        for (const draft of ask(around, { count: 10 })) {
          expect(page).toContain(draft.source.quote);
          expect(new Set(draft.options).size).toBe(4);
        }
      }),
      { numRuns: 15 },
    );
  });
});

test('the options of a definition are of its kind first', () => {
  const note = `# Wetter
Passat: Wind, der immer zum Äquator weht
Nebel: Wolke, die auf dem Boden liegt
Monsun: Wind, der mit der Jahreszeit dreht
Hagel: Eis, das aus Wolken fällt
Föhn: Wind, der warm vom Berg kommt
Tau: Wasser, das nachts am Gras entsteht
Bora: Wind, der kalt zur Küste weht`;
  const winds = /Passat|Monsun|Föhn|Bora|^Wind/;
  const ofWinds = ask(note).filter((draft) => winds.test(keyOf(draft)));
  expect(ofWinds.length).toBeGreaterThanOrEqual(3);
  for (const { options } of ofWinds)
    expect(options.filter((option) => winds.test(option)).length).toBeGreaterThanOrEqual(3);
});
