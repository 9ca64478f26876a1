import { expect, test } from 'vitest';
import { fullSection } from '../../testing/samples/guide-samples.ts';
import { sectionMarkdown } from './section-markdown.ts';

test('a section of every kind becomes editable text, without the pages', () => {
  expect(sectionMarkdown(fullSection)).toBe(
    [
      'Soil is the loose upper layer of the earth in which plants grow. It holds water, air and food for them.',
      '**What holds it**',
      '- Humus holds many times its weight in water.\n- Sand lets it drain quickly.',
      '- **Humus**: The dark part of soil, made of what has decayed.',
      '**From rock to soil**',
      '1. Rock breaks up.\n2. Plants settle.',
      '**Two kinds of soil**',
      '| Soil | Drains |\n| --- | --- |\n| Sand | quickly |\n| Clay | slowly |',
      '- A good soil is 25 % water.',
      '*Figure 2: the layers of a soil.*',
    ].join('\n\n'),
  );
});
