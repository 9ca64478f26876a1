import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePdf, PAGE } from '../../../testing/pdf-page-writer.ts';
import { outline, type Reading, startReading } from '../../../testing/reading.ts';

let reading: Reading;
beforeAll(() => {
  reading = startReading();
});
afterAll(() => reading.end());

/** Fields stand behind their labels, as the writer draws those at the same height. */
async function filledForm(): Promise<Uint8Array> {
  const bytes = await makePdf(1, (writer) => {
    writer.line('Organ:', 72, 100);
    writer.line('Its side:', 300, 100);
    writer.line('Tissues:', 72, 140);
    writer.line('has valves', 92, 180);
    writer.line('has cells', 92, 220);
    writer.line('Remarks', 72, 260);
    writer.line('Hand it in by Friday.', 72, 400);
  });
  const pdf = await PDFDocument.load(bytes);
  const [page] = pdf.getPages();
  if (!page) throw new Error('a form has a page');
  const form = pdf.getForm();
  const at = (x: number, y: number, height = 16) => ({ x, y: PAGE.height - y - 4, width: 120, height });

  const organ = form.createTextField('organ');
  organ.setText('heart');
  organ.addToPage(page, at(130, 100));
  const side = form.createDropdown('side');
  side.addOptions(['left', 'right']);
  side.select('left');
  side.addToPage(page, at(360, 100));
  const tissues = form.createOptionList('tissues');
  tissues.enableMultiselect();
  tissues.addOptions(['muscle', 'bone', 'nerve']);
  tissues.select(['muscle', 'nerve']);
  tissues.addToPage(page, at(130, 140));
  for (const [name, y, isTicked] of [
    ['valves', 180, true],
    ['cells', 220, false],
  ] as const) {
    const box = form.createCheckBox(name);
    box.addToPage(page, { ...at(72, y, 12), width: 12 });
    if (isTicked) box.check();
  }
  const remarks = form.createTextField('remarks');
  remarks.enableMultiline();
  remarks.setText('It beats.\nIt never rests.');
  remarks.addToPage(page, at(72, 340, 70));
  form.createTextField('empty').addToPage(page, at(300, 340));

  return pdf.save();
}

it('the value of a form field is next to its label', async () => {
  const { document } = await reading.open('form.pdf', await filledForm());

  expect(outline(document.pages[0])).toEqual([
    'paragraph Organ: heart Its side: left',
    'paragraph Tissues: muscle, nerve',
    'paragraph ☒ has valves',
    'paragraph has cells',
    'paragraph Remarks',
    'paragraph It beats. It never rests.',
    'paragraph Hand it in by Friday.',
  ]);
});
