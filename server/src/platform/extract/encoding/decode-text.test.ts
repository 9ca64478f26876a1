import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encode } from '../testing/encode.ts';
import { decodeText, encodingWarnings, getEncoding } from './decode-text.ts';

const french = 'L’eau s’évapore à la surface de la mer. Les nuages se forment dès que l’air refroidit.';
const russian = 'Вода испаряется с поверхности моря. Облака образуются, когда воздух остывает.';
const chinese = '水从海面蒸发。空气冷却时就会形成云。植物利用阳光制造养分。\n';

const samples = [
  ['windows-1252', french],
  [
    'windows-1252',
    'Das Wasser verdunstet über dem Meer. Wolken entstehen, wenn die Luft abkühlt, und später fällt Regen.',
  ],
  [
    'windows-1252',
    'El agua se evapora del mar. Las nubes se forman cuando el aire se enfría; después llueve hasta mañana.',
  ],
  [
    'windows-1250',
    'Voda se odpařuje z hladiny moře. Mraky vznikají, když vzduch chladne a žádný vítr nefouká přes údolí.',
  ],
  [
    'windows-1250',
    'Woda paruje z powierzchni morza. Chmury powstają, gdy powietrze się ochładza, a później spada śnieg.',
  ],
  [
    'windows-1250',
    'A víz elpárolog a tenger felszínéről. A felhők akkor keletkeznek, amikor a levegő lehűl, és őszi eső esik.',
  ],
  ['windows-1251', russian],
  ['koi8-r', russian],
  ['windows-1253', 'Το νερό εξατμίζεται από τη θάλασσα. Τα σύννεφα σχηματίζονται όταν ο αέρας ψύχεται.'],
  ['windows-1254', 'Su deniz yüzeyinden buharlaşır. Hava soğuduğunda bulutlar oluşur ve yağmur yağar.'],
  ['windows-1256', 'يتبخر الماء من سطح البحر. تتكون الغيوم عندما يبرد الهواء.'],
  ['shift_jis', '水は海の表面から蒸発します。空気が冷えると雲ができます。'],
  ['euc-jp', '水は海の表面から蒸発します。空気が冷えると雲ができます。'],
  ['euc-kr', '물은 바다 표면에서 증발한다. 공기가 식으면 구름이 생긴다.'],
  ['gbk', chinese],
  ['gbk', 'Photosynthesis 光合作用 is how plants make food. 植物利用阳光制造养分。'],
  ['big5', '水從海面蒸發。空氣冷卻時就會形成雲。植物利用陽光製造養分。'],
] as const;

describe('a text file without a word about its encoding', () => {
  it.each(samples)('in %s is read as it was written: %s', (label, text) => {
    expect(decodeText(encode(text, label))?.text).toBe(text);
  });

  it.each(samples)('in UTF-8 and UTF-16 too, whatever %s would have been: %s', (_, text) => {
    const little = Buffer.from(text, 'utf16le');

    for (const bytes of [
      Buffer.from(text),
      Buffer.from(`\uFEFF${text}`),
      Buffer.from(`\uFEFF${text}`, 'utf16le'),
      Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
      little,
      Buffer.from(little).swap16(),
    ])
      expect(decodeText(bytes)).toMatchObject({ text, encoding: { doubtful: false } });
  });

  it.each(samples.filter(([, text]) => text.split(' ').length > 8))(
    'in %s is read in whatever order its words come: %s',
    (label, text) => {
      const words = text.split(' ');

      fc.assert(
        fc.property(fc.shuffledSubarray(words, { minLength: words.length }), (shuffled) => {
          const writtenText = shuffled.join(' ');
          expect(decodeText(encode(writtenText, label))?.text).toBe(writtenText);
        }),
      );
    },
  );

  it('is found far behind a beginning in plain English', () => {
    const english = 'Water evaporates from the sea. '.repeat(5_000);

    expect(decodeText(encode(english + russian, 'windows-1251'))?.text).toBe(english + russian);
  });

  it('ends before a character that was cut, and is still UTF-8', () => {
    const cut = Buffer.from('caf\u00E9').subarray(0, 4);

    expect(decodeText(cut)).toMatchObject({ text: 'caf', encoding: { label: 'utf-8' } });
  });

  it('with one broken byte among whole characters is still UTF-8', () => {
    const broken = Buffer.concat([Buffer.from(russian), Buffer.from([0xff]), Buffer.from(russian)]);

    expect(decodeText(broken)?.text).toBe(`${russian}\uFFFD${russian}`);
  });

  it('may be empty', () => {
    expect(decodeText(new Uint8Array())?.text).toBe('');
  });

  it('may declare it in its markup', () => {
    const text = '<?xml version="1.0" encoding="windows-1251"?><p>Да</p>';

    expect(decodeText(encode(text, 'windows-1251'))).toMatchObject({ text, encoding: { doubtful: false } });
  });

  it('is UTF-8 whenever it can be', () => {
    const words = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .filter((text) => !/\p{Cc}|^\uFEFF|\uFFFD/u.test(text));

    fc.assert(
      fc.property(words, (text) => {
        expect(decodeText(Buffer.from(text))).toMatchObject({ text, encoding: { label: 'utf-8' } });
      }),
    );
  });
});

