import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encode } from '../../testing/encode.ts';
import { boldIn, outline, type Reading, startReading } from '../../testing/reading.ts';

let reading: Reading;
beforeAll(() => {
  reading = startReading();
});
afterAll(() => reading.end());

const getOutline = async (filename: string, text: string | Uint8Array) =>
  (await reading.open(filename, text)).document.pages.flatMap(outline);

describe('the text of XML', () => {
  it('comes element by element, in order', async () => {
    expect(
      await getOutline(
        'rivers.xml',
        '<?xml version="1.0"?><rivers><river><name>Nile</name><note>It is <b>long</b>, 6&#8239;650 km &amp; more.</note></river><script>x</script><![CDATA[A < B]]></rivers>',
      ),
    ).toEqual(['paragraph Nile', 'paragraph It is long, 6 650 km & more.', 'paragraph A < B']);
  });

  it.each([
    ['an entity of its own', '<!DOCTYPE a [<!ENTITY b "lol">]><a>&b;</a>', 'damaged'],
    ['an entity from outside', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>', 'damaged'],
    ['an unknown entity', '<a>&nothing;</a>', 'damaged'],
    ['a cut end', '<a><b>Rivers', 'damaged'],
    ['tags that cross', '<a><b>Rivers</a></b>', 'damaged'],
    ['200,000 open elements', '<a>'.repeat(200_000), 'too_deep'],
    ['no word', '<a><b/> - </a>', 'empty'],
  ])('with %s ends with a reason', async (_, xml, reason) => {
    expect(await reading.read('odd.xml', xml)).toMatchObject({ ok: false, reason });
  });
});

const book = `<?xml version="1.0" encoding="windows-1251"?>
<FictionBook xmlns="http://www.gribuser.ru/xml/fictionbook/2.0"><description><title-info><genre>sci</genre>
<book-title>Вода</book-title></title-info><document-info><author>Кто-то</author></document-info></description>
<body><section><title><p>Глава первая</p></title><p>Вода <strong>испаряется</strong> с моря<a type="note" href="#n1">[1]</a>.</p>
<section><title><p>Облака</p></title><subtitle>Дождь</subtitle><p>10<sup>3</sup> капель</p>
<table><tr><th>Река</th><th>Длина</th></tr><tr><td>Нил</td><td>6650</td></tr></table></section></section></body>
<body name="notes"><section id="n1"><title><p>1</p></title><p>Заметка.</p></section></body>
<binary id="x">${'QUJD'.repeat(40)}</binary></FictionBook>`;

describe('a FictionBook', () => {
  it('in the encoding that it declares has its chapters, titles and tables', async () => {
    const { document, warnings } = await reading.open('book.fb2', encode(book, 'windows-1251'));

    expect(document.title).toBe('Вода');
    expect(document.pages.flatMap(outline)).toEqual([
      'heading1 Глава первая',
      'paragraph Вода испаряется с моря.',
      'heading2 Облака',
      'heading3 Дождь',
      'paragraph 10³ капель',
      'table_row Река | Длина',
      'table_row Нил | 6650',
      'paragraph Заметка.',
    ]);
    expect(boldIn(document)).toEqual(['испаряется']);
    expect(warnings).toEqual([]);
  });

  it.each([
    ['a cut end', book.slice(0, 700), 'damaged'],
    ['sections without end', `<FictionBook>${'<section>'.repeat(200_000)}`, 'too_deep'],
    ['pictures alone', '<FictionBook><body/><binary>QUJD</binary></FictionBook>', 'empty'],
  ])('with %s ends with a reason', async (_, xml, reason) => {
    expect(await reading.read('odd.fb2', xml.replace('windows-1251', 'utf-8'))).toMatchObject({
      ok: false,
      reason,
    });
  });
});
