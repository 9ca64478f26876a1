import { expect, test } from 'vitest';
import { exportedFiles } from './file-formats.ts';

const textFile = 'text/plain; charset=utf-8';

test.each([
  ['gift', 'gift.txt', textFile],
  ['aiken', 'aiken.txt', textFile],
  ['moodle_xml', 'xml', 'application/xml'],
  ['qti_1_2', 'qti12.zip', 'application/zip'],
  ['qti_2_1', 'qti21.zip', 'application/zip'],
  ['csv', 'csv', 'text/csv; charset=utf-8'],
  ['text', 'txt', textFile],
  ['print', 'html', 'text/html; charset=utf-8'],
] as const)('%s is written as .%s, which is %s', (format, ending, mediaType) => {
  expect(exportedFiles[format]).toMatchObject({ ending, mediaType });
});