const short = [
  ['shift_jis', '名前,年齢,住所\n佐藤太郎,30,東京\n三木英子,25,大阪\n髙橋淳,35,名古屋\n'],
  ['shift_jis', '光合成 = photosynthesis'],
  ['shift_jis', 'ﾔﾏﾀﾞ ﾀﾛｳ,25\nｽｽﾞｷ ﾊﾅｺ,30\n'],
  ['shift_jis', '氏名,ｶﾅ\n山田,ﾔﾏﾀﾞ\n'],
  ['shift_jis', 'エネルギー'],
  ['euc-jp', '科目,点数\n数学,80\n英語,90\n'],
  ['euc-jp', '第1章 はじめに'],
  ['gbk', '姓名,年龄,城市\n张三,30,北京\n李四,25,上海\n'],
  ['gbk', '光合作用'],
  ['big5', '姓名,年齡,城市\n王小明,30,台北\n陳美玲,25,高雄\n'],
  ['big5', 'The cell (細胞) is the unit of life.'],
  ['euc-kr', '이름,나이,도시\n김철수,30,서울\n이영희,25,부산\n'],
  ['euc-kr', '물리'],
  ['windows-1251', 'имя,возраст\nИван,30\nМария,25\n'],
  ['koi8-r', 'Фотосинтез'],
  ['windows-1252', 'Müller,30\nKöhler,25\n'],
  ['windows-1253', 'Κύτταρο'],
  ['windows-1255', 'תא הוא יחידת החיים'],
] as const;

describe('a few words', () => {
  it.each(short)('in %s are read as they were written: %s', (label, text) => {
    expect(decodeText(encode(text, label))?.text).toBe(text);
  });

  it('are offered in two scripts if they fit both', () => {
    const encoding = getEncoding(encode('Вода', 'windows-1251'));

    expect(encoding).toMatchObject({ doubtful: true, rival: expect.any(String) });
  });

  it('between escapes are Japanese', () => {
    const bytes = Buffer.from('1b244238773967402e1b2842', 'hex');

    expect(decodeText(bytes)).toMatchObject({ text: '光合成', encoding: { label: 'iso-2022-jp' } });
  });
});

describe('text in four bytes for each character', () => {
  const inUtf32 = (text: string, isLittle: boolean) => {
    const bytes = Buffer.alloc(4 * [...text].length);
    [...text].forEach((character, index) => {
      const code = character.codePointAt(0) ?? 0;
      if (isLittle) bytes.writeUInt32LE(code, 4 * index);
      else bytes.writeUInt32BE(code, 4 * index);
    });
    return bytes;
  };

  it.each([
    ['with a mark, the low byte first', '\uFEFF', true],
    ['with a mark, the high byte first', '\uFEFF', false],
    ['without a mark', '', true],
  ])('is read %s', (_, mark, isLittle) => {
    const text = 'Wärme spreads. 水 😀\n';

    expect(decodeText(inUtf32(mark + text, isLittle))).toMatchObject({ text, encoding: { doubtful: false } });
  });

  it('is still read with invalid characters if it has a byte order mark', () => {
    const broken = Buffer.concat([inUtf32('\uFEFFheat', true), Buffer.from('ffffffff61', 'hex')]);

    expect(decodeText(broken)?.text).toBe('heat\uFFFD');
  });
});

describe('a guess', () => {
  it('by few letters is doubtful, and said so', () => {
    const encoding = getEncoding(encode('Вода', 'windows-1251'));

    expect(encoding).toMatchObject({ label: 'windows-1251', doubtful: true });
    expect(encodingWarnings({ label: 'windows-1251', doubtful: true, rival: null })).toEqual([
      'The letters of this file were read as Cyrillic ones (windows-1251). If they look wrong, save the file as UTF-8 and upload it again.',
    ]);
  });

  it('by two sentences is none', () => {
    expect(encodingWarnings({ label: 'windows-1251', doubtful: false, rival: null })).toEqual([]);
    expect(getEncoding(encode(russian, 'windows-1251'))?.doubtful).toBe(false);
  });
});

describe('bytes that are no text', () => {
  it.each([
    ['counted through', Uint8Array.from({ length: 4_000 }, (_, index) => (index * 89) % 256)],
    ['padded with zeros', Buffer.from(`HEAD${'\0'.repeat(200)}body of a binary file`)],
    ['half text', Buffer.from('text\u0001\u0002\u0003\u0004 text\u0005\u0006\u0007 '.repeat(40))],
  ])('%s are rejected', (_, bytes) => {
    expect(getEncoding(bytes)).toBeNull();
  });

  it('at random are rejected', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 2_000, maxLength: 4_000, size: 'max' }), (bytes) => {
        // The generator also makes runs of one byte, which are text if that byte is.
        fc.pre(new Set(bytes).size > 200);
        expect(getEncoding(bytes)).toBeNull();
      }),
    );
  });
});
