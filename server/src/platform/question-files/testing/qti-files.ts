/** Realistic QTI files: typed by people after the standard, with their mistakes. */
import { zipBytes } from '../writing/zip-bytes.ts';

/** A picture of one pixel. */
export const onePixelPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** @param files by their names @returns a zip of them in this order */
export function zipped(files: Readonly<Record<string, string | Uint8Array>>): Promise<Uint8Array> {
  return zipBytes(Object.entries(files).map(([path, content]) => ({ path, content })));
}

/** Parts of an item of 1.2 on few lines, with a maker's mistakes. */
export function oldItem({
  title = 'Sum',
  fields = {},
  cardinality = 'Single',
  text = 'What is 2 + 2?',
  conditions = condition('A', '100'),
  labels = ['4', '5'],
  more = '',
}: {
  title?: string;
  fields?: Readonly<Record<string, string>>;
  cardinality?: string;
  text?: string;
  conditions?: string;
  labels?: string[];
  more?: string;
} = {}): string {
  const metadata = Object.entries(fields).map(
    ([label, entry]) =>
      `<qtimetadatafield><fieldlabel>${label}</fieldlabel><fieldentry>${entry}</fieldentry></qtimetadatafield>`,
  );
  const choices = labels.map(
    (label, index) =>
      `<response_label ident="${String.fromCharCode(65 + index)}"><material><mattext>${label}</mattext></material></response_label>`,
  );
  return `<item ident="i" title="${title}"><itemmetadata><qtimetadata>${metadata.join('')}</qtimetadata></itemmetadata><presentation><material><mattext>${text}</mattext></material><response_lid ident="r" rcardinality="${cardinality}"><render_choice>${choices.join('')}</render_choice></response_lid></presentation><resprocessing>${conditions}</resprocessing>${more}</item>`;
}

/** A condition with one choice, or with a replacement. */
export function condition(choice: string, mark: string, action = 'Set'): string {
  const variables = choice.startsWith('<') ? choice : `<varequal respident="r">${choice}</varequal>`;
  return `<respcondition><conditionvar>${variables}</conditionvar><setvar action="${action}">${mark}</setvar></respcondition>`;
}

/**
 * @param items each on line 2 and the following ones
 * @returns a test of 1.2 with them
 */
export function oldTest(...items: string[]): string {
  return `<questestinterop>\n${items.join('\n')}\n</questestinterop>`;
}

/** An item of 2.1 after the standard, with a maker's mistakes. */
export function newItem({
  attributes = 'title="Sum"',
  declaration = '<responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier"><correctResponse><value>A</value></correctResponse></responseDeclaration>',
  before = '<p>What is 2 + 2?</p>',
  prompt = '',
  choices = '<simpleChoice identifier="A">4</simpleChoice><simpleChoice identifier="B">5</simpleChoice>',
  after = '',
  more = '',
}: Partial<
  Record<'attributes' | 'declaration' | 'before' | 'prompt' | 'choices' | 'after' | 'more', string>
> = {}): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i" ${attributes} timeDependent="false">
${declaration}
<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/>
<itemBody>${before}
<choiceInteraction responseIdentifier="RESPONSE" shuffle="true" maxChoices="1">${prompt}${choices}</choiceInteraction>${after}
</itemBody>
<responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct"/>${more}
</assessmentItem>`;
}

/** An item of 3.0. */
export const newestItem = `<?xml version="1.0" encoding="UTF-8"?>
<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="i" title="Rivers" adaptive="false" time-dependent="false" xml:lang="en">
  <qti-response-declaration identifier="RESPONSE" cardinality="multiple" base-type="identifier">
    <qti-correct-response>
      <qti-value>c</qti-value>
      <qti-value>a</qti-value>
    </qti-correct-response>
  </qti-response-declaration>
  <qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float"/>
  <qti-assessment-stimulus-ref identifier="s" title="The Nile" href="../stimuli/nile.xml"/>
  <qti-item-body>
    <p>Which are <em>rivers</em>?</p>
    <p><img src="../images/map.png" alt="A map"/></p>
    <qti-choice-interaction response-identifier="RESPONSE" max-choices="0">
      <qti-prompt>Choose all.</qti-prompt>
      <qti-simple-choice identifier="a">Nile <qti-feedback-inline outcome-identifier="F" identifier="a" show-hide="show">Yes, the Nile.</qti-feedback-inline></qti-simple-choice>
      <qti-simple-choice identifier="b">Chad</qti-simple-choice>
      <qti-simple-choice identifier="c"><math xmlns="http://www.w3.org/1998/Math/MathML"><msup><mi>x</mi><mn>2</mn></msup></math></qti-simple-choice>
    </qti-choice-interaction>
  </qti-item-body>
  <qti-response-processing template="https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct.xml"/>
  <qti-modal-feedback outcome-identifier="F" identifier="b" show-hide="show"><qti-content-body><p>That is a lake.</p></qti-content-body></qti-modal-feedback>
  <qti-modal-feedback outcome-identifier="F" identifier="solution" show-hide="show"><qti-content-body><p>See the map.</p></qti-content-body></qti-modal-feedback>
</qti-assessment-item>
`;
