/** A zip of QTI 1.2 with one quiz, as Canvas exports it: what the most programs take. */

import { escapedMarkup } from '../../html/markup.ts';
import type { FilePassage, FilePicture, FileQuestion, FileRemark } from '../../question-file.ts';
import { type NamedPicture, namedPictures } from '../../writing/picture-files.ts';
import { QuestionHtml } from '../../writing/question-html.ts';
import { zipBytes } from '../../writing/zip-bytes.ts';
import { toMissing, type WrittenBytes } from '../../written-file.ts';
import { itemXml } from './write-item.ts';

const quiz = 'questions';
const title = 'Questions';

/**
 * A passage precedes the text of each of its questions, and reading finds it there again. QTI 1.2 has texts
 * of sections, but Canvas does not display them. Topics, difficulties and tags are metadata that Canvas
 * ignores.
 *
 * @param questions in their order
 * @param passages of the questions
 * @param pictures that texts display as `picture:n`
 * @returns the zip, and the omitted content
 */
export async function writeQti12(
  questions: readonly FileQuestion[],
  passages: readonly FilePassage[],
  pictures: readonly FilePicture[],
): Promise<WrittenBytes> {
  const getAddress = ({ name }: FilePicture) => `%24IMS-CC-FILEBASE%24/images/${name}`;
  const texts = new QuestionHtml(passages, namedPictures(pictures), getAddress);
  const omissions: FileRemark[] = [];
  const items = questions.flatMap((question, index) => {
    const item = itemXml(question, `question_${index + 1}`, texts);
    if ('missing' in item) {
      omissions.push(toMissing(index + 1, item.missing));
      return [];
    }
    if (item.remark !== undefined) omissions.push({ line: index + 1, message: item.remark });
    return [item.text];
  });
  const bytes = await zipBytes([
    { path: 'imsmanifest.xml', content: manifestXml(texts.shown) },
    { path: `${quiz}/assessment_meta.xml`, content: quizSettings(items.length) },
    { path: `${quiz}/${quiz}.xml`, content: assessmentXml(items) },
    ...texts.shown.map(({ name, bytes: content }) => ({ path: `images/${name}`, content, compressed: true })),
  ]);
  return { bytes, omissions };
}

function assessmentXml(items: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.imsglobal.org/xsd/ims_qtiasiv1p2 http://www.imsglobal.org/xsd/ims_qtiasiv1p2p1.xsd">
  <assessment ident="${quiz}" title="${title}">
    <qtimetadata>
      <qtimetadatafield>
        <fieldlabel>cc_maxattempts</fieldlabel>
        <fieldentry>1</fieldentry>
      </qtimetadatafield>
    </qtimetadata>
    <section ident="root_section">
${items.join('')}    </section>
  </assessment>
</questestinterop>
`;
}

function manifestXml(pictures: readonly NamedPicture[]): string {
  const images = pictures.map(({ name }, index) => {
    const path = escapedMarkup(`images/${name}`);
    return `    <resource identifier="image_${index + 1}" type="webcontent" href="${path}">
      <file href="${path}"/>
    </resource>
`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="${quiz}_manifest" xmlns="http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1" xmlns:imsmd="http://www.imsglobal.org/xsd/imsmd_v1p2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1 http://www.imsglobal.org/xsd/imscp_v1p1.xsd http://www.imsglobal.org/xsd/imsmd_v1p2 http://www.imsglobal.org/xsd/imsmd_v1p2p2.xsd">
  <metadata>
    <schema>IMS Content</schema>
    <schemaversion>1.1.3</schemaversion>
    <imsmd:lom>
      <imsmd:general>
        <imsmd:title>
          <imsmd:string>${title}</imsmd:string>
        </imsmd:title>
      </imsmd:general>
    </imsmd:lom>
  </metadata>
  <organizations/>
  <resources>
    <resource identifier="${quiz}" type="imsqti_xmlv1p2">
      <file href="${quiz}/${quiz}.xml"/>
      <dependency identifierref="${quiz}_meta"/>
    </resource>
    <resource identifier="${quiz}_meta" type="associatedcontent/imscc_xmlv1p1/learning-application-resource" href="${quiz}/assessment_meta.xml">
      <file href="${quiz}/assessment_meta.xml"/>
    </resource>
${images.join('')}  </resources>
</manifest>
`;
}

function quizSettings(points: number): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<quiz identifier="${quiz}" xmlns="http://canvas.instructure.com/xsd/cccv1p0" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://canvas.instructure.com/xsd/cccv1p0 https://canvas.instructure.com/xsd/cccv1p0.xsd">
  <title>${title}</title>
  <description></description>
  <shuffle_answers>false</shuffle_answers>
  <scoring_policy>keep_highest</scoring_policy>
  <quiz_type>assignment</quiz_type>
  <points_possible>${points}.0</points_possible>
  <show_correct_answers>true</show_correct_answers>
  <allowed_attempts>1</allowed_attempts>
  <available>false</available>
</quiz>
`;
}
