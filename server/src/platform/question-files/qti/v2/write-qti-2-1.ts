/** A zip of QTI 2.1: a file for each question, a test that puts them in order, and a manifest. */
import type { FilePassage, FilePicture, FileQuestion, FileRemark } from '../../question-file.ts';
import { namedPictures } from '../../writing/picture-files.ts';
import { QuestionHtml } from '../../writing/question-html.ts';
import { zipBytes } from '../../writing/zip-bytes.ts';
import { toMissing, type WrittenBytes } from '../../written-file.ts';
import { assessmentItemXml } from './write-assessment-item.ts';
import { manifestXml } from './write-manifest.ts';
import { testXml } from './write-test.ts';

/**
 * A passage precedes the text of each of its questions, and reading finds it there again: QTI has shared
 * texts since 3.0. Topics are sections of the test, difficulties and tags metadata of the manifest.
 *
 * @param questions in their order
 * @param passages of the questions
 * @param pictures that texts display as `picture:n`
 * @returns the zip, and the omitted content
 */
export async function writeQti21(
  questions: readonly FileQuestion[],
  passages: readonly FilePassage[],
  pictures: readonly FilePicture[],
): Promise<WrittenBytes> {
  const getAddress = ({ name }: FilePicture) => `../images/${name}`;
  const texts = new QuestionHtml(passages, namedPictures(pictures), getAddress);
  const omissions: FileRemark[] = [];
  const items = questions.flatMap((question, index) => {
    const identifier = `q${index + 1}`;
    const item = assessmentItemXml(question, identifier, texts);
    if ('missing' in item) {
      omissions.push(toMissing(index + 1, item.missing));
      return [];
    }
    if (item.remark !== undefined) omissions.push({ line: index + 1, message: item.remark });
    return [{ question, identifier, path: `items/${identifier}.xml`, content: item.text }];
  });
  const bytes = await zipBytes([
    { path: 'imsmanifest.xml', content: manifestXml(items, texts.shown) },
    { path: 'test.xml', content: testXml(items) },
    ...items,
    ...texts.shown.map(({ name, bytes: content }) => ({ path: `images/${name}`, content, compressed: true })),
  ]);
  return { bytes, omissions };
}
