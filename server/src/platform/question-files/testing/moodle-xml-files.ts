/** Files of Moodle XML as they come: written by Moodle, and typed by people. */

/** A picture of one pixel. */
export const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** As Moodle exports a category with its questions. */
export const moodleExport = `<?xml version="1.0" encoding="UTF-8"?>
<quiz>
<!-- question: 0  -->
  <question type="category">
    <category>
      <text>$course$/top/Default for BIO101/Cells // tissues</text>
    </category>
    <info format="moodle_auto_format">
      <text></text>
    </info>
    <idnumber></idnumber>
  </question>

<!-- question: 311  -->
  <question type="multichoice">
    <name>
      <text>Power house</text>
    </name>
    <questiontext format="html">
      <text><![CDATA[<p dir="ltr" style="text-align: left;">Which organelle makes most of the <strong>ATP</strong> of a cell?&nbsp;<br></p><p><img src="@@PLUGINFILE@@/a%20cell.png" alt="A cell" width="40" height="40" class="img-fluid"></p>]]></text>
<file name="a cell.png" path="/" encoding="base64">${onePixel}</file>
    </questiontext>
    <generalfeedback format="html">
      <text><![CDATA[<p>Respiration yields about 30 ATP: \\(C_6H_{12}O_6 &lt; 38\\).</p>]]></text>
    </generalfeedback>
    <defaultgrade>1.0000000</defaultgrade>
    <penalty>0.3333333</penalty>
    <hidden>0</hidden>
    <idnumber>bio-7</idnumber>
    <single>true</single>
    <shuffleanswers>true</shuffleanswers>
    <answernumbering>abc</answernumbering>
    <showstandardinstruction>0</showstandardinstruction>
    <correctfeedback format="html">
      <text>Your answer is correct.</text>
    </correctfeedback>
    <partiallycorrectfeedback format="html">
      <text>Your answer is partially correct.</text>
    </partiallycorrectfeedback>
    <incorrectfeedback format="html">
      <text>Your answer is incorrect.</text>
    </incorrectfeedback>
    <shownumcorrect/>
    <answer fraction="0" format="html">
      <text><![CDATA[<p>The ribosome</p>]]></text>
      <feedback format="html">
        <text><![CDATA[<p>It makes proteins.</p>]]></text>
      </feedback>
    </answer>
    <answer fraction="100" format="html">
      <text><![CDATA[<p>The mitochondrion</p>]]></text>
      <feedback format="html">
        <text></text>
      </feedback>
    </answer>
    <answer fraction="0" format="html">
      <text>&lt;p&gt;The nucleus &amp;amp; more&lt;/p&gt;</text>
      <feedback format="html">
        <text></text>
      </feedback>
    </answer>
    <hint format="html">
      <text>Think.</text>
    </hint>
    <tags>
      <tag><text>energy</text>
</tag>
      <tag><text>difficulty:hard</text>
</tag>
    </tags>
  </question>

<!-- question: 312  -->
  <question type="truefalse">
    <name>
      <text>Osmosis</text>
    </name>
    <questiontext format="moodle_auto_format">
      <text>Osmosis moves water.
It needs no <i>energy</i>.</text>
    </questiontext>
    <generalfeedback format="moodle_auto_format">
      <text></text>
    </generalfeedback>
    <answer fraction="0" format="moodle_auto_format">
      <text>false</text>
      <feedback format="html">
        <text>Think of a raisin in water.</text>
      </feedback>
    </answer>
    <answer fraction="100" format="moodle_auto_format">
      <text>true</text>
      <feedback format="html">
        <text></text>
      </feedback>
    </answer>
  </question>

<!-- question: 0  -->
  <question type="category">
    <category>
      <text>$course$/top</text>
    </category>
  </question>

<!-- question: 313  -->
  <question type="multichoice">
    <name>
      <text>Bases of RNA</text>
    </name>
    <questiontext format="plain_text">
      <text>Which of these are bases of RNA? Mark *all* of them.</text>
    </questiontext>
    <single>false</single>
    <answer fraction="33.33333"><text>Adenine</text></answer>
    <answer fraction="-50"><text>Thymine</text></answer>
    <answer fraction="33.33333"><text>Uracil</text></answer>
    <answer fraction="33.33333"><text>Guanine_1</text></answer>
  </question>

<!-- question: 314  -->
  <question type="shortanswer">
    <name>
      <text>Name it</text>
    </name>
    <questiontext format="html">
      <text>Name the process.</text>
    </questiontext>
    <answer fraction="100" format="moodle_auto_format">
      <text>osmosis</text>
    </answer>
  </question>

<!-- question: 315  -->
  <question type="multichoice">
    <name>
      <text>Equation</text>
    </name>
    <questiontext format="markdown">
      <text>Solve $x^2 = 4$ for **positive** x.</text>
    </questiontext>
    <single>true</single>
    <answer fraction="100" format="markdown"><text>$x = 2$</text></answer>
    <answer fraction="0" format="markdown"><text>![a graph](@@PLUGINFILE@@/graph.png)</text><file name="graph.png" path="/" encoding="base64">${onePixel}</file></answer>
  </question>
</quiz>
`;

/** @param elements questions or replacements, each from line 3 on */
export function makeQuiz(...elements: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${elements.join('\n')}\n</quiz>\n`;
}

/** A question on one line, with a maker's mistakes. */
export function multichoice({
  text = 'What is 2 + 2?',
  single = '<single>true</single>',
  answers = '<answer fraction="100"><text>4</text></answer><answer fraction="0"><text>5</text></answer>',
  more = '',
}: Partial<Record<'text' | 'single' | 'answers' | 'more', string>> = {}): string {
  return `<question type="multichoice"><name><text>Sum</text></name><questiontext format="html"><text>${text}</text></questiontext>${single}${answers}${more}</question>`;
}
