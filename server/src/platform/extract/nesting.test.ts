import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outline, type Reading, startReading } from './testing/reading.ts';

let reading: Reading;
beforeAll(() => {
  reading = startReading();
});
afterAll(() => reading.end());

const nested = (depth: number) => `${'<div>'.repeat(depth)}A cell is alive.${'</div>'.repeat(depth)}\n`;

describe('markup that nests', () => {
  it('is read as deep as people write', async () => {
    const { document } = await reading.open('notes.md', nested(200));
    expect(outline(document.pages[0])).toEqual(['paragraph A cell is alive.']);
  });

  it('is rejected one step deeper, and if nothing else would stop it', async () => {
    for (const depth of [201, 20_000]) {
      expect(await reading.read('notes.md', nested(depth))).toMatchObject({ ok: false, reason: 'too_deep' });
    }
  });

  it('is rejected within a row of a table too', async () => {
    const row = (depth: number) => `<table><tr><td>${nested(depth).trim()}</td></tr></table>\n`;
    expect(await reading.read('notes.md', row(190))).toMatchObject({ ok: true });
    expect(await reading.read('notes.md', row(201))).toMatchObject({ ok: false, reason: 'too_deep' });
  });
});
